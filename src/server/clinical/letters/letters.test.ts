import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Bundle, Composition, DocumentReference, FhirResource } from 'fhir/r4'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs, secondMs } from '#domain/calendar/durations.ts'
import { demoPractices } from '../../intake/gp-practices/demo-practices.ts'
import { gpPractices } from '../../intake/gp-practices/tables.ts'
import { afterUndoMs } from '../../testing/after-undo.ts'
import { packedInTests } from '../../testing/packed.ts'
import { pdfText } from '../../testing/pdf-text.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { bringEvidence, goodEvidence, newPatient, type TestPatient } from '../../testing/test-case.ts'
import { willingBotCheck } from '../../testing/test-gateways.ts'
import { newStaff } from '../../testing/test-staff.ts'
import { casesJob } from '../cases/case-job.ts'
import { writeEarlierLetters } from '../treatment/letter-job.ts'

let clock = Date.parse('2026-03-02T10:00:00Z')

type Staff = Awaited<ReturnType<typeof newStaff>>
let app: TestApp
let other: TestApp
let prescriber: Staff
let lead: Staff
let pharmacist: Staff
let support: Staff
let robin: TestPatient
let wren: TestPatient
const practice = demoPractices[0]
beforeAll(async () => {
  const gateways = { botCheck: willingBotCheck, now: () => clock }
  app = await startTestApp({ gateways })
  other = await startTestApp({ gateways, beside: app })
  await app.database.run((orm) =>
    orm
      .insert(gpPractices)
      .values([...demoPractices])
      .onConflictDoNothing(),
  )
  prescriber = await newStaff(app, 'prescriber')
  lead = await newStaff(app, 'clinical_lead')
  pharmacist = await newStaff(app, 'pharmacist')
  support = await newStaff(app, 'support')
  robin = await newPatient(app)
  const gp = { tells: true, practice: 'As typed', odsCode: practice?.odsCode }
  await bringEvidence(app, robin, { ...goodEvidence(app), gp })
  wren = await newPatient(app)
  await bringEvidence(app, wren)
})
afterAll(async () => {
  await other.close()
  await app.close()
})

type Poster = Pick<Staff, 'post'>
const post = async (who: Poster, call: Parameters<Staff['post']>[0], body: object) => {
  const reply = await who.post(call, body)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json().data
}
const refused = async (who: Poster, call: Parameters<Staff['post']>[0], body: object) =>
  (await who.post(call, body)).statusCode
const run = async (text: string) => (await app.database.run((orm) => orm.execute(sql.raw(text)))).rows
const settle = async () => {
  clock += afterUndoMs
  await casesJob(app.services)
}
const claim = async (staff: Staff, id: string) => (await post(staff, 'desk_claim', { id })).epoch as number

async function approve({ caseId: id }: TestPatient) {
  const approval = { dose: '2.5mg', instructions: 'Once a week.', words: 'Prescribed.', ticked: [] }
  await post(prescriber, 'desk_approve', { id, epoch: await claim(prescriber, id), ...approval })
  await settle()
}

async function check({ caseId: id }: TestPatient) {
  const pen = { brand: 'Mounjaro', strength: '2.5mg', batch: 'LK-1', expires: '2027-06-30' }
  await post(pharmacist, 'desk_check', { id, epoch: await claim(pharmacist, id), pen, hasSeenInteractions: true })
  await settle()
}

interface Listed {
  readonly id: string
  readonly kind: string
  readonly to: string
  readonly title: string
  readonly version: number
  readonly isReplaced: boolean
  readonly state: string
}
const lettersOf = async ({ browser }: TestPatient): Promise<Listed[]> =>
  (await post(browser as unknown as Poster, 'my_letters', {})).letters
const kindOf = async (patient: TestPatient, kind: string) => {
  const found = (await lettersOf(patient)).find((one) => one.kind === kind)
  if (!found) throw new Error(`There is no ${kind}.`)
  return found
}
const read = async ({ browser }: TestPatient, id: string) =>
  (await post(browser as unknown as Poster, 'my_letter', { id })).letter
