import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#domain/calendar/durations.ts'
import { roles } from '#domain/identity/staff/roles.ts'
import { outsideBodies } from '#domain/incidents/outside-reports.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { newGuest } from '../../testing/test-booking.ts'
import { newPatient, type TestPatient } from '../../testing/test-case.ts'
import { willingBotCheck } from '../../testing/test-gateways.ts'
import { newStaff } from '../../testing/test-staff.ts'
import { alarmsJob } from '../on-call/alarms.ts'
import { eraseOldIncidents } from './erase-incidents.ts'

/** A Monday. */
const monday = Date.parse('2026-03-02T10:00:00Z')
let clock = monday
let app: TestApp
let robin: TestPatient
type Member = Awaited<ReturnType<typeof newStaff>>
let lead: Member
let support: Member
let pharmacist: Member
let prescriber: Member
beforeAll(async () => {
  app = await startTestApp({ gateways: { botCheck: willingBotCheck, now: () => clock } })
  lead = await newStaff(app, 'clinical_lead')
  support = await newStaff(app, 'support')
  pharmacist = await newStaff(app, 'pharmacist')
  prescriber = await newStaff(app, 'prescriber')
  robin = await newPatient(app)
})
beforeEach(() => at(monday))
afterAll(() => app.close())

const rows = async <Row extends Record<string, unknown>>(text: string) =>
  (await app.database.run((orm) => orm.execute(sql.raw(text)))).rows as Row[]
/** Moves the test clock and keeps desk sessions open. */
async function at(moment: number) {
  clock = moment
  const [seen, ends] = [0, dayMs].map((later) => `'${new Date(clock + later).toISOString()}'`)
  await rows(`update staff_sessions set last_seen_at = ${seen}, expires_at = ${ends}, locked_at = null`)
}
const data = async (reply: ReturnType<Member['post']>) => (await reply).json().data

const usual = () => ({
  ...{ id: randomUUID(), kind: 'incident', harm: 'low', category: 'dose', hazard: null },
  ...{ what: 'A dose was written twice.', action: 'Rang the patient.', about: null },
  ...{ happenedAt: new Date(clock - hourMs).toISOString(), awareAt: new Date(clock).toISOString() },
})

async function reported(by: Member, given: object = {}): Promise<string> {
  const body = { ...usual(), ...given }
  const reply = await by.post('desk_report_incident', body as never)
  expect(reply.statusCode, reply.body).toBe(200)
  return body.id
}
const about = () => ({ subject: 'case' as const, id: robin.caseId })
const opened = (by: Member, id: string) => data(by.post('desk_incident', { id }))
const graded = (by: Member, id: string, given: object = {}) =>
  by.post('desk_grade_incident', {
    id,
    kind: 'incident',
    harm: 'low',
    category: 'dose',
    hazard: null,
    ...given,
  } as never)

const conclusion = {
  whatHappened: 'Two people wrote it.',
  causes: 'No lock.',
  learning: 'One writes.',
  candour: 'done',
  candourReason: 'Dr Marsh rang on 2 March and apologised.',
  summary: 'A dose was written twice.',
} as const

async function decideAll(by: Member, id: string) {
  for (const body of outsideBodies)
    await by.post('desk_decide_incident_report', {
      ...{ id, body, isNeeded: false, reason: 'Nobody was harmed.', reference: '', sentOn: null },
    })
}
async function closed(id: string) {
  await graded(lead, id)
  await decideAll(lead, id)
  await lead.post('desk_conclude_incident', { id, ...conclusion })
  const reply = await lead.post('desk_close_incident', { id })
  expect(reply.statusCode, reply.body).toBe(200)
}

