import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallReply } from '#contract/calls.ts'
import type { OutcomeKind } from '#domain/appointments/outcomes.ts'
import { weighIn } from '#domain/appointments/services.ts'
import { minuteMs } from '#domain/calendar/durations.ts'
import { instantAt } from '#domain/calendar/london-time.ts'
import { remindPatients } from '../clinical/cases/remind-patients.ts'
import { afterUndoMs } from '../testing/after-undo.ts'
import { type BookingApp, emailsTo, type Slot, startBookingApp } from '../testing/test-booking.ts'
import { bringEvidence, goodEvidence, newPatient, type TestPatient } from '../testing/test-case.ts'
import { newStaff } from '../testing/test-staff.ts'
import { availableClinicians } from './available-clinicians.ts'
import { cancelObsolete } from './cancel-obsolete.ts'
import { claimAny } from './claim-any.ts'
import { finishOutcomes } from './finish-outcome.ts'
import { reassignLost } from './reassign-lost.ts'
import { remindOfAppointments } from './reminders.ts'

type Staff = Awaited<ReturnType<typeof newStaff>>

const begin = Date.parse('2026-03-02T07:00:00Z')
/** On Tuesday, in the usual hours of such appointments. */
const at = (time: string, date = '2026-03-03'): Slot => ({ date, time })

let app: BookingApp
let coach: Staff
let pharmacist: Staff
let support: Staff
let administrator: Staff
let people: TestPatient[]
beforeAll(async () => {
  app = await startBookingApp()
  coach = await newStaff(app, 'coach')
  pharmacist = await newStaff(app, 'pharmacist')
  support = await newStaff(app, 'support')
  administrator = await newStaff(app, 'administrator')
  expect(await keep('coach', coach.id)).toBe(200)
  expect(await keep('pharmacist', pharmacist.id)).toBe(200)
  people = []
  for (const _ of [1, 2, 3]) people.push(await newPatient(app))
})
afterAll(() => app.close())

beforeEach(async () => {
  await atTime(begin)
  for (const table of ['room_seats', 'room_events', 'appointment_reminders', 'appointment_outcomes'])
    await rows(`delete from ${table}`).catch(() => undefined)
  await rows(`update appointments set state = 'cancelled', cancelled_at = now() where state = 'booked'`)
  await rows(`update appointments set account_id = null where account_id is not null`).catch(() => undefined)
  await rows(`delete from evidence_checks where gate = 'measurements'`)
})

const rows = async (text: string) => (await app.database.run((orm) => orm.execute(text))).rows

/** Keeps desk and patient sessions open whatever the test clock says. */
async function atTime(now: number) {
  app.setNow(now)
  const soon = new Date(now + 3_600_000).toISOString()
  await rows(`update staff_sessions set last_seen_at = '${new Date(now).toISOString()}', expires_at = '${soon}'`)
}

const keep = async (clinician: string, staffId: string | null, more: object = {}) => {
  const given = { clinician, name: clinician, title: 'Care team', staffId, isBookable: true, services: [weighIn.key] }
  return (await administrator.post('desk_keep_clinician', { ...given, ...more })).statusCode
}

const [first, second, third] = [0, 1, 2].map((place) => () => people[place] as TestPatient) as [
  () => TestPatient,
  () => TestPatient,
  () => TestPatient,
]
const book = ({ browser }: TestPatient, slot: Slot, instead: string | null = null) =>
  browser.post('book_weigh_in', { ...slot, instead })
const booked = async (patient: TestPatient, slot: Slot): Promise<string> => {
  const reply = await book(patient, slot)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json().data.id
}
const evidenceOf = async ({ browser }: TestPatient): Promise<CallReply<'my_evidence'>> =>
  (await browser.post('my_evidence', {})).json().data
const taskOf = async (patient: TestPatient) =>
  (await evidenceOf(patient)).tasks.find(({ gate }) => gate === 'measurements')
const timesOn = async (date: string): Promise<string[]> => {
  const { days } = (await app.post('booking_month', { month: date.slice(0, 7), service: weighIn.key })).json()
    .data as CallReply<'booking_month'>
  const day = days.find((one) => one.date === date)
  return day ? [...day.morning, ...day.afternoon, ...day.evening] : []
}
const holderOf = async (id: string) =>
  (await rows(`select clinician_id as c from appointments where id = '${id}'`))[0]?.c
const deskOf = async (id: string): Promise<Staff> => ((await holderOf(id)) === 'coach' ? coach : pharmacist)
const mailTo = async ({ email }: TestPatient) =>
  (await emailsTo(app, email)).filter(({ subject }) => /video appointment/.test(subject ?? ''))