const linesOf = (letter: { sections: { id: string; lines: string[] }[] }, section: string) =>
  letter.sections.find(({ id }) => id === section)?.lines.join('\n') ?? ''
const pdfFor = (cookie: string, path: string) =>
  app.server.inject({ method: 'GET', url: `/api/${path}`, headers: { cookie } })
const posts = async (list: 'letters to post' | 'letters posted' = 'letters to post') =>
  post(support, 'desk_letter_posts', { list })
const looksAt = async (accountId: string) =>
  (await run(`select why from access_log where what = 'letter' and account_id = '${accountId}' order by id`)).map(
    ({ why }) => why,
  )
const newestPlanOf = async (accountId: string) =>
  (await run(`select id, epoch from plans where account_id = '${accountId}'`))[0] as { id: string; epoch: number }

describe('an approval', () => {
  it('leads to a letter to the GP practice and to a summary, each once', async () => {
    await approve(robin)
    const found = await lettersOf(robin)
    expect(found.map(({ kind, to, version, state }) => [kind, to, version, state])).toEqual([
      ['summary', 'Robin Ferncliff', 1, 'in account'],
      ['gp', practice?.name, 1, 'to check'],
    ])
    const letter = await read(robin, found[1]?.id ?? '')
    expect(letter.sections[0].id).toBe('ask')
    expect(linesOf(letter, 'ask')).toContain('Please record Mounjaro (tirzepatide) 2.5 mg once a week')
    expect(letter.to.lines.at(-1)).toBe(practice?.postcode)
    expect(letter.about).toContain('Date of birth: 27 March 1985')
    expect(letter.signed).toEqual([prescriber.name, expect.stringMatching(/^GMC \d{7}$/)])
    expect(linesOf(letter, 'checked')).toContain(
      'Weight 95 kg and height 170 cm (BMI 32.9), recorded by a member of our team by live video',
    )
    expect(linesOf(letter, 'consent')).toContain('Robin Ferncliff consented on 2 March 2026')
    await writeEarlierLetters(app.services)
    expect(await lettersOf(robin)).toHaveLength(2)
  })

  it('is posted once a pharmacist has checked it, by staff who can print it, and only then', async () => {
    expect((await posts()).rows).toEqual([])
    const waiting = await run(`select id from letter_sendings where how = 'post'`)
    expect(await refused(support, 'desk_letter_posted', { id: waiting[0]?.id as string })).toBe(409)
    await check(robin)
    const { id: letterId } = await kindOf(robin, 'gp')
    const { counts, rows } = await posts()
    expect(counts).toEqual({ 'letters to post': 1, 'letters posted': 0 })
    expect(Object.keys(rows[0])).toEqual(['id', 'number', 'dueAt', 'since', 'isLate'])
    const { id } = rows[0]
    const before = (await looksAt(robin.accountId)).length
    expect(await post(support, 'desk_letter_post', { id })).toMatchObject({ letterId, to: { name: practice?.name } })
    expect((await pdfFor(support.cookie, `desk_letter_pdf?id=${letterId}`)).statusCode).toBe(200)
    expect((await looksAt(robin.accountId)).slice(before)).toEqual(['dispatch', 'dispatch'])
    await post(support, 'desk_letter_posted', { id })
    expect(await refused(support, 'desk_letter_posted', { id })).toBe(409)
    expect((await posts('letters posted')).counts).toEqual({ 'letters to post': 0, 'letters posted': 1 })
    expect((await kindOf(robin, 'gp')).state).toBe('posted')
    expect((await pdfFor(support.cookie, `desk_letter_pdf?id=${letterId}`)).statusCode).toBe(403)
  })
})

