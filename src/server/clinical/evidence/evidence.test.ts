import { createHash, randomUUID } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { largestUpload, pieceBytes, piecesOf } from '#domain/evidence/upload.ts'
import { isSoak } from '../../../../tests/soak/test-depth.ts'
import { eraseOldGuestSessions } from '../../identity/guest-sessions/erase-guest-sessions.ts'
import { endedAnswersOf } from '../../intake/questionnaires/ended-answers.ts'
import { sandboxIdentityOf } from '../../platform/gateways/identity/sandbox/sandbox.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { newBrowser, proveAddress, refusedAnswers, saveAnswers } from '../../testing/test-browser.ts'
import {
  aColleague,
  atTheDesk,
  newCase,
  newPatient,
  pdfOf,
  pieceOf,
  sendPiece,
  upload,
} from '../../testing/test-evidence.ts'
import { willingBotCheck } from '../../testing/test-gateways.ts'
import { seenElsewhere } from '../cases/duplicate-identifiers.ts'
import { checksOf } from '../cases/evidence-rows.ts'
import { evidenceIn } from '../cases/read-evidence.ts'
import { eraseNeedlessEvidence, eraseUnfinishedUploads } from './erase-uploads.ts'
import { settleIdentities } from './identity-job.ts'

let app: TestApp
let beside: TestApp
let ahead = 0
const now = () => Date.now() + ahead
beforeAll(async () => {
  app = await startTestApp({ gateways: { botCheck: willingBotCheck, now } })
  beside = await startTestApp({ gateways: { botCheck: willingBotCheck, now }, beside: app })
})
afterAll(async () => {
  await beside.close()
  await app.close()
})

const rows = async <Row extends Record<string, unknown>>(text: string): Promise<Row[]> =>
  (await app.database.run((orm) => orm.execute(sql.raw(text)))).rows as Row[]

const evidenceOf = (accountId: string) =>
  app.database.run(async (orm) => evidenceIn(await checksOf(orm, app.services.vault, accountId)))

type Patient = Awaited<ReturnType<typeof newPatient>>

