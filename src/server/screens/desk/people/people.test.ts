import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hourMs } from '#domain/calendar/durations.ts'
import { readRegister, wantedNumber } from '../../../app/commands/prescription-register.ts'
import { runStaffCommand } from '../../../app/commands/staff-command.ts'
import { markEarlier } from '../../../checkout/mark-earlier-job.ts'
import { casesJob } from '../../../clinical/cases/case-job.ts'
import { sameNameElsewhere, seenElsewhere } from '../../../clinical/cases/duplicate-identifiers.ts'
import { cases } from '../../../clinical/cases/tables.ts'
import { threads } from '../../../clinical/messages/tables.ts'
import { accessLog } from '../../../platform/access-log/tables.ts'
import { afterUndoMs } from '../../../testing/after-undo.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newReadyPatient, type TestPatient } from '../../../testing/test-case.ts'
import { willingBotCheck } from '../../../testing/test-gateways.ts'
import { newStaff } from '../../../testing/test-staff.ts'

// A Monday morning.
let clock = Date.parse('2026-03-02T10:00:00Z')

let app: TestApp
let robin: TestPatient
let other: TestPatient
let support: Awaited<ReturnType<typeof newStaff>>
let prescriber: Awaited<ReturnType<typeof newStaff>>
let pharmacist: Awaited<ReturnType<typeof newStaff>>
beforeAll(async () => {
  app = await startTestApp({ gateways: { botCheck: willingBotCheck, now: () => clock } })
  robin = await newReadyPatient(app)
  other = await newReadyPatient(app)
  support = await newStaff(app, 'support')
  prescriber = await newStaff(app, 'prescriber')
  pharmacist = await newStaff(app, 'pharmacist')
})
afterAll(() => app.close())

type Staff = typeof support

const run = async (text: string) => (await app.database.run((orm) => orm.execute(sql.raw(text)))).rows
const find = async (typed: string, born?: string, staff = support) =>
  (await staff.post('desk_search', born === undefined ? { typed } : { typed, born })).json().data
const idsFound = async (typed: string, born?: string) =>
  (await find(typed, born)).people.map(({ accountId }: { accountId: string }) => accountId)
const accessesOf = ({ id }: Staff) =>
  app.database.run((orm) => orm.select().from(accessLog).where(eq(accessLog.staffId, id)).orderBy(accessLog.id))
const recordOf = async (staff: Staff, { accountId }: TestPatient) =>
  (await staff.post('desk_person', { id: accountId })).json().data

const claim = async (staff: Staff, id: string) => (await staff.post('desk_claim', { id })).json().data.epoch as number

const settle = async () => {
  clock += afterUndoMs
  await casesJob(app.services)
}

async function approve({ caseId: id }: TestPatient, staff = prescriber) {
  // All patients here have one address.
  const { flags } = (await staff.post('desk_case', { id })).json().data
  const ticked = flags.map(({ id: flag }: { id: string }) => ({ flag, reason: 'Known to us.' }))
  const said = { dose: '2.5mg', instructions: 'Once a week.', words: 'Prescribed.', ticked }
  const reply = await staff.post('desk_approve', { id, epoch: await claim(staff, id), ...said })
  expect(reply.statusCode, reply.body).toBe(200)
  await settle()
}