describe('a report', () => {
  it('can be made by staff of every role, who then see it among their own', async () => {
    for (const role of roles) {
      const member = await newStaff(app, role)
      const id = await reported(member)
      const { rows: mine } = await data(member.post('desk_incidents', { list: 'open' }))
      expect([role, mine.some((row: { id: string }) => row.id === id)]).toEqual([role, true])
      expect(await opened(member, id)).toMatchObject({ words: { what: 'A dose was written twice.' } })
    }
  })

  it('S-5 is about an appointment for those alone who may open it, and tells nobody else whose it is', async () => {
    const guest = await newGuest({ ...app, now: () => clock, setNow: () => undefined, pass: () => undefined })
    await guest.book({ date: '2026-03-18', time: '10:00' })
    const about = { subject: 'appointment' as const, id: (await guest.appointment()).id }
    for (const member of [await newStaff(app, 'coach'), pharmacist, prescriber]) {
      expect((await member.post('desk_appointment', { id: about.id })).statusCode).toBe(404)
      expect((await member.post('desk_incident_about', about)).json()).toMatchObject({ code: 404, data: null })
      expect((await member.post('desk_report_incident', { ...usual(), about } as never)).statusCode).toBe(404)
    }
    expect(await data(lead.post('desk_incident_about', about))).toMatchObject({ person: 'Robin Ferncliff' })
    await reported(lead, { about })
  })

  it('sent again is the same, and another one under its id is refused', async () => {
    const body = usual()
    const first = await data(support.post('desk_report_incident', body as never))
    expect(first.reference).toMatch(/^INC-\d{4}$/)
    expect(await data(support.post('desk_report_incident', body as never))).toEqual(first)
    expect((await pharmacist.post('desk_report_incident', body as never)).statusCode).toBe(409)
    expect(await rows(`select 1 from incident_events where incident_id = '${body.id}'`)).toHaveLength(1)
  })

  it('is refused without words, in the future, and as a near miss with harm', async () => {
    for (const wrong of [
      { what: ' ' },
      { happenedAt: new Date(clock + hourMs).toISOString() },
      { kind: 'near_miss', harm: 'low' },
    ])
      expect((await support.post('desk_report_incident', { ...usual(), ...wrong } as never)).statusCode).toBe(422)
  })

  it('about a case is linked to its patient, sealed, and shown in the list of who looked', async () => {
    const id = await reported(prescriber, { about: about(), what: 'Zephyr words.' })
    const [row] = await rows(`select account_id, content, number from incidents where id = '${id}'`)
    expect(row).toMatchObject({ account_id: robin.accountId })
    expect(Buffer.from(row?.content as Buffer).toString('latin1')).not.toContain('Zephyr')
    const before = (await robin.browser.post('who_looked', {})).json().data.looks
    expect(before[0]).toMatchObject({ what: 'incident', why: 'incident' })
    await opened(prescriber, id)
    const after = (await robin.browser.post('who_looked', {})).json().data.looks
    expect(after.length).toBe(before.length + 1)
  })

  it('about something that the reporter may not open does not exist, for a stranger’s id as well', async () => {
    const asked = async (by: Member, subject: string, id: string) =>
      (await by.post('desk_incident_about', { subject, id } as never)).statusCode
    expect(await asked(support, 'case', robin.caseId)).toBe(404)
    expect(await asked(support, 'parcel', robin.caseId)).toBe(200)
    expect(await asked(prescriber, 'case', robin.caseId)).toBe(200)
    expect(await asked(prescriber, 'concern', robin.caseId)).toBe(404)
    expect(await asked(pharmacist, 'person', robin.accountId)).toBe(200)
    expect(await asked(prescriber, 'case', randomUUID())).toBe(404)
    const auditor = await newStaff(app, 'auditor')
    expect(await asked(auditor, 'person', robin.accountId)).toBe(404)
    const reply = await support.post('desk_report_incident', { ...usual(), about: about() } as never)
    expect(reply.statusCode).toBe(404)
  })

  it('keeps a draft for those who cannot write messages, too, and drops it once sent', async () => {
    const administrator = await newStaff(app, 'administrator')
    const subject = `incident/${administrator.id}/report`
    await administrator.post('desk_keep_draft', { subject, body: 'Half a' })
    expect(await data(administrator.post('desk_draft', { subject }))).toEqual({ words: 'Half a' })
    await reported(administrator)
    expect(await data(administrator.post('desk_draft', { subject }))).toEqual({ words: '' })
  })
})