const isBooked = ({ state }: { readonly state: string }) => state === 'booked'
const say = async (id: string, outcome: OutcomeKind) => {
  const reply = await (await deskOf(id)).post('desk_outcome', { id, outcomeId: randomUUID(), outcome, words: 'Sorry.' })
  if (reply.statusCode !== 200) return reply
  app.setNow(app.now() + afterUndoMs)
  await finishOutcomes(app.services)
  return reply
}

describe('who holds it', () => {
  it('is any member of staff who may open a record and record a weight, connected with a clinician and active', async () => {
    expect(await keep('office', administrator.id)).toBe(422)
    expect(await keep('nobody', null)).toBe(422)
    const shown = (await app.post('booking_month', { month: '2026-03', service: weighIn.key })).json().data
    expect(shown).toMatchObject({ clinician: null, lastDay: '2026-03-16' })
  })

  it('is shown with all their times merged, each once, from a quarter of an hour ahead', async () => {
    const all = await timesOn('2026-03-03')
    expect(all).toEqual([...new Set(all)].toSorted())
    expect(all).toContain('12:15')
    await atTime(instantAt(at('12:00')) - 1)
    expect(await timesOn('2026-03-03')).not.toContain('12:00')
    expect((await timesOn('2026-03-03'))[0]).toBe('12:15')
    // Nobody works on a bank holiday.
    await atTime(Date.parse('2026-04-01T07:00:00Z'))
    expect(await timesOn('2026-04-03')).toEqual([])
    expect(await timesOn('2026-04-07')).not.toEqual([])
  })
})