const taskOf = async ({ browser }: Patient, gate: string) =>
  (await browser.post('my_evidence', {})).json().data.tasks.find((task: { gate: string }) => task.gate === gate)

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Memory in use after garbage collection. */
async function held(): Promise<number> {
  collect()
  await turn()
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

const big = pdfOf(2 * pieceBytes + 500)

describe('a file in pieces', () => {
  it('resumes where it was cut off, in another process, and is complete once its content is inspected', async () => {
    const patient = await newPatient(app)
    const id = randomUUID()
    const begin = { id, gate: 'previous_supply', name: 'label.pdf', kind: 'application/pdf', size: big.length } as const
    expect((await patient.browser.post('begin_upload', begin)).json().data).toEqual({
      received: 0,
      pieceBytes,
      isWhole: false,
    })
    await sendPiece(app, patient.browser, id, 0, pieceOf(big, 0))
    // Cut in the middle of a piece: nothing of it is stored.
    expect((await sendPiece(app, patient.browser, id, 1, pieceOf(big, 1).subarray(0, 9))).statusCode).toBe(400)
    expect((await sendPiece(app, patient.browser, id, 2, pieceOf(big, 2))).json()).toMatchObject({
      code: 409,
      data: { received: pieceBytes },
    })
    expect((await patient.browser.post('finish_upload', { id })).json()).toMatchObject({ code: 409 })
    const again = await beside.post('begin_upload', begin, { cookie: patient.browser.cookie() })
    expect(again.json().data).toMatchObject({ received: pieceBytes, isWhole: false })
    const hands = await Promise.all([
      sendPiece(app, patient.browser, id, 1, pieceOf(big, 1)),
      sendPiece(beside, patient.browser, id, 1, pieceOf(big, 1)),
    ])
    expect(hands.map((reply) => reply.json().data.received)).toEqual([2 * pieceBytes, 2 * pieceBytes])
    await sendPiece(beside, patient.browser, id, 2, pieceOf(big, 2))
    const done = await Promise.all([
      patient.browser.post('finish_upload', { id }),
      patient.browser.post('finish_upload', { id }),
    ])
    for (const reply of done) expect(reply.json().data.file).toMatchObject({ id, name: 'label.pdf', isWhole: true })
    const { files } = (await patient.browser.post('my_evidence', {})).json().data
    expect(files).toHaveLength(1)
  })

  it('with a false type is refused by name and erased, and the others stay', async () => {
    const patient = await newPatient(app)
    const good = await upload(app, patient.browser, pdfOf(900))
    expect(good.reply.statusCode).toBe(200)
    const lies = [
      ['scan.png', 'image/png', pdfOf(900)],
      ['letter.pdf', 'application/pdf', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(9_000, 65)])],
      ['photo.jpg', 'image/jpeg', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4]), Buffer.alloc(50, 65)])],
      ['page.pdf', 'application/pdf', Buffer.from('<html><script>alert(1)</script>')],
    ] as const
    for (const [name, kind, content] of lies) {
      const { reply } = await upload(app, patient.browser, content, { name, kind })
      expect([name, reply.statusCode, reply.body]).toEqual([name, 400, expect.stringContaining(`“${name}” is called`)])
    }
    const { files } = (await patient.browser.post('my_evidence', {})).json().data
    expect(files.map(({ id }: { id: string }) => id)).toEqual([good.id])
    expect(
      await rows(`select 1 from evidence_pieces p left join evidence_files f on f.id = p.file_id where f.id is null`),
    ).toEqual([])
  })

  it('is refused before it is sent if it is too large, of another kind, or HEIC', async () => {
    const { browser } = await newPatient(app)
    const begin = (name: string, size: number, kind = '') =>
      browser.post('begin_upload', { id: randomUUID(), gate: 'measurements', name, size, kind })
    const said = async (...given: Parameters<typeof begin>) => (await begin(...given)).json().data.fields[0].message
    expect(await said('scan.pdf', 26_319_257)).toBe('“scan.pdf” is 25.1 MB. Choose a file smaller than 25 MB')
    expect(await said('scan.pdf', largestUpload + 1)).toContain('is 25.1 MB')
    expect((await begin('scan.pdf', largestUpload)).statusCode).toBe(200)
    expect(await said('phone.heic', 100)).toContain('“phone.heic” is a HEIC photo')
    expect(await said('notes.txt', 100)).toContain('“notes.txt” is not a photo or a PDF')
    expect(await said('a.pdf', 100, 'text/html')).toContain('“a.pdf” doesn’t seem to be a PDF')
    expect(await said('a.pdf', 0)).toContain('is empty')
  })

  it.runIf(isSoak)(
    'of 25 MB leaves memory flat, on its way in and out',
    async () => {
      const { browser } = await newPatient(app)
      const whole = pdfOf(largestUpload)
      const id = randomUUID()
      await browser.post('begin_upload', { id, gate: 'measurements', name: 'scan.pdf', kind: '', size: whole.length })
      await sendPiece(app, browser, id, 0, pieceOf(whole, 0))
      const before = await held()
      for (let at = 1; at < piecesOf(whole.length); at++) await sendPiece(app, browser, id, at, pieceOf(whole, at))
      expect((await browser.post('finish_upload', { id })).statusCode).toBe(200)
      expect((await held()) - before).toBeLessThan(5 * pieceBytes)

      const desk = await atTheDesk(app, 'see-record')
      const [arrived, expected] = [createHash('sha256'), createHash('sha256').update(whole).digest('hex')]
      let most = 0
      let [here, lookedAt] = [0, 0]
      for await (const chunk of await desk.stream(id)) {
        arrived.update(chunk)
        here += chunk.length
        if (here - lookedAt < 6 * pieceBytes) continue
        lookedAt = here
        most = Math.max(most, (await held()) - before)
      }
      expect(arrived.digest('hex')).toBe(expected)
      expect(most).toBeLessThan(8 * pieceBytes)
      await desk.close()
    },
    60_000,
  )

  it('belongs to its sender: nobody else sees, extends, finishes or removes it', async () => {
    const [owner, other] = [await newPatient(app), await newPatient(app)]
    const id = randomUUID()
    const begin = { id, gate: 'previous_supply', name: 'label.pdf', kind: '', size: big.length } as const
    await owner.browser.post('begin_upload', begin)
    expect((await other.browser.post('begin_upload', begin)).statusCode).toBe(409)
    expect((await sendPiece(app, other.browser, id, 0, pieceOf(big, 0))).statusCode).toBe(404)
    for (const call of ['finish_upload', 'remove_upload'] as const) {
      expect((await other.browser.post(call, { id })).statusCode).toBe(404)
    }
    expect((await other.browser.post('my_evidence', {})).json().data.files).toEqual([])
    const stranger = newBrowser(app)
    await saveAnswers(stranger)
    expect((await stranger.post('my_evidence', {})).json().data).toMatchObject({ isKnown: false, files: [], tasks: [] })
    expect((await newBrowser(app).post('begin_upload', begin)).statusCode).toBe(401)
  })

  it('belongs to the guest session that paid until the address is proven; then to the account', async () => {
    const patient = await newPatient(app)
    const { id } = await upload(app, patient.browser, pdfOf(500))
    await proveAddress(app, patient.email)
    expect((await patient.browser.post('my_evidence', {})).json().data).toMatchObject({ isKnown: false, files: [] })
    expect((await patient.browser.post('remove_upload', { id })).statusCode).toBe(401)
    const home = newBrowser(app)
    await home.post('sign_in', { email: patient.email, password: patient.form.password })
    expect((await home.post('my_evidence', {})).json().data.files).toMatchObject([{ id, isWhole: true }])
    expect((await home.post('remove_upload', { id })).statusCode).toBe(200)
    expect((await home.post('my_evidence', {})).json().data.files).toEqual([])
  })

  it('is erased a day after it was begun if it was never finished or sent, and counts towards a daily limit', async () => {
    const patient = await newPatient(app)
    const finished = await upload(app, patient.browser, pdfOf(500))
    const sent = await upload(app, patient.browser, pdfOf(500), { gate: 'message' })
    await upload(app, patient.browser, pdfOf(500), { gate: 'message' })
    await rows(`update evidence_files set attached_at = now() where id = '${sent.id}'`)
    expect((await patient.browser.post('remove_upload', { id: sent.id })).statusCode).toBe(409)
    await patient.browser.post('begin_upload', { id: randomUUID(), gate: 'message', name: 'a.pdf', kind: '', size: 9 })
    await eraseUnfinishedUploads(app.database, now() + 23 * 3_600_000)
    const files = async () => (await patient.browser.post('my_evidence', {})).json().data.files
    expect(await files()).toHaveLength(4)
    await eraseUnfinishedUploads(app.database, now() + 25 * 3_600_000)
    expect(await files()).toMatchObject([{ id: finished.id }, { id: sent.id }])
    // Files that support a decision stay with the record; a person who never ordered has none.
    const longAfter = now() + 91 * 24 * 3_600_000
    await eraseNeedlessEvidence(app.database, longAfter)
    expect(await files()).toHaveLength(2)
    await rows(`update orders set authorised_at = null where account_id = '${patient.accountId}'`)
    await eraseNeedlessEvidence(app.database, now() + 89 * 24 * 3_600_000)
    expect(await rows(`select 1 from evidence_files where id = '${finished.id}'`)).toHaveLength(1)
    await eraseNeedlessEvidence(app.database, longAfter)
    expect(await rows(`select 1 from evidence_files where id = '${finished.id}'`)).toEqual([])
    await rows(`update orders set authorised_at = now() where account_id = '${patient.accountId}'`)
    const begin = () =>
      patient.browser.post('begin_upload', {
        id: randomUUID(),
        gate: 'message',
        name: 'a.pdf',
        kind: '',
        size: largestUpload,
      })
    const codes: number[] = []
    for (let at = 0; at < 13; at++) codes.push((await begin()).statusCode)
    expect(codes.at(-1)).toBe(429)
  })
})