describe('who sees an incident', () => {
  it('is nobody else without a part in it', async () => {
    const id = await reported(support)
    for (const other of [pharmacist, prescriber, await newStaff(app, 'coach'), await newStaff(app, 'support')]) {
      expect((await other.post('desk_incident', { id })).statusCode).toBe(404)
      expect((await other.post('desk_close_incident', { id })).statusCode).toBe(404)
      const { rows: listed } = await data(other.post('desk_incidents', { list: 'open' }))
      expect(listed.some((row: { id: string }) => row.id === id)).toBe(false)
    }
  })

  it('the administrator and the auditor see all of it but what happened and to whom, which is then no access', async () => {
    const id = await reported(prescriber, { about: about(), what: 'Zephyr words.', harm: 'moderate' })
    await graded(lead, id, { harm: 'moderate' })
    await lead.post('desk_decide_incident_report', {
      ...{ id, body: 'cqc', isNeeded: true, reason: 'Zephyr reason.', reference: '', sentOn: null },
    })
    await lead.post('desk_set_incident_action', {
      ...{ id, actionId: randomUUID(), what: 'Zephyr action.', ownerId: pharmacist.id, dueOn: '2026-03-09' },
    })
    const looks = async () => (await rows(`select 1 from access_log where what = 'incident'`)).length
    const before = await looks()
    for (const role of ['administrator', 'auditor'] as const) {
      const reader = await newStaff(app, role)
      const reply = await reader.post('desk_incident', { id })
      expect(reply.json().data).toMatchObject({ harm: 'moderate', words: null, person: null, about: null })
      expect(reply.body).not.toContain('Zephyr')
      expect((await graded(reader, id)).statusCode).toBe(403)
    }
    expect(await looks()).toBe(before)
    expect(await opened(lead, id)).toMatchObject({ words: { what: 'Zephyr words.' }, about: { subject: 'case' } })
    expect(await looks()).toBe(before + 1)
    // Whoever has an action of it sees it, and the lead's colleague who may see records reads it.
    expect(await opened(pharmacist, id)).toMatchObject({ words: { what: 'Zephyr words.' }, may: { work: false } })
  })

  it('its reporter may not review or close it', async () => {
    const id = await reported(support)
    expect((await graded(support, id)).statusCode).toBe(403)
    expect((await support.post('desk_close_incident', { id })).statusCode).toBe(403)
  })
})

describe('severe harm', () => {
  it('calls the person on call at once, once, until it is acknowledged', async () => {
    const id = await reported(support, { harm: 'severe' })
    const calls = () => rows(`select staff_id from incident_alarm_calls where incident_id = '${id}' order by step`)
    const mails = () => rows(`select 1 from messages where owner_kind = 'staff' and owner_id = '${lead.id}'`)
    const before = (await mails()).length
    await alarmsJob(app.services)
    expect(await calls()).toEqual([{ staff_id: lead.id }])
    expect((await mails()).length).toBe(before + 1)
    await alarmsJob(app.services)
    expect(await calls()).toHaveLength(1)
    const inbox = async (by: Member) =>
      (await data(by.post('desk_watch', {}))).rows.filter((row: { id: string }) => row.id === `incident/${id}`)
    expect(await inbox(prescriber)).toMatchObject([{ severity: 'urgent', to: `/desk/incident?id=${id}` }])
    expect(await inbox(pharmacist)).toEqual([])
    expect((await pharmacist.post('desk_acknowledge_incident', { id })).statusCode).toBe(403)
    expect((await prescriber.post('desk_acknowledge_incident', { id })).statusCode).toBe(200)
    await at(clock + 16 * minuteMs)
    await alarmsJob(app.services)
    expect(await calls()).toHaveLength(1)
    expect(await opened(prescriber, id)).toMatchObject({ alarm: { at: new Date(monday).toISOString() } })
    const { by } = await data(lead.post('desk_acknowledge_incident', { id }))
    expect(by).toBe((await opened(lead, id)).alarm.by)
    expect(await inbox(prescriber)).toEqual([])
  })

  it('goes to nobody when nobody is left, and stays in the operations inbox', async () => {
    const id = await reported(support, { harm: 'death' })
    for (let n = 0; n < 10; n++) {
      await alarmsJob(app.services)
      await at(clock + 16 * minuteMs)
    }
    const found = await rows(`select staff_id from incident_alarm_calls where incident_id = '${id}' order by step`)
    expect(found.at(-1)).toEqual({ staff_id: null })
    expect(new Set(found.map(({ staff_id }) => staff_id)).size).toBe(found.length)
    const { rows: inbox } = await data(lead.post('desk_watch', {}))
    expect(inbox.some((row: { id: string }) => row.id === `incident/${id}`)).toBe(true)
    await graded(lead, id, { harm: 'death' })
  })

  it('has an hour, moderate harm a working day, anything else five', async () => {
    const dueOf = async (harm: string) => (await opened(lead, await reported(support, { harm }))).clock.due
    expect(await dueOf('severe')).toBe(new Date(monday + hourMs).toISOString())
    expect(await dueOf('moderate')).toBe(new Date(monday + dayMs).toISOString())
    expect(await dueOf('low')).toBe(new Date(monday + 7 * dayMs).toISOString())
  })

  it('that is found only in the review calls as well, and beginning the review acknowledges it', async () => {
    const id = await reported(support)
    expect((await opened(lead, id)).alarm).toBeNull()
    await graded(lead, id, { harm: 'severe' })
    const { history, alarm } = await opened(lead, id)
    expect(alarm.at).not.toBeNull()
    expect(history.map(({ what }: { what: string }) => what)).toEqual(
      expect.arrayContaining(['graded', 'review began', 'alarm raised', 'alarm acknowledged']),
    )
  })
})