describe('booking', () => {
  it('is for a patient whose order waits for it, and is confirmed without a word of its purpose', async () => {
    const patient = first()
    expect((await app.post('book_weigh_in', { ...at('12:15'), instead: null })).statusCode).toBe(401)
    expect((await taskOf(patient))?.state).toBe('to_do')
    const before = await evidenceOf(patient)
    expect(before.weighIn).toMatchObject({ link: null, booked: null, standing: null })
    expect(before.weighIn.firstFree).toHaveLength(3)
    const id = await booked(patient, at('12:15'))
    const after = await evidenceOf(patient)
    expect(after.weighIn).toMatchObject({
      standing: 'booked',
      booked: { id, startsAt: '2026-03-03T12:15:00.000Z', minutes: 10, calendar: expect.stringContaining(id) },
      firstFree: [],
    })
    expect((await taskOf(patient))?.state).toBe('booked')
    const { appointments } = (await patient.browser.post('my_account', {})).json().data as CallReply<'my_account'>
    expect(appointments).toMatchObject([{ id, isFree: true, amountPence: 0, canReschedule: false }])
    const [mail] = (await mailTo(patient)).slice(-1)
    expect(mail?.text).toContain(`/appointment?id=${id}`)
    expect(mail?.attachment?.content).toContain(`/appointment?id=${id}`.slice(0, 20))
    const told = [mail?.subject, mail?.text, mail?.attachment?.content].join(' ')
    expect(told).not.toMatch(/weigh|height|measure|medic|order|\bscale\b/i)
  })

  it('is refused to a patient who needs no check, and for a time that nobody offers', async () => {
    const patient = first()
    for (const slot of [at('12:20'), at('12:15', '2026-03-02'), at('12:15', '2026-03-17'), at('12:15', '2026-03-07')])
      expect((await book(patient, slot)).statusCode, JSON.stringify(slot)).toBe(slot.date === '2026-03-02' ? 200 : 409)
    await patient.browser.post('cancel_weigh_in', { id: (await evidenceOf(patient)).weighIn.booked?.id ?? '' })
    const { measurements } = goodEvidence(app)
    await bringEvidence(app, patient, { measurements })
    expect((await book(patient, at('12:15'))).json()).toMatchObject({ code: 409, data: { because: 'not-needed' } })
  })

  it('of one remaining time goes to as many patients as staff are free, and never to one of them twice', async () => {
    const replies = await Promise.all(people.map((patient) => book(patient, at('12:30'))))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 409])
    const held = await rows(`select clinician_id as c from appointments where state = 'booked' order by 1`)
    expect(held.map(({ c }) => c)).toEqual(['coach', 'pharmacist'])
    expect(await timesOn('2026-03-03')).not.toContain('12:30')
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json().data).toBeNull()
  })

  it('that three have read as free at once is booked by two of them: a patient who finds one gone tries the next', async () => {
    const startsAt = new Date(instantAt(at('12:45')))
    const holders = await availableClinicians(app.services, weighIn, startsAt.getTime())
    expect(holders).toHaveLength(2)
    const given = { service: weighIn.key, startsAt, guestSessionId: null, orderId: null, policyVersion: 1 } as const
    const claims = people.map(({ accountId }) =>
      app.database.transaction((tx) =>
        claimAny(tx, holders, { ...given, accountId, state: 'booked', by: 'patient', now: app.now() }),
      ),
    )
    const held = (await Promise.all(claims)).map((made) => made?.clinicianId ?? '-')
    expect(held.toSorted()).toEqual(['-', 'coach', 'pharmacist'])
  })

  it('in two tabs is one appointment: the same time is the same booking, another is refused', async () => {
    const patient = first()
    const twice = await Promise.all([book(patient, at('12:15')), book(patient, at('12:15'))])
    expect(new Set(twice.map((reply) => reply.json().data.id)).size).toBe(1)
    const other = await book(patient, at('13:00'))
    expect(other.json()).toMatchObject({ code: 409, data: { because: 'booked' } })
    expect(other.json().message).toContain('12:15')
    await patient.browser.post('cancel_weigh_in', { id: twice[0]?.json().data.id })
    const both = await Promise.all([book(patient, at('13:00')), book(patient, at('13:15'))])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await rows(`select 1 from appointments where state = 'booked'`)).toHaveLength(1)
  })

  it('can be moved and cancelled until it begins, however often, and each change is announced once', async () => {
    const patient = first()
    const before = (await mailTo(patient)).length
    const id = await booked(patient, at('12:15'))
    const moved = (await book(patient, at('13:00'), id)).json().data.id
    expect((await book(patient, at('13:00'), id)).json().data.id).toBe(moved)
    const again = (await book(patient, at('17:00'), moved)).json().data.id
    expect((await book(patient, at('17:15'), id)).json()).toMatchObject({ code: 409, data: { because: 'changed' } })
    // The link in the first email leads to the new time.
    expect((await patient.browser.post('room', { id })).json().data.id).toBe(again)
    await atTime(instantAt(at('17:00')))
    expect((await book(patient, at('17:15'), again)).json()).toMatchObject({ code: 409 })
    expect((await patient.browser.post('cancel_weigh_in', { id: again })).json()).toMatchObject({
      code: 409,
      data: { because: 'started' },
    })
    await atTime(instantAt(at('17:00')) - 1)
    expect((await second().browser.post('cancel_weigh_in', { id: again })).statusCode).toBe(404)
    for (const _ of [1, 2]) expect((await patient.browser.post('cancel_weigh_in', { id: again })).statusCode).toBe(200)
    const subjects = (await mailTo(patient)).slice(before).map(({ subject }) => subject?.replace(/V-\w+/, 'V'))
    expect(subjects).toEqual([
      'Your video appointment V is booked',
      'Your video appointment V has a new time',
      'Your video appointment V has a new time',
      'Your video appointment V is cancelled',
    ])
    expect((await taskOf(patient))?.state).toBe('to_do')
  })

  it('keeps its local time when the clocks change', async () => {
    await atTime(Date.parse('2026-03-27T08:00:00Z'))
    const id = await booked(first(), at('12:15', '2026-03-30'))
    const [found] = await rows(`select starts_at::text as s from appointments where id = '${id}'`)
    expect(new Date(String(found?.s)).toISOString()).toBe('2026-03-30T11:15:00.000Z')
  })
})