describe('at the desk', () => {
  it('each access is logged, marks the file seen and is cached nowhere', async () => {
    const patient = await newPatient(app)
    const caseId = await newCase(app, patient.orderId)
    const content = pdfOf(pieceBytes + 7)
    const { id } = await upload(app, patient.browser, content)
    const desk = await atTheDesk(app, 'see-record')
    const looks = () =>
      rows<{ what: string; staff_id: string }>(
        `select what, staff_id from access_log where account_id = '${patient.accountId}'`,
      )
    const seen = await desk.look(id)
    expect(seen.rawPayload.equals(content)).toBe(true)
    expect(seen.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-disposition': "inline; filename*=UTF-8''label.pdf",
    })
    expect(seen.headers['content-security-policy']).toContain("default-src 'none'")
    await desk.look(id)
    expect(await looks()).toEqual([
      { what: 'evidence', staff_id: aColleague },
      { what: 'evidence', staff_id: aColleague },
    ])
    expect((await desk.post('desk_evidence', { caseId })).json().data).toMatchObject({
      files: [{ id, name: 'label.pdf', kind: 'pdf', seenAt: expect.any(String) }],
      checks: [],
    })
    expect(await looks()).toHaveLength(3)
    expect((await patient.browser.post('remove_upload', { id })).statusCode).toBe(409)
    expect((await desk.look(randomUUID())).statusCode).toBe(404)
    expect((await desk.post('desk_evidence', { caseId: randomUUID() })).statusCode).toBe(404)
    expect(await looks()).toHaveLength(3)
    // S-10 Not through another patient's case.
    const another = await newCase(app, (await newPatient(app)).orderId)
    expect((await desk.look(`${id}&case=${another}`)).statusCode).toBe(404)
    expect((await desk.look(`${id}&case=${randomUUID()}`)).statusCode).toBe(404)
    expect(await looks()).toHaveLength(3)
    expect((await desk.look(`${id}&case=${caseId}`)).statusCode).toBe(200)
    await desk.close()
  })

  it('a colleague without the right sees nothing and records nothing', async () => {
    const patient = await newPatient(app)
    const caseId = await newCase(app, patient.orderId)
    const { id } = await upload(app, patient.browser, pdfOf(500))
    const support = await atTheDesk(app, 'refund', 'dispatch')
    expect((await support.look(id)).statusCode).toBe(403)
    const bodies = {
      desk_evidence: { caseId },
      desk_record_measurements: { caseId, how: 'video', weightKg: 95, heightCm: 170, on: '2026-01-01' },
      desk_ask_again: { caseId, gate: 'measurements', words: 'x' },
      desk_record_contact: { caseId, how: 'call', on: '2026-01-01', said: 'x' },
    } as const
    for (const [name, body] of Object.entries(bodies)) {
      expect([name, (await support.post(name as keyof typeof bodies, body)).statusCode]).toEqual([name, 403])
    }
    const reader = await atTheDesk(app, 'see-record')
    expect((await reader.post('desk_record_contact', bodies.desk_record_contact)).statusCode).toBe(403)
    expect((await app.server.inject({ url: `/api/desk_file?id=${id}` })).statusCode).toBe(401)
    expect(await rows(`select 1 from access_log where account_id = '${patient.accountId}'`)).toEqual([])
    await support.close()
    await reader.close()
  })

  it('what a member of staff has verified is what the rules read', async () => {
    const patient = await newPatient(app)
    const caseId = await newCase(app, patient.orderId)
    const desk = await atTheDesk(app, 'see-record', 'work-cases')
    const today = new Date(now()).toISOString().slice(0, 10)
    const measured = { caseId, how: 'video', weightKg: 95.5, heightCm: 170, on: today }
    for (const [field, wrong] of [
      ['heightCm', { heightCm: 1.7 }],
      ['weightKg', { weightKg: 12 }],
      ['on', { on: '2999-01-01' }],
      ['on', { on: '2026-02-30' }],
    ] as const) {
      const reply = await desk.post('desk_record_measurements', { ...measured, ...wrong })
      expect(reply.json()).toMatchObject({ code: 400, data: { fields: [{ field }] } })
    }
    expect((await desk.post('desk_record_measurements', { ...measured, how: 'photo' })).statusCode).toBe(400)
    expect((await desk.post('desk_record_measurements', { ...measured, how: 'call' })).statusCode).toBe(400)
    expect((await taskOf(patient, 'measurements')).state).toBe('to_do')
    expect((await desk.post('desk_record_measurements', measured)).statusCode).toBe(200)
    expect((await taskOf(patient, 'measurements')).state).toBe('done')
    await desk.post('desk_record_contact', { caseId, how: 'call', on: today, said: 'They are well.' })
    const supply = { medicine: 'mounjaro', strengthMg: 5, suppliedOn: today, lastInjectionOn: null } as const
    const read = { caseId, how: 'label', ...supply, isNameMatching: true, startingWeightKg: null }
    expect((await desk.post('desk_confirm_supply', read)).statusCode).toBe(200)
    expect(await evidenceOf(patient.accountId)).toMatchObject({
      measurements: [{ weightKg: 95.5, heightCm: 170, how: 'video', by: aColleague }],
      contact: { how: 'call', on: today },
      previousSupply: { ...supply, isNameMatching: true, by: aColleague },
    })
    await desk.close()
  })

  it('a photo alone never passes, and an unsuitable one is requested again with an explanation', async () => {
    const patient = await newPatient(app)
    const caseId = await newCase(app, patient.orderId)
    const desk = await atTheDesk(app, 'see-record', 'work-cases')
    const { id } = await upload(app, patient.browser, pdfOf(500), { gate: 'measurements', name: 'scale.pdf' })
    expect(await taskOf(patient, 'measurements')).toMatchObject({ state: 'sent' })
    await desk.look(id)
    expect(await taskOf(patient, 'measurements')).toMatchObject({ state: 'looked_at' })
    expect((await evidenceOf(patient.accountId)).measurements).toEqual([])
    await desk.post('desk_ask_again', { caseId, gate: 'measurements', words: 'The date cannot be read.' })
    expect(await taskOf(patient, 'measurements')).toMatchObject({
      state: 'again',
      because: 'words',
      words: 'The date cannot be read.',
    })
    await upload(app, patient.browser, pdfOf(600), { gate: 'measurements', name: 'scale.pdf' })
    expect(await taskOf(patient, 'measurements')).toMatchObject({ state: 'sent', words: null })
    await desk.close()
  })
})