describe('a PDF', () => {
  it('says what the letter says, the same each time, and to its owner alone', async () => {
    const { id } = await kindOf(robin, 'gp')
    const [one, again] = [
      await pdfFor(robin.browser.cookie(), `my_letter_pdf?id=${id}`),
      await pdfFor(robin.browser.cookie(), `my_letter_pdf?id=${id}`),
    ]
    expect(one.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(one.rawPayload.equals(again.rawPayload)).toBe(true)
    expect(one.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="larkwell-letter-2026-03-02.pdf"',
    })
    const said = pdfText(one.rawPayload)
    for (const words of [
      'Larkwell',
      'Action for the practice',
      'Please record Mounjaro (tirzepatide)',
      'Robin Ferncliff',
    ])
      expect(said).toContain(words)
    expect(one.rawPayload.toString('latin1').match(/\/Type \/Page\n/g)).toHaveLength(1)
    expect(one.rawPayload.toString('latin1')).toContain('/Lang (en-GB)')
    expect((await pdfFor(wren.browser.cookie(), `my_letter_pdf?id=${id}`)).statusCode).toBe(404)
    expect(await refused(wren.browser as unknown as Poster, 'my_letter', { id })).toBe(404)
    expect((await pdfFor('', `my_letter_pdf?id=${id}`)).statusCode).toBe(401)
    expect((await pdfFor('', `desk_letter_pdf?id=${id}`)).statusCode).toBe(401)
    expect((await pdfFor(prescriber.cookie, `desk_letter_pdf?id=${randomUUID()}`)).statusCode).toBe(404)
  })
})

describe('a FHIR document', () => {
  const documentFor = (cookie: string, path: string) =>
    app.server.inject({ method: 'GET', url: path, headers: cookie === '' ? {} : { cookie } })
  const documentOf = async ({ browser }: TestPatient, id: string): Promise<string> =>
    (await post(browser as unknown as Poster, 'my_letter', { id })).document

  it('FHIR-L1 has the letter under PRSB headings, with everything it names, the same each time', async () => {
    const { id } = await kindOf(robin, 'gp')
    const path = await documentOf(robin, id)
    const reply = await documentFor(robin.browser.cookie(), path)
    expect(reply.statusCode, reply.body).toBe(200)
    expect(reply.headers).toMatchObject({
      'content-type': 'application/fhir+json; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="larkwell-letter-2026-03-02.fhir.json"',
    })
    expect((await documentFor(robin.browser.cookie(), path)).body).toBe(reply.body)
    const bundle: Bundle<FhirResource> = reply.json()
    const resources = (bundle.entry ?? []).flatMap(({ resource }) => resource ?? [])
    const [composition, ...others] = resources as [Composition, ...FhirResource[]]
    expect([bundle.type, bundle.identifier?.value]).toEqual(['document', `urn:uuid:${id}`])
    expect(composition).toMatchObject({ resourceType: 'Composition', status: 'final', title: expect.any(String) })
    expect(others.map(({ resourceType }) => resourceType)).toEqual([
      'Patient',
      'Organization',
      'Practitioner',
      'Organization',
      'MedicationRequest',
    ])
    const filed = (composition.section ?? []).map(({ code }) => code?.coding?.[0]?.display)
    expect(filed).toEqual([
      'Plan and requested actions',
      'Medications and medical devices',
      'Clinical summary',
      'Information and advice given',
      'Legal information',
      'Patient demographics',
      'GP practice',
      'Person completing record',
      'Distribution list',
    ])
    const letter = await read(robin, id)
    const words = (composition.section ?? []).map(({ text }) => text?.div).join('')
    const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
    for (const { lines } of letter.sections) for (const line of lines) expect(words).toContain(escaped(line))
    // Whatever the composition names is in the document.
    const known = resources.map((one) => `${one.resourceType}/${one.id}`)
    const named = [...JSON.stringify(composition).matchAll(/"reference":"([^"]+)"/g)].map(([, to]) => to)
    expect(named.filter((to) => !known.includes(to ?? ''))).toEqual([])
    expect(resources.at(-1)).toMatchObject({ substitution: { allowedBoolean: false } })
  })

  it('FHIR-L2 is for the patient, and for staff who see records, each time in the access log, and for nobody else', async () => {
    const { id } = await kindOf(robin, 'gp')
    const path = await documentOf(robin, id)
    const opened = () => run(`select why from access_log where account_id = '${robin.accountId}'`)
    const before = (await opened()).length
    for (const [cookie, code] of [
      ['', 401],
      [wren.browser.cookie(), 403],
      [support.cookie, 403],
      [robin.browser.cookie(), 200],
    ] as const)
      expect([code, (await documentFor(cookie, path)).statusCode]).toEqual([code, code])
    expect((await opened()).length).toBe(before)
    const { document } = await post(pharmacist, 'desk_read_letter', { id })
    expect(document).toBe(path)
    const since = (await opened()).length
    expect((await documentFor(pharmacist.cookie, path)).statusCode).toBe(200)
    expect((await opened()).length).toBe(since + 1)
    const other = path.replace(/\.[a-z0-9]+\/\$/, `.${'0'.repeat(25)}/$`)
    expect((await documentFor(robin.browser.cookie(), other)).statusCode).toBe(404)
  })

  it('FHIR-L3 and the PDF are where the DocumentReference says', async () => {
    const { id } = await kindOf(robin, 'gp')
    const path = await documentOf(robin, id)
    const found = await documentFor(robin.browser.cookie(), `/fhir/R4/DocumentReference?patient=${robin.accountId}`)
    const references: DocumentReference[] = found.json().entry.map((one: { resource: unknown }) => one.resource)
    const own = references.flatMap(({ content }) => content.map(({ attachment }) => attachment))
    const addressOf = (type: string, has: string) =>
      new URL(own.find(({ contentType, url }) => contentType === type && url?.includes(has))?.url ?? '').pathname
    expect(addressOf('application/fhir+json', path)).toBe(path)
    const pdf = await documentFor(robin.browser.cookie(), addressOf('application/pdf', path.split('/')[4] as string))
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(pdf.rawPayload.equals((await pdfFor(robin.browser.cookie(), `my_letter_pdf?id=${id}`)).rawPayload)).toBe(
      true,
    )
  })
})