describe('a search', () => {
  it('finds one patient by each full key, logs that they were shown, and finds nobody else', async () => {
    const { mobile } = await recordOf(prescriber, robin)
    const before = (await accessesOf(support)).length
    expect(await idsFound(robin.email.toUpperCase())).toEqual([robin.accountId])
    expect(await idsFound(`+44 ${mobile.slice(1)}`)).toEqual([robin.accountId])
    expect(await idsFound(robin.order.reference.toLowerCase())).toEqual([robin.accountId])
    const looks = (await accessesOf(support)).slice(before)
    expect(looks.map(({ accountId, what, why }) => [accountId, what, why])).toEqual(
      Array(3).fill([robin.accountId, 'search result', 'search']),
    )
    expect(JSON.stringify(await find(robin.email))).not.toContain(robin.email)
  })

  it('by surname and birth date finds all who share both, each logged, and not by one of them', async () => {
    const before = (await accessesOf(support)).length
    expect((await idsFound('ferncliff', '1985-03-27')).toSorted()).toEqual(
      [robin.accountId, other.accountId].toSorted(),
    )
    expect(await accessesOf(support)).toHaveLength(before + 2)
    expect(await idsFound('Ferncliff', '1985-03-28')).toEqual([])
    expect(await idsFound('Fern', '1985-03-27')).toEqual([])
    expect(await idsFound('nobody@ferncliff.example')).toEqual([])
    const parts = ['Ferncliff', '07700', '@ferncliff.example', 'LW-2']
    const replies = await Promise.all(parts.map((typed) => support.post('desk_search', { typed })))
    expect(replies.map((reply) => [reply.statusCode, reply.json().data?.problem])).toEqual([
      [422, 'surname'],
      [422, 'phone'],
      [422, 'email'],
      [422, 'reference'],
    ])
    expect(await accessesOf(support)).toHaveLength(before + 2)
  })

  it('match is no sign that two are one person, and includes orders older than the identifiers', async () => {
    await run('delete from person_marks')
    expect(await idsFound('Ferncliff', '1985-03-27')).toEqual([])
    await markEarlier(app.services)
    expect(await idsFound('Ferncliff', '1985-03-27')).toHaveLength(2)
    const seen = await app.database.run((orm) => seenElsewhere(orm, robin.accountId, clock))
    expect(seen.has('surname and birth date')).toBe(false)
    expect(await app.database.run((orm) => sameNameElsewhere(orm, robin.accountId))).toHaveLength(1)
    const [mark] = await run(`select seen_at from person_marks where kind = 'phone' limit 1`)
    expect(new Date(mark?.seen_at as string).getTime()).toBeLessThanOrEqual(clock)
    await run('delete from person_marks where true')
    // Once is enough: a finished batch is not begun again.
    await markEarlier(app.services)
    expect(await run('select 1 from person_marks')).toEqual([])
    await run('delete from job_rounds')
    await markEarlier(app.services)
  })
})

describe('a record', () => {
  it('is complete for those who may see records, and masked for support', async () => {
    await prescriber.post('desk_note', { id: robin.caseId, noteId: randomUUID(), body: 'Spoke with him.' })
    const whole = await recordOf(prescriber, robin)
    expect(whole).toMatchObject({
      email: robin.email,
      isVerified: true,
      orders: [{ reference: robin.order.reference, item: 'Mounjaro', isTaken: false, givenBackPence: 0 }],
      cases: [{ id: robin.caseId, state: 'ready' }],
      clinical: { notes: [{ body: 'Spoke with him.', caseId: robin.caseId }] },
    })
    expect(whole.clinical.evidence.map(({ gate }: { gate: string }) => gate)).toContain('measurements')

    const safeguarding = randomUUID()
    await run(
      `insert into cases (id, kind, account_id, state, risk, created_at)
       values ('${safeguarding}', 'safeguarding', '${robin.accountId}', 'ready', 1, '${new Date(clock).toISOString()}')`,
    )
    const masked = await recordOf(support, robin)
    expect(masked).toMatchObject({
      email: robin.email,
      isVerified: true,
      clinical: null,
      cases: [{ id: robin.caseId }],
    })
    expect(masked.cases).toHaveLength(1)
    expect(JSON.stringify(masked)).not.toMatch(/Mounjaro|Spoke|170 cm|95 kg/)
    expect((await recordOf(prescriber, robin)).cases).toHaveLength(2)
    expect((await accessesOf(support)).at(-1)).toMatchObject({ accountId: robin.accountId, what: 'contact details' })
    expect((await accessesOf(prescriber)).at(-1)).toMatchObject({ accountId: robin.accountId, what: 'record' })
    expect((await prescriber.post('desk_person', { id: randomUUID() })).statusCode).toBe(404)
    expect((await (await newStaff(app, 'auditor')).post('desk_person', { id: robin.accountId })).statusCode).toBe(403)
  })

  it('shows payments, refunds, and how much support may refund', async () => {
    await approve(other)
    const pen = { brand: 'Mounjaro', strength: '2.5mg', batch: 'LK-1', expires: '2027-06-30' }
    const { caseId: id, orderId } = other
    await pharmacist.post('desk_check', { id, epoch: await claim(pharmacist, id), pen, hasSeenInteractions: true })
    await settle()
    const reason = 'The parcel was late.'
    const given = await support.post('desk_refund', { orderId, refundId: randomUUID(), amountPence: 20_00, reason })
    expect(given.statusCode, given.body).toBe(200)
    expect((await recordOf(support, other)).orders).toMatchObject([{ isTaken: true, givenBackPence: 20_00 }])
    expect((await support.post('desk_money', { orderId })).json().data).toMatchObject({ mostPence: 30_00, why: null })
    const more = await support.post('desk_refund', { orderId, refundId: randomUUID(), amountPence: 31_00, reason })
    expect([more.statusCode, more.json().message]).toEqual([422, expect.stringContaining('£30.00')])
  })
})