describe('the work on an incident', () => {
  it('is the clinical lead’s until it is assigned; of two who assign it at once the second is told', async () => {
    const id = await reported(support)
    expect(await opened(lead, id)).toMatchObject({ owner: null, state: 'reported' })
    const assign = (by: Member, ownerId: string | null, seen: string | null) =>
      by.post('desk_assign_incident', { id, ownerId, seen })
    expect((await assign(lead, pharmacist.id, null)).statusCode).toBe(200)
    expect((await assign(lead, prescriber.id, null)).statusCode).toBe(409)
    expect((await assign(lead, randomUUID(), pharmacist.id)).statusCode).toBe(404)
    const view = await opened(pharmacist, id)
    expect(view).toMatchObject({ owner: { isMe: true }, may: { work: true } })
    const { rows: mine } = await data(pharmacist.post('desk_incidents', { list: 'mine' }))
    expect(mine.map((row: { id: string }) => row.id)).toContain(id)
    expect((await graded(pharmacist, id)).statusCode).toBe(200)
  })

  it('falls back to the clinical lead when its owner leaves', async () => {
    const leaver = await newStaff(app, 'coach')
    const id = await reported(support)
    await lead.post('desk_assign_incident', { id, ownerId: leaver.id, seen: null })
    await graded(lead, id)
    const action = { id, actionId: randomUUID(), what: 'Look.', ownerId: leaver.id, dueOn: '2026-03-09' }
    await lead.post('desk_set_incident_action', action)
    const administrator = await newStaff(app, 'administrator')
    expect((await administrator.post('desk_end_staff', { id: leaver.id })).statusCode).toBe(200)
    expect(await opened(lead, id)).toMatchObject({ owner: null, actions: [{ owner: null }] })
  })

  it('proposes reports, whose decisions need a reason, and a reference once sent', async () => {
    const id = await reported(support, { category: 'privacy', harm: 'none' })
    const reportOf = async (body: string) =>
      (await opened(lead, id)).reports.find((one: { body: string }) => one.body === body)
    expect(await reportOf('ico')).toMatchObject({
      isProposed: true,
      isNeeded: null,
      due: new Date(monday + 3 * dayMs).toISOString(),
    })
    expect(await reportOf('cqc')).toMatchObject({ isProposed: false, due: null })
    const decide = (given: object) =>
      lead.post('desk_decide_incident_report', {
        ...{ id, body: 'ico', isNeeded: true, reason: 'A stranger read it.', reference: '', sentOn: null },
        ...given,
      } as never)
    expect((await decide({ reason: '' })).statusCode).toBe(422)
    expect((await decide({ sentOn: '2026-03-02' })).statusCode).toBe(422)
    expect((await decide({ sentOn: '2026-03-03', reference: 'IC-1' })).statusCode).toBe(422)
    expect((await decide({})).statusCode).toBe(200)
    // In the last day of the 72 hours, and after them.
    const inbox = async () =>
      (await data(lead.post('desk_watch', {}))).rows.filter((row: { id: string }) => row.id === `incident/${id}/ico`)
    expect(await inbox()).toEqual([])
    await at(monday + 2 * dayMs + hourMs)
    expect(await inbox()).toMatchObject([{ severity: 'high' }])
    await at(monday + 3 * dayMs + hourMs)
    expect(await inbox()).toMatchObject([{ severity: 'urgent' }])
    expect((await decide({ sentOn: '2026-03-04', reference: 'IC-1' })).statusCode).toBe(200)
    expect(await inbox()).toEqual([])
    expect(await reportOf('ico')).toMatchObject({ sentOn: '2026-03-04', reference: 'IC-1' })
    const { history } = await opened(lead, id)
    expect(history[0]).toMatchObject({ what: 'outside report sent', said: expect.stringContaining('stranger') })
  })

  it('closes only when nothing keeps it open, and reopens only with a reason', async () => {
    const id = await reported(support, { about: { subject: 'parcel', id: robin.caseId } })
    const close = () => lead.post('desk_close_incident', { id })
    const blockers = async () => (await close()).json().data.blockers
    expect(await blockers()).toEqual(['not in review', 'no conclusion', 'report undecided'])
    await graded(lead, id)
    expect((await lead.post('desk_conclude_incident', { id, ...conclusion, summary: '' })).statusCode).toBe(422)
    expect((await lead.post('desk_conclude_incident', { id, ...conclusion })).statusCode).toBe(200)
    expect(await blockers()).toEqual(['report undecided'])
    await decideAll(lead, id)
    const action = { id, actionId: randomUUID(), what: 'Add a lock.', ownerId: support.id, dueOn: '2026-03-09' }
    expect((await lead.post('desk_set_incident_action', action)).statusCode).toBe(200)
    expect((await lead.post('desk_set_incident_action', action)).statusCode).toBe(200)
    expect(await blockers()).toEqual(['action open'])
    const end = (by: Member, as: string, said = '') =>
      by.post('desk_end_incident_action', { id, actionId: action.actionId, as, said } as never)
    expect((await end(support, 'withdrawn', 'No.')).statusCode).toBe(403)
    expect((await end(lead, 'withdrawn')).statusCode).toBe(422)
    expect((await end(support, 'done')).statusCode).toBe(200)
    expect((await end(lead, 'done')).statusCode).toBe(409)
    expect((await close()).statusCode).toBe(200)
    expect((await graded(lead, id)).statusCode).toBe(409)
    expect((await lead.post('desk_reopen_incident', { id, why: ' ' })).statusCode).toBe(422)
    expect((await lead.post('desk_reopen_incident', { id, why: 'The courier wrote.' })).statusCode).toBe(200)
    const view = await opened(lead, id)
    expect(view).toMatchObject({ state: 'in_review', closed: null, conclusion })
    expect(view.history[0]).toMatchObject({ what: 'reopened', said: 'The courier wrote.' })
  })

  it('that is late stands in the operations inbox: review, conclusion and action', async () => {
    const id = await reported(support)
    const says = async () =>
      (await data(lead.post('desk_watch', {}))).rows
        .filter((row: { source: string; to: string }) => row.source === 'incidents' && row.to.endsWith(id))
        .map((row: { says: string }) => row.says.replace(/INC-\d+/, 'it'))
    expect(await says()).toEqual([])
    await at(monday + 8 * dayMs)
    expect(await says()).toEqual(['The review of it is overdue'])
    await graded(lead, id)
    await lead.post('desk_set_incident_action', {
      ...{ id, actionId: randomUUID(), what: 'Look.', ownerId: null, dueOn: '2026-03-11' },
    })
    expect(await says()).toEqual([])
    await at(monday + 10 * dayMs)
    expect(await says()).toEqual(['An action from it is overdue'])
    await at(monday + 60 * dayMs)
    expect((await says()).toSorted()).toEqual(['An action from it is overdue', 'The conclusion of it is overdue'])
    const { counts } = await data(lead.post('desk_incidents', { list: 'overdue' }))
    expect(counts.overdue).toBeGreaterThan(0)
  })
})