describe('at the desk', () => {
  it('letters are listed on the record, opened with an entry in the access log, and masked for support', async () => {
    const [summary, gp] = (await post(prescriber, 'desk_person', { id: robin.accountId })).letters
    expect([summary.kind, gp.kind, gp.sendings]).toEqual([
      'summary',
      'gp',
      [{ state: 'posted', at: expect.any(String), by: support.name }],
    ])
    const masked = (await post(support, 'desk_person', { id: robin.accountId })).letters
    expect(JSON.stringify(masked)).not.toContain('Mounjaro')
    expect(await refused(support, 'desk_read_letter', { id: gp.id })).toBe(403)
    const before = (await looksAt(robin.accountId)).length
    const whole = await post(pharmacist, 'desk_read_letter', { id: gp.id })
    expect(whole.correctable).toEqual([])
    expect((await looksAt(robin.accountId)).length).toBe(before + 1)
    expect((await post(lead, 'desk_case', { id: robin.caseId })).letters).toHaveLength(2)
  })

  it('one is corrected by a new version, once, and the earlier one stays as it was sent', async () => {
    clock += dayMs
    await stayAtDesk()
    const { id } = await kindOf(robin, 'gp')
    const sent = await read(robin, id)
    const { correctable } = await post(lead, 'desk_read_letter', { id })
    expect(correctable).toEqual(['ask', 'treatment', 'checked'])
    const treatment = linesOf(sent, 'treatment').replace('2.5 mg', '5 mg')
    const reason = 'The dose was wrong.'
    const change = { id, reason, sections: [{ id: 'treatment' as const, text: treatment }] }
    expect(await refused(support, 'desk_correct_letter', { ...change, letterId: randomUUID() })).toBe(403)
    for (const [bad, problem] of [
      [{ ...change, reason: ' ' }, 'reason'],
      [{ ...change, sections: [{ id: 'signs', text: 'None.' }] }, 'section'],
      [{ ...change, sections: [{ id: 'ask', text: ' \n' }] }, 'empty'],
      [{ ...change, sections: [] }, 'unchanged'],
    ] as const) {
      const reply = await lead.post('desk_correct_letter', {
        ...bad,
        sections: [...bad.sections],
        letterId: randomUUID(),
      })
      expect([reply.statusCode, reply.json().data.problem]).toEqual([422, problem])
    }
    const [first, second] = [randomUUID(), randomUUID()]
    const both = await Promise.all([
      lead.post('desk_correct_letter', { ...change, letterId: first }),
      prescriber.post('desk_correct_letter', { ...change, letterId: second }),
    ])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const letterId = both[0]?.statusCode === 200 ? first : second
    const winner = both[0]?.statusCode === 200 ? lead : prescriber
    await post(winner, 'desk_correct_letter', { ...change, letterId })
    const versions = (await lettersOf(robin)).filter(({ kind }) => kind === 'gp')
    expect(versions.map(({ id: own, version, isReplaced, state }) => [own, version, isReplaced, state])).toEqual([
      [letterId, 2, false, 'to post'],
      [id, 1, true, 'posted'],
    ])
    expect(await read(robin, id)).toEqual(sent)
    const now = await read(robin, letterId)
    expect(linesOf(now, 'treatment')).toContain(', 5 mg,')
    expect(now).toMatchObject({
      replaces: { writtenOn: '2026-03-02', reason },
      signed: [winner.name, expect.any(String)],
    })
    const old = pdfText((await pdfFor(robin.browser.cookie(), `my_letter_pdf?id=${id}`)).rawPayload)
    expect(old).toContain('This letter has been replaced by a corrected version')
    const compositionOf = async (of: string): Promise<Composition> => {
      const path = (await post(robin.browser as unknown as Poster, 'my_letter', { id: of })).document
      return (await app.server.inject({ url: path, headers: { cookie: robin.browser.cookie() } })).json().entry[0]
        .resource
    }
    const [oldOne, newOne] = [await compositionOf(id), await compositionOf(letterId)]
    expect(oldOne.section?.[0]?.text?.div).toContain('This letter has been replaced by a corrected version')
    expect(newOne.section?.[0]?.text?.div).toContain('The dose was wrong.')
    expect([oldOne.status, newOne.status]).toEqual(['final', 'amended'])
    expect(newOne.relatesTo?.[0]?.targetReference?.reference).toBe(`Composition/${oldOne.id}`)
    await expect(run(`update letters set version = 9`)).rejects.toThrow()
    await expect(run(`delete from letters`)).rejects.toThrow()
  })

  it('one is sent again by staff who help with orders, and not while it waits or after it was replaced', async () => {
    const [now, replaced] = (await lettersOf(robin)).filter(({ kind }) => kind === 'gp')
    const again = (id = '', sendingId = randomUUID()) => support.post('desk_resend_letter', { id, sendingId })
    expect((await again(now?.id)).statusCode).toBe(409)
    expect((await again(replaced?.id)).statusCode).toBe(409)
    expect((await again(randomUUID())).statusCode).toBe(404)
    const summary = await kindOf(robin, 'summary')
    const sendingId = randomUUID()
    const told = async () => (await run(`select count(*)::int as n from messages`))[0]?.n as number
    const before = await told()
    expect((await again(summary.id, sendingId)).statusCode).toBe(200)
    expect((await again(summary.id, sendingId)).statusCode).toBe(200)
    expect(await told()).toBe(before + 1)
    const { id } = (await posts()).rows[0]
    const late = async () =>
      (await post(support, 'desk_watch', {})).rows.filter(({ source }: { source: string }) => source === 'letters')
    expect(await late()).toEqual([])
    clock += 3 * dayMs
    await stayAtDesk()
    expect(await late()).toMatchObject([{ to: `/desk/dispatch?to-practice=${id}` }])
    await post(support, 'desk_letter_posted', { id })
    expect(await late()).toEqual([])
    expect((await again(now?.id)).statusCode).toBe(200)
    expect((await posts()).counts['letters to post']).toBe(1)
  })
})