describe('what the patient says', () => {
  it('about the GP is evidence and a consent in words, and the last answer counts', async () => {
    const patient = await newPatient(app)
    const yes = { isToBeTold: true, practice: 'Mill Lane Surgery', odsCode: null, hasGp: true, reason: '' }
    const no = { ...yes, isToBeTold: false, practice: '', reason: 'I would rather tell them myself.' }
    expect((await patient.browser.post('answer_gp', { ...yes, practice: ' ' })).json().data.fields[0].field).toBe(
      'practice',
    )
    expect((await patient.browser.post('answer_gp', { ...no, reason: '' })).json().data.fields[0].field).toBe('reason')
    await patient.browser.post('answer_gp', yes)
    expect((await evidenceOf(patient.accountId)).gp).toEqual({ tells: true, practice: 'Mill Lane Surgery' })
    await patient.browser.post('answer_gp', no)
    expect((await evidenceOf(patient.accountId)).gp).toEqual({ tells: false, hasGp: true, reason: no.reason })
    expect(
      await rows(
        `select kind, version, is_given from consents where order_id = '${patient.orderId}' and kind = 'gp' order by id`,
      ),
    ).toEqual([
      { kind: 'gp', version: 1, is_given: true },
      { kind: 'gp', version: 1, is_given: false },
    ])
    expect(await taskOf(patient, 'gp')).toMatchObject({ state: 'done' })
  })

  it('about an earlier supply proves nothing by itself, and needs a file of their own', async () => {
    const [patient, other] = [await newPatient(app), await newPatient(app)]
    const theirs = await upload(app, other.browser, pdfOf(500))
    const own = await upload(app, patient.browser, pdfOf(500))
    const claim = { medicine: 'Wegovy', strength: '1 mg', suppliedOn: '2026-01-02', lastInjectionOn: '2026-01-09' }
    const tell = (given: object) => patient.browser.post('tell_supply', { ...claim, fileIds: [own.id], ...given })
    for (const [field, wrong] of [
      ['files', { fileIds: [] }],
      ['files', { fileIds: [own.id, theirs.id] }],
      ['medicine', { medicine: 'Aspirin' }],
      ['strength', { strength: ' ' }],
      ['lastInjectionOn', { lastInjectionOn: '2999-01-01' }],
    ] as const) {
      expect((await tell(wrong)).json()).toMatchObject({ code: 400, data: { fields: [{ field }] } })
    }
    expect((await tell({})).statusCode).toBe(200)
    expect((await evidenceOf(patient.accountId)).previousSupply).toBeNull()

    const caseId = await newCase(app, patient.orderId)
    const desk = await atTheDesk(app, 'see-record', 'work-cases')
    await desk.post('desk_ask_again', { caseId, gate: 'previous_supply', words: 'The name is cut off.' })
    const shown = (await desk.post('desk_case', { id: caseId })).json().data.evidence
    expect(shown.map(({ says }: { says: string }) => says)).toEqual([
      'Requested again: “The name is cut off.”',
      'Reported by the patient: Wegovy 1 mg, supplied on 2 Jan 2026.',
    ])
    await desk.close()
  })
})