describe('a near miss', () => {
  const nearMiss = { kind: 'near_miss', harm: 'none' }
  const decided = async (id: string) =>
    (await opened(lead, id)).reports.filter((one: { isNeeded: boolean | null }) => one.isNeeded !== null)
  const closing = { reason: 'It was noticed at once.', causes: 'Two trays.', learning: 'One tray.', summary: '' }
  const close = (by: Member, id: string, given: object = {}) =>
    by.post('desk_close_near_miss', { id, ...closing, ...given } as never)

  it('is closed by one reason for what plainly does not apply, recorded for each report', async () => {
    const id = await reported(support, { ...nearMiss, category: 'other' })
    await graded(lead, id, { ...nearMiss, category: 'other' })
    expect((await close(lead, id, { reason: ' ' })).statusCode).toBe(422)
    expect((await close(lead, id, { learning: ' ' })).statusCode).toBe(422)
    expect(await decided(id)).toEqual([])
    expect((await close(support, id)).statusCode).toBe(403)
    const reply = await close(lead, id)
    expect(reply.statusCode, reply.body).toBe(200)
    const view = await opened(lead, id)
    expect(view).toMatchObject({
      state: 'closed',
      conclusion: { whatHappened: 'A dose was written twice.', causes: 'Two trays.', candour: 'not_needed' },
    })
    for (const report of view.reports)
      expect(report).toMatchObject({ isNeeded: false, reason: closing.reason, decided: { by: expect.any(String) } })
    const said = view.history.filter(({ what }: { what: string }) => what === 'outside report decided')
    expect(said).toHaveLength(outsideBodies.length)
    expect((await close(lead, id)).statusCode).toBe(409)
  })

  it('stays open while a report that was proposed is undecided, and nothing is decided for it', async () => {
    const id = await reported(support, { ...nearMiss, about: { subject: 'parcel', id: robin.caseId } })
    expect((await close(lead, id, { summary: 'Two trays.' })).statusCode).toBe(409)
    await graded(lead, id, nearMiss)
    const refused = await close(lead, id, { summary: 'Two trays.' })
    expect([refused.statusCode, refused.json().data]).toEqual([422, { blockers: ['report undecided'] }])
    expect(await decided(id)).toEqual([])
    const lfpse = {
      id,
      body: 'lfpse',
      isNeeded: true,
      reason: 'We record all.',
      reference: 'L-1',
      sentOn: '2026-03-02',
    }
    expect((await lead.post('desk_decide_incident_report', lfpse as never)).statusCode).toBe(200)
    // About a patient, whose copy needs its summary.
    expect((await close(lead, id)).statusCode).toBe(422)
    expect((await close(lead, id, { summary: 'Two trays.' })).statusCode).toBe(200)
    expect(await decided(id)).toHaveLength(outsideBodies.length)
    const { reports } = await opened(lead, id)
    expect(reports.find(({ body }: { body: string }) => body === 'lfpse')).toMatchObject({ isNeeded: true })
  })

  it('is the only kind that is closed so', async () => {
    const id = await reported(support, { harm: 'none', category: 'other' })
    await graded(lead, id, { harm: 'none', category: 'other' })
    expect((await close(lead, id)).statusCode).toBe(422)
    expect(await decided(id)).toEqual([])
  })
})