describe('meeting', () => {
  it('is between the patient and the member of staff who holds it, and nobody else', async () => {
    const id = await booked(first(), at('12:15'))
    await atTime(instantAt(at('12:15')) - 10 * minuteMs)
    const holder = await deskOf(id)
    const colleague = holder === coach ? pharmacist : coach
    expect((await first().browser.post('enter_room', { id })).statusCode).toBe(200)
    expect((await second().browser.post('room', { id })).statusCode).toBe(404)
    expect((await app.post('room', { id })).statusCode).toBe(401)
    const entered = (await holder.post('desk_enter_room', { id })).json().data
    expect(entered.other).toEqual({ name: expect.stringContaining(' '), phone: expect.stringMatching(/^07/) })
    expect((await colleague.post('desk_enter_room', { id })).statusCode).toBe(404)
    expect((await support.post('desk_enter_room', { id })).statusCode).toBe(403)
    const [look] = await rows(`select account_id, order_id, why from access_log order by id desc limit 1`)
    expect(look).toEqual({ account_id: first().accountId, order_id: null, why: 'appointment' })
  })

  it('is in the clinic list of its holder, opened with the patient’s own figures, and recorded there', async () => {
    const patient = first()
    const id = await booked(patient, at('12:15'))
    const desk = await deskOf(id)
    const day = (await desk.post('desk_day', { date: '2026-03-03', days: 1 })).json().data as CallReply<'desk_day'>
    expect(day.appointments.filter(isBooked)).toMatchObject([
      { id, service: 'Video weigh-in', reference: expect.stringMatching(/^V-/) },
    ])
    const office = (
      await support.post('desk_day', { date: '2026-03-03', days: 1, clinician: (await holderOf(id)) as string })
    ).json().data as CallReply<'desk_day'>
    expect(office.appointments.filter(isBooked)).toMatchObject([{ id, service: 'Appointment' }])
    const looks = `select count(*)::int as n from access_log where account_id = '${patient.accountId}' and what = 'contact details'`
    const [before] = await rows(looks)
    await desk.post('desk_day', { date: '2026-03-03', days: 1 })
    expect(await rows(looks)).toEqual([before])
    const opened = (await desk.post('desk_appointment', { id })).json().data as CallReply<'desk_appointment'>
    expect(opened).toMatchObject({
      isFree: true,
      answers: null,
      missedAfterMinutes: 5,
      weighIn: { caseId: patient.caseId, told: { weightKg: 95, heightCm: 170 }, recorded: null },
      canHandOver: true,
    })
    expect(opened.can.declined).not.toBeNull()
    const masked = (await support.post('desk_appointment', { id })).json().data as CallReply<'desk_appointment'>
    expect([masked.weighIn, masked.readsRecord]).toEqual([null, false])
    await atTime(instantAt(at('12:15')) + minuteMs)
    const seen = { caseId: patient.caseId, how: 'video', weightKg: 96, heightCm: 171, on: '2026-03-03' } as const
    expect((await desk.post('desk_record_measurements', seen)).statusCode).toBe(200)
    expect((await say(id, 'attended')).statusCode).toBe(200)
    expect((await taskOf(patient))?.state).toBe('done')
    const after = (await desk.post('desk_appointment', { id })).json().data as CallReply<'desk_appointment'>
    expect(after.weighIn?.recorded).toMatchObject({ weightKg: 96, heightCm: 171, by: desk.name })
    expect((await desk.post('desk_letter', { id, body: 'Dear patient' })).statusCode).toBe(422)
  })

  it('is done and not recorded yet, missed, or cancelled by us, and the patient’s task says which', async () => {
    const [seen, missed, off] = [
      await booked(first(), at('12:15')),
      await booked(second(), at('12:30')),
      await booked(third(), at('12:45')),
    ]
    await atTime(instantAt(at('12:30')) + 5 * minuteMs + 1)
    expect((await say(off, 'declined')).json()).toMatchObject({ code: 409, data: { because: 'not-offered' } })
    expect((await say(seen, 'attended')).statusCode).toBe(200)
    expect((await say(missed, 'missed')).statusCode).toBe(200)
    expect((await say(off, 'cancelled')).statusCode).toBe(200)
    expect(await taskOf(first())).toMatchObject({ state: 'looked_at' })
    expect(await taskOf(second())).toMatchObject({ state: 'again', because: 'missed' })
    expect(await taskOf(third())).toMatchObject({ state: 'again', because: 'called off' })
    expect((await evidenceOf(third())).weighIn.firstFree).not.toEqual([])
    const last = async (patient: TestPatient) => (await mailTo(patient)).at(-1)
    expect((await last(first()))?.subject).toMatch(/^After/)
    expect((await last(second()))?.subject).toMatch(/^We missed you/)
    expect((await last(third()))?.text).toMatch(
      /first available times when we wrote this:\nTuesday 3 March 2026, 12:45 GMT\nTuesday 3 March 2026, 13:00 GMT/,
    )
    expect(await rows('select 1 from refunds')).toEqual([])
    expect((await book(second(), at('17:00'))).statusCode).toBe(200)
    expect((await taskOf(second()))?.state).toBe('booked')
  })

  it('is reminded of once with the link to join, and nobody is chased for what is booked', async () => {
    const patient = third()
    const id = await booked(patient, at('12:15', '2026-03-04'))
    await bringEvidence(app, patient, { ...goodEvidence(app), measurements: { how: 'none' } as never })
    await rows(`delete from evidence_checks where gate = 'measurements'`)
    const before = (await emailsTo(app, patient.email)).length
    await atTime(instantAt(at('12:15', '2026-03-03')))
    for (const _ of [1, 2]) await remindOfAppointments(app.services)
    await remindPatients(app.services)
    const sent = (await emailsTo(app, patient.email)).slice(before)
    expect(sent.map(({ subject }) => subject)).toEqual([expect.stringContaining('Wednesday 4 March 2026, 12:15 GMT')])
    expect(sent[0]?.text).toContain(`/appointment?id=${id}`)
  })
})