describe('consent withdrawn', () => {
  it('stops waiting letters, and no letter is written to the practice any more', async () => {
    const [{ id: waiting }] = (await posts()).rows
    const { id: parcel } = { id: robin.caseId }
    const sent = {
      carrier: 'Swift Post',
      tracking: 'SP1',
      coldPack: 'Box',
      expectedOn: '2026-03-04',
      coldHours: 48,
      ...packedInTests,
    }
    await post(support, 'desk_dispatch', { id: parcel, ...sent })
    await post(support, 'desk_parcel_ended', { id: parcel, as: 'delivered' })
    const consented = {
      isToBeTold: true,
      practice: 'Larkfield',
      odsCode: practice?.odsCode ?? null,
      hasGp: true,
      reason: '',
    }
    await post(robin.browser as unknown as Poster, 'answer_gp', consented)
    clock += secondMs
    await post(robin.browser as unknown as Poster, 'withdraw_consent', { topic: 'gp' })
    expect((await posts()).counts['letters to post']).toBe(0)
    expect(await post(support, 'desk_letter_post', { id: waiting })).toMatchObject({ state: 'called off' })
    expect(await refused(support, 'desk_letter_posted', { id: waiting })).toBe(409)
    const { id: gp } = await kindOf(robin, 'gp')
    expect(await refused(lead, 'desk_resend_letter', { id: gp, sendingId: randomUUID() })).toBe(409)
    const plan = await newestPlanOf(robin.accountId)
    const pause = {
      planId: plan.id,
      epoch: plan.epoch,
      to: 'paused',
      until: '2026-04-01',
      reason: 'An operation.',
      injecting: 'stop',
    }
    await post(prescriber, 'desk_change_plan', pause)
    const [newest, ...others] = await lettersOf(robin)
    expect(newest).toMatchObject({ kind: 'summary', state: 'in account' })
    expect(others.filter(({ kind }) => kind === 'gp')).toHaveLength(2)
    const letter = await read(robin, newest?.id ?? '')
    expect(linesOf(letter, 'treatment')).toContain('Paused until: 1 April 2026')
    expect(JSON.stringify(letter)).not.toContain('An operation.')
    const fixed = { id: gp, reason: 'Again.', sections: [{ id: 'ask', text: 'Nothing.' }], letterId: randomUUID() }
    await post(lead, 'desk_correct_letter', fixed)
    expect((await kindOf(robin, 'gp')).state).toBe('called off')
  })
})