describe('a page for an outside report', () => {
  const page = (by: Member, id: string, body = 'mhra_yellow_card') =>
    by.post('desk_incident_report_page', { id, body } as never)
  type Rows = { rows: { label: string; value: string | null }[] }[]
  const rowOf = (reply: Awaited<ReturnType<typeof page>>, label: string) =>
    (reply.json().data.sections as Rows).flatMap(({ rows }) => rows).find((row) => row.label === label)?.value

  it('is filled for those who work on it, never with a name, and each access is logged', async () => {
    const id = await reported(prescriber, { about: about(), what: 'Vomited for a week.' })
    const looks = () =>
      rows(`select what from access_log where why = 'incident' and account_id = '${robin.accountId}' order by at, id`)
    const before = (await looks()).length
    const reply = await page(lead, id)
    expect(reply.statusCode, reply.body).toBe(200)
    expect(rowOf(reply, 'What happened')).toBe('Vomited for a week.')
    expect(rowOf(reply, 'Patient: age and sex')).toMatch(/^\d+ years, /)
    expect(rowOf(reply, 'Outcome')).toBeNull()
    for (const body of outsideBodies) expect((await page(lead, id, body)).body).not.toMatch(/Robin|Ferncliff Road/)
    expect((await looks()).length).toBe(before + 2 * (1 + outsideBodies.length))
    expect((await page(prescriber, id)).statusCode).toBe(403)
    expect((await page(pharmacist, id)).statusCode).toBe(404)
  })

  it('has the reason once the report is needed, and not before', async () => {
    const id = await reported(support, { harm: 'moderate' })
    expect(rowOf(await page(lead, id, 'cqc'), 'Why it is reported')).toBeNull()
    await lead.post('desk_decide_incident_report', {
      ...{ id, body: 'cqc', isNeeded: true, reason: 'Serious injury.', reference: '', sentOn: null },
    })
    expect(rowOf(await page(lead, id, 'cqc'), 'Why it is reported')).toBe('Serious injury.')
  })

  it('shows an owner without sight of records neither age nor medicine, and logs no access to the record', async () => {
    const id = await reported(prescriber, { about: about() })
    await lead.post('desk_assign_incident', { id, ownerId: support.id, seen: null })
    const looks = () => rows(`select 1 from access_log where what = 'record' and staff_id = '${support.id}'`)
    const reply = await page(support, id)
    expect(reply.statusCode, reply.body).toBe(200)
    expect(rowOf(reply, 'Patient: age and sex')).toBeNull()
    expect(await looks()).toEqual([])
  })
})