describe('ended access', () => {
  it('releases cases and conversations at once, at the desk and by command', async () => {
    const administrator = await newStaff(app, 'administrator')
    for (const end of [
      ({ id }: Staff) => administrator.post('desk_end_staff', { id }),
      ({ email }: Staff) => runStaffCommand(app.services, 'end', { email }),
    ]) {
      const leaving = await newStaff(app, 'prescriber')
      await claim(leaving, robin.caseId)
      await run(`update cases set kept_for = '${leaving.id}', kept_until = now() where id = '${robin.caseId}'`)
      await app.database.run((orm) =>
        orm
          .insert(threads)
          .values({ accountId: robin.accountId, waitingFor: 'team', lastAt: new Date(clock), assignedTo: leaving.id })
          .onConflictDoUpdate({ target: threads.accountId, set: { assignedTo: leaving.id } }),
      )
      expect((await prescriber.post('desk_claim', { id: robin.caseId })).statusCode).toBe(409)
      await end(leaving)
      const [held] = await app.database.run((orm) => orm.select().from(cases).where(eq(cases.id, robin.caseId)))
      expect(held).toMatchObject({ claimedBy: null, keptFor: null })
      expect(await run(`select 1 from threads where assigned_to = '${leaving.id}'`)).toEqual([])
      const epoch = await claim(prescriber, robin.caseId)
      await prescriber.post('desk_release', { id: robin.caseId, epoch })
    }
  })
})

describe('the register', () => {
  const verify = async (wanted: number | null) => {
    const lines: string[] = []
    const isWhole = await readRegister(app.database, app.services.vault, wanted, (line) => lines.push(line))
    return { isWhole, lines }
  }

  it('is verified number by number, and one changed byte is noticed', async () => {
    const [row] = await run('select number, signature from prescriptions')
    const number = Number(row?.number)
    const whole = await verify(number)
    expect(whole).toEqual({
      isWhole: true,
      lines: [
        `${number}  ${prescriber.name} (GMC ${1_000_000 + Number(prescriber.name.slice('Staff '.length))})  2026-03-02  intact`,
        '1 verified, 0 not intact.',
      ],
    })
    await run('update prescriptions set signature = set_byte(signature, 7, get_byte(signature, 7) # 1)')
    expect(await verify(null)).toMatchObject({
      isWhole: false,
      lines: [/NOT INTACT/, '1 verified, 1 not intact.'].map((line) => expect.stringMatching(line)),
    })
    await run('update prescriptions set signature = set_byte(signature, 7, get_byte(signature, 7) # 1)')
    await run('update prescriptions set content = set_byte(content, 60, get_byte(content, 60) # 1)')
    expect(await verify(number)).toMatchObject({ isWhole: false })
    await run('update prescriptions set content = set_byte(content, 60, get_byte(content, 60) # 1)')
    expect((await verify(number)).isWhole).toBe(true)
    expect(await verify(99_999)).toEqual({ isWhole: false, lines: ['There is no prescription 99999.'] })
  })

  it('accepts a number or all, and nothing else', () => {
    expect([['--all'], ['12']].map(wantedNumber)).toEqual([null, 12])
    for (const given of [[], ['0'], ['12', '13'], ['all'], ['1;']])
      expect(() => wantedNumber(given)).toThrow('prescription:verify')
  })
})