describe('a change of the plan', () => {
  it('is told to the practice if the patient agreed, and the email says nothing of it', async () => {
    clock += secondMs
    await post(robin.browser as unknown as Poster, 'answer_gp', {
      isToBeTold: true,
      practice: 'Larkfield',
      odsCode: practice?.odsCode ?? null,
      hasGp: true,
      reason: '',
    })
    const plan = await newestPlanOf(robin.accountId)
    const stop = {
      planId: plan.id,
      epoch: plan.epoch,
      to: 'stopped',
      until: null,
      reason: 'As agreed.',
      injecting: null,
    }
    await post(prescriber, 'desk_change_plan', stop)
    const gp = await kindOf(robin, 'gp')
    expect(gp).toMatchObject({ title: 'Mounjaro (tirzepatide) stopped', state: 'to post' })
    expect(linesOf(await read(robin, gp.id), 'ask')).toContain(
      'Please record that Mounjaro (tirzepatide) has been stopped.',
    )
    const outbox = (await app.post('dev_outbox', {})).json().data
    const told = JSON.stringify(outbox).match(/There is a letter for you at Larkwell/g) ?? []
    expect(told.length).toBeGreaterThan(0)
    expect(JSON.stringify(outbox)).not.toContain('has ended')
  })
})

describe('approvals older than letters', () => {
  const forget = () =>
    app.asOwner(`
      alter table letters disable trigger letters_only_grow;
      delete from letter_sendings; delete from letters; delete from job_rounds;
      alter table letters enable trigger letters_only_grow`)

  it('get their letters by the job: nobody is left out, none doubled, even if a process dies between two of them', async () => {
    await approve(wren)
    await forget()
    await writeEarlierLetters(app.services)
    // One process died between two patients, without recording its position.
    await app.asOwner(`
      alter table letters disable trigger letters_only_grow;
      delete from letter_sendings where letter_id in (select id from letters where account_id = '${wren.accountId}');
      delete from letters where account_id = '${wren.accountId}';
      alter table letters enable trigger letters_only_grow;
      update job_rounds set finished_at = null, after = '00000000-0000-0000-0000-000000000000', leased_until = '2020-01-01'`)
    await Promise.all([writeEarlierLetters(app.services), writeEarlierLetters(other.services)])
    const keys = async () =>
      (await run('select occasion_key, kind from letters order by number')).map((row) => Object.values(row).join(' '))
    const made = await keys()
    expect(new Set(made).size).toBe(made.length)
    expect((await lettersOf(wren)).map(({ kind }) => kind)).toEqual(['summary', 'gp'])
    expect((await lettersOf(robin)).map(({ kind, title }) => [kind, title])).toEqual([
      ['summary', 'Your treatment has ended'],
      ['gp', 'Mounjaro (tirzepatide) stopped'],
      ['summary', 'Your treatment is paused'],
      ['gp', 'Mounjaro (tirzepatide) paused'],
      ['summary', 'Starting your treatment'],
      ['gp', 'Mounjaro (tirzepatide) prescribed'],
    ])
    // A change by the patient is told as well, by the team.
    await run(`
      insert into plan_events (plan_id, what, mg, at)
      select id, 'resumed', mg, '2026-03-20' from plans where account_id = '${robin.accountId}'`)
    await run('delete from job_rounds')
    await writeEarlierLetters(app.services)
    const { id: own } = await kindOf(robin, 'gp')
    expect((await read(robin, own)).signed).toEqual(['The care team at Larkwell'])
    made.push(...(await keys()).slice(made.length))
    expect(made).toHaveLength(10)
    await run('delete from job_rounds')
    await Promise.all([writeEarlierLetters(app.services), writeEarlierLetters(other.services)])
    expect(await keys()).toEqual(made)
  })

  it('a prescription that a pharmacist returned is told to nobody', async () => {
    const { caseId: id } = wren
    const before = await kindOf(wren, 'gp')
    expect(before).toMatchObject({ state: 'to check', to: 'Lark Lane Surgery' })
    await post(pharmacist, 'desk_return', { id, epoch: await claim(pharmacist, id), reason: 'Another dose first.' })
    await settle()
    expect((await kindOf(wren, 'gp')).state).toBe('cancelled')
    const { id: summary, state } = await kindOf(wren, 'summary')
    expect(state).toBe('cancelled')
    const said = pdfText((await pdfFor(wren.browser.cookie(), `my_letter_pdf?id=${summary}`)).rawPayload)
    expect(said).toContain('This prescription was cancelled')
    await forget()
    await writeEarlierLetters(app.services)
    expect(await lettersOf(wren)).toEqual([])
  })
})

/** Moves the test clock and keeps desk sessions open. */
async function stayAtDesk() {
  const at = (ms: number) => `'${new Date(clock + ms).toISOString()}'`
  await run(`update staff_sessions set last_seen_at = ${at(0)}, expires_at = ${at(dayMs)}, locked_at = null`)
}