describe('a check of identity', () => {
  const sandbox = () => {
    const found = sandboxIdentityOf(app.services.identity)
    if (!found) throw new Error('This app has no stand-in.')
    return found
  }
  const begin = async (patient: Patient): Promise<string> =>
    (await patient.browser.post('begin_identity_check', {})).json().data.address
  const choose = (address: string, choice: string) =>
    app.server.inject({
      method: 'POST',
      url: '/sandbox-identity/check',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `id=${address.split('=')[1]}&choice=${encodeURIComponent(choice)}`,
    })
  const state = async ({ browser }: Patient) => (await browser.post('identity_state', {})).json().data.state

  it('that succeeds passes, once, however we hear of it', async () => {
    const patient = await newPatient(app)
    expect(await state(patient)).toBe('none')
    const address = await begin(patient)
    expect((await app.server.inject({ url: address })).body).toContain('Choose what it finds')
    expect(await state(patient)).toBe('begun')
    sandbox().webhooks.deliverTo(async (payload, signature) => {
      const reply = await app.server.inject({
        method: 'POST',
        url: '/api/identity_webhook',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        payload,
      })
      if (reply.statusCode !== 200) throw new Error(reply.body)
    })
    const back = await choose(address, 'verified')
    expect([back.statusCode, back.headers.location]).toEqual([303, '/account/evidence?task=identity'])
    await sandbox().webhooks.settled()
    await Promise.all([state(patient), settleIdentities(app.services)])
    expect(await state(patient)).toBe('verified')
    expect(await rows(`select is_passed from evidence_checks where account_id = '${patient.accountId}'`)).toEqual([
      { is_passed: true },
    ])
    expect(await taskOf(patient, 'identity')).toMatchObject({ state: 'done' })
    expect((await patient.browser.post('begin_identity_check', {})).json().data.address).toBeNull()
    // The provider has decided: the page accepts no other choice.
    expect((await choose(address, 'failed')).statusCode).toBe(404)
    sandbox().webhooks.deliverTo(async () => undefined)
  })

  it.each([
    ['other name', 'verified', 'name'],
    ['needs input', 'needs input', 'unreadable'],
    ['failed', 'failed', 'failed'],
  ])('that ends as %s does not, and can be tried again', async (choice, expected, because) => {
    const patient = await newPatient(app)
    await choose(await begin(patient), choice)
    expect(await state(patient)).toBe(expected)
    expect(await taskOf(patient, 'identity')).toMatchObject({ state: 'again', because })
    await choose(await begin(patient), 'verified')
    expect(await state(patient)).toBe('verified')
    expect(await taskOf(patient, 'identity')).toMatchObject({ state: 'done' })
  })

  it('keeps neither the number of the document nor a picture', async () => {
    const patient = await newPatient(app)
    const address = await begin(patient)
    await choose(address, 'verified')
    expect(await state(patient)).toBe('verified')
    const session = await app.services.identity.retrieve(address.split('=')[1] ?? '')
    const number = session?.documentNumber ?? ''
    expect(number.length).toBeGreaterThan(8)
    expect(Object.keys(session ?? {}).sort()).toEqual(['address', 'documentNumber', 'id', 'person', 'state'])
    for (const table of ['evidence_checks', 'identity_checks', 'person_marks']) {
      const kept = await rows<{ row: string }>(
        `select t::text as row from ${table} t where account_id = '${patient.accountId}'`,
      )
      expect(kept.length, table).toBeGreaterThan(0)
      for (const { row } of kept) {
        expect(row).not.toContain(number)
        expect(row).not.toContain(Buffer.from(number).toString('hex'))
      }
    }
  })

  it('that is slow is under review, and settled by the job', async () => {
    const patient = await newPatient(app)
    await choose(await begin(patient), 'slow')
    expect(await state(patient)).toBe('processing')
    expect(await taskOf(patient, 'identity')).toMatchObject({ state: 'looked_at' })
    ahead = 120_000
    await settleIdentities(app.services)
    expect(await taskOf(patient, 'identity')).toMatchObject({ state: 'done' })
    ahead = 0
  })

  it('whose provider is away decides nothing, and unsigned news is not believed', async () => {
    const patient = await newPatient(app)
    const address = await begin(patient)
    sandbox().isSilent = true
    expect((await patient.browser.post('begin_identity_check', {})).statusCode).toBe(502)
    expect((await patient.browser.post('identity_state', {})).statusCode).toBe(502)
    sandbox().isSilent = false
    const forged = {
      id: 'evt_1',
      data: { object: { id: address.split('=')[1], object: 'identity.verification_session' } },
    }
    const reply = await app.server.inject({
      method: 'POST',
      url: '/api/identity_webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' },
      payload: JSON.stringify(forged),
    })
    expect(reply.statusCode).toBe(400)
    expect(await state(patient)).toBe('begun')
  })

  it('and every other duplicate identifier is noticed on another account', async () => {
    const [one, two] = [await newPatient(app), await newPatient(app)]
    for (const patient of [one, two]) {
      await choose(await begin(patient), 'verified')
      await state(patient)
    }
    const seen = await app.database.run((orm) => seenElsewhere(orm, two.accountId, now()))
    expect([...seen].sort()).toEqual(['address', 'document'])
    const later = now() + 366 * 86_400_000
    expect([...(await app.database.run((orm) => seenElsewhere(orm, two.accountId, later)))]).toEqual([])
    const digests = await rows<{ digest: Buffer }>(`select digest from person_marks`)
    expect(digests.every(({ digest }) => digest.length === 32)).toBe(true)
  })
})