describe('quality', () => {
  const quality = async (staff: Staff, from = '2026-03-02', to = '2026-03-08') =>
    (await staff.post('desk_quality', { from, to })).json().data

  it('counts decisions of a period, without undone ones', async () => {
    const third = await newReadyPatient(app)
    clock += 3 * hourMs
    const lead = await newStaff(app, 'clinical_lead')
    const epoch = await claim(lead, third.caseId)
    const words = 'I am sorry.'
    const no = { id: third.caseId, epoch, reason: 'health_condition' as const, words }
    const first = await lead.post('desk_decline', no)
    expect(first.statusCode, first.body).toBe(200)
    await lead.post('desk_undo', { decisionId: first.json().data.decisionId })
    const again = await lead.post('desk_decline', { ...no, epoch: await claim(lead, third.caseId) })
    expect(again.statusCode, again.body).toBe(200)
    await settle()
    const auditor = await newStaff(app, 'auditor')
    expect(await quality(auditor)).toMatchObject({
      decided: 2,
      approved: 1,
      declined: 1,
      medianHours: 0,
      ninetiethHours: 3,
      weeks: [{ week: '2026-03-02', approved: 1, declined: 1 }],
      declines: [{ reason: 'health_condition', count: 1 }],
      checked: 1,
      returned: 0,
      signed: 0,
      checkIns: { due: 0, onTime: 0 },
      redFlags: 1,
      redFlagWeeks: [{ week: '2026-03-02', count: 1 }],
    })
    expect(await quality(auditor, '2026-03-03')).toMatchObject({ decided: 0, medianHours: null, redFlags: 0 })
    expect((await auditor.post('desk_quality', { from: '2026-03-02', to: '2026-03-01' })).statusCode).toBe(422)
    const helper = await newStaff(app, 'support')
    expect((await helper.post('desk_quality', { from: '2026-03-02', to: '2026-03-02' })).statusCode).toBe(403)
  })

  it('samples the same decisions for everyone when the week is over, and never one’s own', async () => {
    const sampleFor = async (staff: Staff) => (await staff.post('desk_review_sample', {})).json().data
    expect((await sampleFor(await newStaff(app, 'clinical_lead'))).decisions).toEqual([])
    clock += 7 * 24 * hourMs
    const again = await newStaff(app, 'prescriber')
    const { week, decisions } = await sampleFor(again)
    expect(week).toBe('2026-03-02')
    expect(decisions).toHaveLength(2)
    const declined = decisions.find(({ kind }: { kind: string }) => kind === 'decline')
    const review = (staff: Staff, verdict: 'agree' | 'discuss', note: string, decisionId = declined.id) =>
      staff.post('desk_review', { decisionId, verdict, note })
    const newLead = await newStaff(app, 'clinical_lead')
    expect((await review(again, 'discuss', ' ')).statusCode).toBe(422)
    expect((await review(again, 'discuss', 'Why not ask the GP first?')).statusCode).toBe(200)
    expect((await review(again, 'agree', '')).statusCode).toBe(200)
    expect((await review(newLead, 'discuss', 'Which condition?')).statusCode).toBe(200)
    expect((await review(again, 'agree', '', randomUUID())).statusCode).toBe(404)
    const auditor = await newStaff(app, 'auditor')
    const seen = (await sampleFor(auditor)).decisions.find(({ id }: { id: string }) => id === declined.id)
    expect(seen.reviews.map(({ verdict, note }: { verdict: string; note: string | null }) => [verdict, note])).toEqual([
      ['agree', null],
      ['discuss', null],
    ])
    expect((await sampleFor(newLead)).decisions.map(({ id }: { id: string }) => id)).toEqual(
      decisions.map(({ id }: { id: string }) => id),
    )
    expect(JSON.stringify(await sampleFor(newLead))).toContain('Which condition?')
    await run(`update case_decisions set staff_id = '${newLead.id}' where id = '${declined.id}'`)
    expect((await review(newLead, 'agree', '')).statusCode).toBe(409)
    expect((await review(auditor, 'agree', '')).statusCode).toBe(403)
  })
})