describe('a half-written decision about a report', () => {
  it('is kept for its author alone, and gone once the decision is saved', async () => {
    const id = await reported(support)
    await graded(lead, id)
    const subject = `incident/${id}/report-mhra-yellow-card`
    expect((await lead.post('desk_keep_draft', { subject, body: '{"reason":"Half a"}' })).statusCode).toBe(200)
    expect((await opened(lead, id)).drafts).toEqual({ 'report-mhra-yellow-card': '{"reason":"Half a"}' })
    expect((await opened(support, id)).drafts).toEqual({})
    await lead.post('desk_decide_incident_report', {
      ...{ id, body: 'mhra_yellow_card', isNeeded: false, reason: 'No reaction.', reference: '', sentOn: null },
    })
    expect((await opened(lead, id)).drafts).toEqual({})
  })
})

describe('the list', () => {
  it('filters by harm, category and hazard, and names neither what happened nor whom', async () => {
    const id = await reported(prescriber, {
      category: 'identity',
      hazard: 'wrong-person',
      harm: 'moderate',
      about: about(),
    })
    const found = async (given: object) =>
      (await data(lead.post('desk_incidents', { list: 'open', ...given } as never))).rows.map(
        (row: { id: string }) => row.id,
      )
    expect(await found({ harm: 'moderate', category: 'identity', hazard: 'wrong-person' })).toEqual([id])
    expect(await found({ harm: 'low', hazard: 'wrong-person' })).toEqual([])
    const reply = await lead.post('desk_incidents', { list: 'open' })
    expect(reply.body).not.toMatch(/written twice|Wren|accountId/)
  })
})

describe('the figures', () => {
  it('count what was reported in each month, for those who see quality', async () => {
    await at(Date.parse('2025-11-12T10:00:00Z'))
    await reported(support, { hazard: 'wrong-pen' })
    await reported(support, { kind: 'near_miss', harm: 'none' })
    const period = { from: '2025-11-01', to: '2025-12-31' }
    expect(await data(lead.post('desk_incident_figures', period))).toMatchObject({
      months: [
        { month: '2025-11', incidents: 1, nearMisses: 1 },
        { month: '2025-12', incidents: 0, nearMisses: 0 },
      ],
      hazards: [
        { hazard: 'wrong-pen', count: 1 },
        { hazard: null, count: 1 },
      ],
    })
    expect((await support.post('desk_incident_figures', period)).statusCode).toBe(403)
    expect((await lead.post('desk_incident_figures', { from: '2025-12-31', to: '2025-11-01' })).statusCode).toBe(422)
  })
})

describe('what is kept', () => {
  it('the history of an incident is neither changed nor erased while it is kept', async () => {
    const id = await reported(support)
    const refused = (text: string) => expect(rows(text)).rejects.toThrow()
    await refused(`update incident_events set what = 'closed' where incident_id = '${id}'`)
    await refused(`delete from incident_events where incident_id = '${id}'`)
    await closed(id)
    await refused(`delete from incident_events where incident_id = '${id}'`)
    await eraseOldIncidents(app.database, clock)
    expect(await rows(`select 1 from incidents where id = '${id}'`)).toHaveLength(1)
  })

  it('is erased with everything of it once its period is over, and nothing else is', async () => {
    await at(Date.parse('2010-03-01T10:00:00Z'))
    const [old, severe] = [await reported(support), await reported(support, { harm: 'severe' })]
    await closed(old)
    await graded(lead, severe, { harm: 'severe' })
    await decideAll(lead, severe)
    await lead.post('desk_conclude_incident', { id: severe, ...conclusion })
    await lead.post('desk_close_incident', { id: severe })
    await at(monday)
    await eraseOldIncidents(app.database, clock)
    for (const [table, column] of [
      ['incidents', 'id'],
      ['incident_events', 'incident_id'],
      ['incident_reports', 'incident_id'],
    ])
      expect([table, await rows(`select 1 from ${table} where ${column} = '${old}'`)]).toEqual([table, []])
    expect(await rows(`select 1 from incidents where id = '${severe}'`)).toHaveLength(1)
  })
})