describe('a member of staff who cannot hold it', () => {
  it('reassigns it to a colleague who is free, and keeps it if nobody is', async () => {
    const id = await booked(first(), at('12:15'))
    const [holder, desk] = [await holderOf(id), await deskOf(id)]
    expect((await desk.post('desk_hand_over', { id })).statusCode).toBe(200)
    expect(await holderOf(id)).not.toBe(holder)
    expect((await desk.post('desk_appointment', { id })).statusCode).toBe(404)
    await booked(second(), at('12:15'))
    expect((await (await deskOf(id)).post('desk_hand_over', { id })).statusCode).toBe(409)
    expect((await evidenceOf(first())).weighIn.booked).toMatchObject({ id })
  })

  it('and one who has left: colleagues take over future appointments, or the operations inbox shows them', async () => {
    const leaver = await newStaff(app, 'coach')
    expect(await keep('leaver', leaver.id)).toBe(200)
    await keep('coach', coach.id, { isBookable: false })
    await keep('pharmacist', pharmacist.id, { isBookable: false })
    const id = await booked(first(), at('12:15'))
    expect(await holderOf(id)).toBe('leaver')
    expect((await administrator.post('desk_end_staff', { id: leaver.id })).statusCode).toBe(200)
    expect(await timesOn('2026-03-03')).toEqual([])
    expect(await reassignLost(app.services)).toBe(0)
    const watched = (await support.post('desk_watch', {})).json().data as CallReply<'desk_watch'>
    expect(watched.rows.filter(({ source }) => source === 'visits')).toMatchObject([
      { to: `/desk/appointment?id=${id}`, says: expect.stringContaining('no colleague is free') },
    ])
    await keep('pharmacist', pharmacist.id)
    // A patient books the free colleague at the moment of reassignment: one of the two appointments gets them.
    const [given, taken] = await Promise.all([reassignLost(app.services), book(second(), at('12:15'))])
    expect([given, taken.statusCode]).toEqual(given === 1 ? [1, 409] : [0, 200])
    const held = await rows(`select clinician_id as c from appointments where state = 'booked' order by 1`)
    expect(held.map(({ c }) => c)).toEqual(given === 1 ? ['pharmacist'] : ['leaver', 'pharmacist'])
    if (given === 0) {
      await second().browser.post('cancel_weigh_in', { id: taken.json().data.id })
      expect(await reassignLost(app.services)).toBe(1)
    }
    expect(await holderOf(id)).toBe('pharmacist')
    expect(await reassignLost(app.services)).toBe(0)
    await keep('coach', coach.id)
  })

  it('is spared it once no order waits for it: it is cancelled and the patient told, once', async () => {
    const patient = third()
    const id = await booked(patient, at('12:15'))
    expect(await cancelObsolete(app.services)).toBe(0)
    await rows(`update orders set state = 'expired' where id = '${patient.orderId}'`)
    expect(await cancelObsolete(app.services)).toBe(1)
    expect(await cancelObsolete(app.services)).toBe(0)
    await rows(`update orders set state = 'awaiting review' where id = '${patient.orderId}'`)
    expect(await rows(`select state, cancelled_at from appointments where id = '${id}'`)).toEqual([
      { state: 'cancelled', cancelled_at: null },
    ])
    const mail = (await mailTo(patient)).at(-1)
    expect(mail?.text).toContain('You no longer need your video appointment')
    expect(mail?.attachment?.content).toContain('METHOD:CANCEL')
    expect((await taskOf(patient))?.state).toBe('to_do')
  })

  it('who forgets to record it is reminded an hour later', async () => {
    await booked(first(), at('12:15'))
    const watched = async () =>
      ((await support.post('desk_watch', {})).json().data as CallReply<'desk_watch'>).rows.filter(
        ({ source }) => source === 'visits',
      )
    await atTime(instantAt(at('12:15')) + 70 * minuteMs)
    expect(await watched()).toEqual([])
    await atTime(instantAt(at('12:15')) + 70 * minuteMs + 1)
    expect(await watched()).toMatchObject([{ says: expect.stringContaining('has not been recorded') }])
  })
})