describe('answers that ended not eligible', () => {
  const endsOf = (guestSessionId: string) =>
    app.database.run((orm) => endedAnswersOf(orm, app.services.vault, guestSessionId))

  it('leave a trace, once for each end, which is erased with the guest session', async () => {
    const browser = newBrowser(app)
    const first = await saveAnswers(browser, refusedAnswers('pregnancy'))
    const guestSessionId: string = first.json().data.uniqueId
    expect(await endsOf(guestSessionId)).toEqual([{ stepId: 'step-4', reason: 'pregnancy' }])
    await saveAnswers(browser, refusedAnswers('pregnancy'))
    await saveAnswers(browser)
    await saveAnswers(browser, refusedAnswers('under_18'))
    await saveAnswers(browser)
    expect(await endsOf(guestSessionId)).toEqual([
      { stepId: 'step-4', reason: 'pregnancy' },
      { stepId: 'step-1', reason: 'under_18' },
    ])
    const quiet = await saveAnswers(newBrowser(app))
    expect(await endsOf(quiet.json().data.uniqueId)).toEqual([])
    await eraseOldGuestSessions(app.database, now() + 91 * 86_400_000)
    expect(await endsOf(guestSessionId)).toEqual([])
  })

  it('leave it also when many save at once', async () => {
    const browsers = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const browser = newBrowser(app)
        return { browser, guestSessionId: (await saveAnswers(browser)).json().data.uniqueId as string }
      }),
    )
    await Promise.all(
      browsers.map(({ browser }, at) => saveAnswers(browser, at % 2 ? refusedAnswers('bmi_low') : undefined)),
    )
    const ends = await Promise.all(browsers.map(({ guestSessionId }) => endsOf(guestSessionId)))
    expect(ends.map(({ length }) => length)).toEqual([0, 1, 0, 1, 0, 1])
  })
})
