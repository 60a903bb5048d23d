import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { brand } from '#content/brand.ts'
import type { CallBody, CallReply } from '#contract/calls.ts'
import { adultAdhdAssessment } from '#domain/appointments/adult-adhd-assessment.ts'
import { addDays } from '#domain/appointments/calendar.ts'
import { weighIn } from '#domain/appointments/services.ts'
import { dayMs } from '#domain/calendar/durations.ts'
import { instantAt } from '#domain/calendar/london-time.ts'
import { finishOutcomes } from '../../appointments/finish-outcome.ts'
import { endUnpaidFollowUps } from '../../appointments/follow-up/end-unpaid-follow-ups.ts'
import { bookingsJob } from '../../appointments/sweep-job.ts'
import { afterUndoMs } from '../../testing/after-undo.ts'
import {
  type BookingApp,
  emailsTo,
  type Guest,
  moneyOf,
  newGuest,
  type Slot,
  startBookingApp,
} from '../../testing/test-booking.ts'
import { newPatient, type TestPatient } from '../../testing/test-case.ts'
import { newStaff } from '../../testing/test-staff.ts'

type Staff = Awaited<ReturnType<typeof newStaff>>

const begin = Date.parse('2026-03-02T07:00:00Z')
let app: BookingApp
let support: Staff
let lead: Staff
let prescriber: Staff
let pharmacist: Staff
let coach: Staff
beforeAll(async () => {
  app = await startBookingApp()
  support = await newStaff(app, 'support')
  lead = await newStaff(app, 'clinical_lead')
  prescriber = await newStaff(app, 'prescriber')
  pharmacist = await newStaff(app, 'pharmacist')
  coach = await newStaff(app, 'coach')
  await rows(`update clinicians set staff_id = '${prescriber.id}' where id = '${brand.consultant.id}'`)
  const held = { title: 'Care team', isBookable: true, services: [weighIn.key] }
  const kept = { clinician: 'coach', name: 'Coach Fell', staffId: coach.id, ...held }
  expect((await lead.post('desk_keep_clinician', kept)).statusCode).toBe(200)
  const other = { clinician: 'other', name: 'Dr Other', title: 'Psychiatrist', staffId: lead.id, isBookable: true }
  const services = [adultAdhdAssessment.key]
  expect((await lead.post('desk_keep_clinician', { ...other, services })).statusCode).toBe(200)
})
afterAll(() => app.close())
beforeEach(() => atTime(begin))

const rows = async (text: string) => (await app.database.run((orm) => orm.execute(text))).rows

/** Keeps desk sessions open whatever the test clock says. */
async function atTime(now: number) {
  app.setNow(now)
  const soon = new Date(now + 3_600_000).toISOString()
  await rows(`update staff_sessions set last_seen_at = '${new Date(now).toISOString()}', expires_at = '${soon}'`)
}

let used = 0
/** Another weekday for each test, from the week after next: none of them a holiday. */
function nextDay(): string {
  const place = used++
  const date = new Date(Date.UTC(2026, 2, 9 + place + Math.floor(place / 5) * 2)).toISOString().slice(0, 10)
  return date === '2026-04-03' || date === '2026-04-06' ? nextDay() : date
}

const momentOf = (date: string, time: string) => new Date(instantAt({ date, time })).toISOString()

async function booked(slot: Slot = { date: nextDay(), time: '10:00' }): Promise<Guest & { id: string; slot: Slot }> {
  const guest = await newGuest(app)
  expect((await guest.hold(slot, brand.consultant.id)).statusCode).toBe(200)
  const submitted = await guest.submit()
  const orderId: string = submitted.json().data.paymentId
  const { clientSecret, paymentIntent } = (await guest.begin(orderId)).json().data
  await guest.charge(clientSecret)
  expect((await guest.verify(orderId, paymentIntent)).json().data.status).toBe('Success')
  await guest.signIn()
  return { ...guest, id: (await guest.appointment()).id, slot }
}

type Moving = CallBody<'desk_move_appointment'>
const move = (by: Staff, id: string, slot: Slot, more: Partial<Moving> = {}) =>
  by.post('desk_move_appointment', {
    id,
    moveId: randomUUID(),
    ...slot,
    askedBy: 'patient',
    reason: 'Her train was cancelled.',
    ...more,
  })
const movedMail = async ({ email }: { readonly email: string }) =>
  (await emailsTo(app, email)).filter(({ subject }) => /new time/.test(subject ?? ''))
const liveOf = async (episode: string) =>
  rows(`select * from appointments where episode_id = '${episode}' and state = 'booked'`)

describe('D-9 an appointment that the desk moves', () => {
  it('has its new time at once, is announced to the patient, logged, and does not use up their own move', async () => {
    for (const by of [support, lead]) {
      const guest = await booked()
      const [first, second] = [nextDay(), nextDay()]
      const reply = await move(by, guest.id, { date: first, time: '13:00' })
      expect(reply.statusCode, reply.body).toBe(200)
      const shown = await guest.appointment()
      expect(shown).toMatchObject({ id: reply.json().data.id, startsAt: momentOf(first, '13:00'), canReschedule: true })
      const mail = await movedMail(guest)
      expect(mail).toHaveLength(1)
      expect(mail[0]).toMatchObject({ text: expect.stringMatching(/as you asked.*doesn’t use up your own change/s) })
      expect(JSON.stringify(mail)).not.toMatch(/train|ADHD/)
      const opened: CallReply<'desk_appointment'> = (await by.post('desk_appointment', { id: shown.id })).json().data
      expect(opened.history[0]).toMatchObject({ state: 'booked', by: by.name, reason: 'Her train was cancelled.' })
      const log = await rows(`select * from access_log where staff_id = '${by.id}' and why = 'appointment'`)
      expect(log.length).toBeGreaterThan(0)
      const own = await guest.browser.post('reschedule_appointment', { id: shown.id, date: second, time: '10:00' })
      expect(own.statusCode, own.body).toBe(200)
      expect(own.json().data.canReschedule).toBe(false)
      // The patient has used theirs, and the desk can still help.
      expect((await move(by, own.json().data.id, { date: nextDay(), time: '10:00' })).statusCode).toBe(200)
    }
  })

  it('is moved by support and leads alone, and only with a reason', async () => {
    const guest = await booked()
    const slot = { date: nextDay(), time: '13:00' }
    for (const by of [prescriber, pharmacist, coach, await newStaff(app, 'administrator')]) {
      expect((await move(by, guest.id, slot)).statusCode).toBe(403)
      expect((await by.post('desk_times_to_move', { id: guest.id, date: slot.date })).statusCode).toBe(403)
    }
    const stranger = await newGuest(app)
    const body = { id: guest.id, moveId: randomUUID(), ...slot, askedBy: 'patient', reason: 'Mine.' } as const
    expect((await stranger.browser.post('desk_move_appointment', body)).statusCode).toBe(401)
    expect((await guest.browser.post('desk_move_appointment', body)).statusCode).toBe(401)
    expect((await move(support, guest.id, slot, { reason: '  ' })).statusCode).toBe(400)
    expect((await move(support, randomUUID(), slot)).statusCode).toBe(404)
    expect((await guest.appointment()).startsAt).toBe(momentOf(guest.slot.date, '10:00'))
  })

  it('is offered the times that patients are offered, of its clinician or of a colleague who holds the same service', async () => {
    const guest = await booked()
    const taken = await booked({ date: nextDay(), time: '13:00' })
    const ask = async (more: object = {}): Promise<CallReply<'desk_times_to_move'>> =>
      (await support.post('desk_times_to_move', { id: guest.id, date: taken.slot.date, ...more })).json().data
    const own = await ask()
    expect(own.clinician).toBe(brand.consultant.id)
    expect(own.times).toContain('10:00')
    expect(own.times).not.toContain('13:00')
    expect(own.clinicians.map(({ id }) => id)).toContain('other')
    expect((await ask({ clinician: 'other' })).times).toContain('13:00')
    expect((await move(support, guest.id, { date: taken.slot.date, time: '13:07' })).statusCode).toBe(409)
    expect((await move(support, guest.id, taken.slot)).statusCode).toBe(409)
    expect((await move(support, guest.id, taken.slot, { clinician: 'coach' })).statusCode).toBe(404)
    expect((await move(support, guest.id, taken.slot, { clinician: 'other' })).statusCode).toBe(200)
    expect((await guest.appointment()).clinician.name).toBe('Dr Other')
  })

  it('two moves at once end in one: two colleagues, the patient and the desk, and two patients for one time', async () => {
    const guest = await booked()
    const [one, two] = [nextDay(), nextDay()]
    const both = await Promise.all([
      move(support, guest.id, { date: one, time: '13:00' }),
      move(lead, guest.id, { date: two, time: '13:00' }),
    ])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await liveOf(guest.id)).toHaveLength(1)

    const now = await guest.appointment()
    const [three, four] = [nextDay(), nextDay()]
    const beside = await Promise.all([
      move(support, now.id, { date: three, time: '10:00' }),
      guest.browser.post('reschedule_appointment', { id: now.id, date: four, time: '10:00' }),
    ])
    expect(beside.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await liveOf(guest.id)).toHaveLength(1)

    const [first, second] = [await booked(), await booked()]
    const slot = { date: nextDay(), time: '13:00' }
    const race = await Promise.all([move(support, first.id, slot), move(lead, second.id, slot)])
    expect(race.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const there = await rows(
      `select 1 from appointments where state = 'booked' and clinician_id = '${brand.consultant.id}' and starts_at = '${momentOf(slot.date, slot.time)}'`,
    )
    expect(there).toHaveLength(1)
  })

  it('sent again changes nothing, and the patient is told once', async () => {
    const guest = await booked()
    const slot = { date: nextDay(), time: '13:00' }
    const moveId = randomUUID()
    const replies = [
      await move(support, guest.id, slot, { moveId }),
      await move(support, guest.id, slot, { moveId }),
      await move(support, guest.id, { ...slot, date: nextDay() }, { moveId }),
    ]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 409])
    expect(replies[0]?.json().data).toEqual(replies[1]?.json().data)
    expect(await movedMail(guest)).toHaveLength(1)
  })

  it('later refunds no more if the patient asked for the move, and no less if we did', async () => {
    const late = await booked({ date: '2026-03-04', time: '10:00' })
    await atTime(Date.parse('2026-03-03T09:00:00Z'))
    await move(support, late.id, { date: nextDay(), time: '10:00' })
    expect((await late.appointment()).cancel).toMatchObject({ isAllowed: true, refundPence: 0 })

    await atTime(begin)
    const ours = await booked({ date: '2026-03-05', time: '10:00' })
    await atTime(Date.parse('2026-03-04T09:00:00Z'))
    await move(support, ours.id, { date: nextDay(), time: '10:00' }, { askedBy: 'clinic' })
    expect((await ours.appointment()).cancel).toMatchObject({ refundPence: 850_00 })
    const soon = await move(
      support,
      (await ours.appointment()).id,
      { date: '2026-03-06', time: '10:00' },
      { askedBy: 'clinic' },
    )
    expect([soon.statusCode, soon.json().data]).toEqual([409, { because: 'less-refund' }])
  })

  it('cannot have begun, be in the middle of a cancellation, or be cancelled', async () => {
    const guest = await booked()
    const outcomeId = randomUUID()
    await lead.post('desk_outcome', { id: guest.id, outcomeId, outcome: 'cancelled' })
    const pending = await move(support, guest.id, { date: nextDay(), time: '13:00' })
    expect([pending.statusCode, pending.json().data]).toEqual([409, { because: 'pending' }])
    await atTime(app.now() + afterUndoMs)
    await finishOutcomes(app.services)
    const gone = await move(support, guest.id, { date: nextDay(), time: '13:00' })
    expect([gone.statusCode, gone.json().data]).toEqual([409, { because: 'not-booked' }])
    const begun = await booked()
    await atTime(instantAt({ date: begun.slot.date, time: '10:01' }))
    const started = await move(support, begun.id, { date: nextDay(), time: '13:00' })
    expect([started.statusCode, started.json().data]).toEqual([409, { because: 'started' }])
  })
})

describe('D-9 an appointment that the desk books', () => {
  let patient: TestPatient
  let other: TestPatient
  beforeAll(async () => {
    patient = await newPatient(app)
    other = await newPatient(app)
  })

  const bookable = async (accountId: string, by = support): Promise<CallReply<'desk_bookable'>['kinds']> =>
    (await by.post('desk_bookable', { accountId })).json().data?.kinds
  const book = (by: Staff, accountId: string, slot: Slot, more: Partial<CallBody<'desk_book_for_patient'>> = {}) =>
    by.post('desk_book_for_patient', {
      accountId,
      bookingId: randomUUID(),
      what: 'weigh-in',
      ...slot,
      reason: 'She cannot use the page.',
      ...more,
    })

  it('is a weigh-in that an order waits for: free, confirmed, once, and by support and leads alone', async () => {
    const slot = { date: '2026-03-03', time: '12:15' }
    for (const by of [prescriber, pharmacist, coach])
      expect((await book(by, patient.accountId, slot)).statusCode).toBe(403)
    expect((await patient.browser.post('desk_bookable', { accountId: other.accountId })).statusCode).toBe(401)
    expect((await book(support, randomUUID(), slot)).statusCode).toBe(404)
    expect((await bookable(patient.accountId)).find(({ what }) => what === 'weigh-in')).toMatchObject({ because: null })
    const times = { accountId: patient.accountId, what: 'weigh-in', date: slot.date } as const
    expect((await support.post('desk_times_to_book', times)).json().data.times).toContain('12:15')
    const bookingId = randomUUID()
    const reply = await book(support, patient.accountId, slot, { bookingId })
    expect([reply.statusCode, reply.json().data]).toEqual([200, { payBy: null }])
    expect((await book(support, patient.accountId, slot, { bookingId })).statusCode).toBe(200)
    expect((await book(lead, patient.accountId, { ...slot, time: '13:00' })).statusCode).toBe(409)
    const mail = (await emailsTo(app, patient.email)).filter(({ subject }) => /video appointment/.test(subject ?? ''))
    expect(mail).toHaveLength(1)
    expect(mail[0]).toMatchObject({ text: expect.stringContaining('Our team has booked') })
    expect(JSON.stringify(mail)).not.toMatch(/cannot use|weigh/i)
    const { weighIn: own } = (await patient.browser.post('my_evidence', {})).json().data
    expect(own.booked.startsAt).toBe('2026-03-03T12:15:00.000Z')
    // One clinician holds it, and has this time already.
    expect((await book(support, other.accountId, slot)).statusCode).toBe(409)
    const moved = await move(lead, own.booked.id, { date: '2026-03-03', time: '12:45' })
    expect(moved.statusCode, moved.body).toBe(200)
    expect((await movedMail(patient)).length).toBe(1)
  })

  it('is a follow-up that the clinician asked for, reserved until the patient has paid, and no card is charged over the phone', async () => {
    const guest = await booked({ date: '2026-03-03', time: '10:00' })
    const { paymentIntent } = (
      await rows(
        `select o.payment_intent as "paymentIntent", o.account_id as "accountId" from orders o join appointments a on a.order_id = o.id where a.id = '${guest.id}'`,
      )
    )[0] as { paymentIntent: string }
    const [{ accountId }] = (await rows(
      `select o.account_id as "accountId" from orders o join appointments a on a.order_id = o.id where a.id = '${guest.id}'`,
    )) as [{ accountId: string }]
    const dueOf = async () => (await bookable(accountId)).find(({ what }) => what === 'follow-up')
    expect((await dueOf())?.because).toMatch(/not requested/)
    await atTime(Date.parse('2026-03-03T11:00:00Z'))
    const outcome = { outcome: 'attended', followUpBy: '2026-05-29' } as const
    await prescriber.post('desk_outcome', { id: guest.id, outcomeId: randomUUID(), ...outcome })
    await atTime(app.now() + afterUndoMs)
    await finishOutcomes(app.services)
    expect(await dueOf()).toMatchObject({ because: null, by: '2026-05-29', with: brand.consultant.name })
    const slot = { date: '2026-05-20', time: '13:00' }
    const [one, two] = await Promise.all([
      book(support, accountId, slot, { what: 'follow-up' }),
      book(lead, accountId, { ...slot, time: '10:00' }, { what: 'follow-up' }),
    ])
    expect([one.statusCode, two.statusCode].toSorted()).toEqual([200, 409])
    const kept = (await guest.account()).appointments.find(({ toPay }) => toPay !== null)
    expect(kept?.toPay).toMatchObject({ until: new Date(app.now() + 2 * dayMs).toISOString() })
    expect((await emailsTo(app, guest.email)).at(-1)).toMatchObject({
      subject: expect.stringContaining('reserved for you'),
    })
    expect(await moneyOf(app, paymentIntent)).toEqual({ taken: 850_00, givenBack: 0 })
    expect((await dueOf())?.because).toMatch(/awaiting payment/)
    expect((await book(support, accountId, { ...slot, date: '2026-05-21' }, { what: 'follow-up' })).statusCode).toBe(
      409,
    )
    // Not paid for, it is released, and its history stays.
    await atTime(app.now() + 3 * dayMs)
    expect(await endUnpaidFollowUps(app.services)).toBe(1)
    await atTime(app.now() + 30 * dayMs)
    await bookingsJob(app.services)
    expect(await rows(`select 1 from appointment_arrangements where appointment_id = '${kept?.id}'`)).toHaveLength(1)
    expect((await dueOf())?.because).toBeNull()
  })

  it('is said to be held where the clinician reserved a time and had recommended none', async () => {
    const guest = await booked({ date: '2026-05-06', time: '10:00' })
    const [{ accountId }] = (await rows(
      `select o.account_id as "accountId" from orders o join appointments a on a.order_id = o.id where a.id = '${guest.id}'`,
    )) as [{ accountId: string }]
    await atTime(Date.parse('2026-05-06T11:00:00Z'))
    const outcome = { outcome: 'attended', followUpBy: null } as const
    await prescriber.post('desk_outcome', { id: guest.id, outcomeId: randomUUID(), ...outcome })
    await atTime(app.now() + 31_000)
    await finishOutcomes(app.services)
    const followUp = async () => (await bookable(accountId)).find(({ what }) => what === 'follow-up')?.because
    expect(await followUp()).toMatch(/not requested/)
    const reserved = { id: guest.id, followUpId: randomUUID(), date: '2026-05-27', time: '13:00' }
    const reply = await prescriber.post('desk_book_follow_up', reserved)
    expect(reply.statusCode, reply.body).toBe(200)
    expect(await followUp()).toMatch(/awaiting payment/)
  })
})

describe('D-9 the diary', () => {
  const diaryOf = async (by: Staff, date: string): Promise<CallReply<'desk_diary'>> =>
    (await by.post('desk_diary', { date })).json().data
  const dayOf = (diary: CallReply<'desk_diary'>, id: string) =>
    diary.clinicians.find((one) => one.id === id)?.entries ?? []

  it('has the free and taken times of everyone, names for staff who may open them, and each name in the log', async () => {
    const guest = await booked()
    const at = momentOf(guest.slot.date, '10:00')
    const find = async (by: Staff) => dayOf(await diaryOf(by, guest.slot.date), brand.consultant.id)
    const supports = (await find(support)).find(({ startsAt }) => startsAt === at)
    expect(supports).toMatchObject({
      is: 'taken',
      appointment: { id: guest.id, patient: 'Robin Ferncliff', service: 'Appointment' },
    })
    expect((await find(support)).find(({ startsAt }) => startsAt === momentOf(guest.slot.date, '13:00'))).toMatchObject(
      {
        is: 'free',
        appointment: null,
      },
    )
    const leads = (await find(lead)).find(({ startsAt }) => startsAt === at)
    expect(leads?.appointment).toMatchObject({ service: adultAdhdAssessment.name })
    expect((await find(prescriber)).find(({ startsAt }) => startsAt === at)?.appointment?.patient).toBe(
      'Robin Ferncliff',
    )
    for (const by of [pharmacist, coach]) {
      const fresh = await newStaff(app, by === coach ? 'coach' : 'pharmacist')
      const reply = await fresh.post('desk_diary', { date: guest.slot.date })
      expect(reply.body).not.toMatch(/Ferncliff|LW-|"id":"[0-9a-f]{8}-/)
      expect(await rows(`select 1 from access_log where staff_id = '${fresh.id}'`)).toEqual([])
      expect((await find(fresh)).find(({ startsAt }) => startsAt === at)).toMatchObject({
        is: 'taken',
        appointment: null,
      })
    }
    const seen = await rows(
      `select order_id from access_log where staff_id = '${support.id}' and what = 'contact details' and order_id = (select order_id from appointments where id = '${guest.id}')`,
    )
    expect(seen.length).toBeGreaterThan(0)
    expect((await (await newStaff(app, 'auditor')).post('desk_diary', { date: guest.slot.date })).statusCode).toBe(403)
    expect((await guest.browser.post('desk_diary', { date: guest.slot.date })).statusCode).toBe(401)
  })

  it('shows a time being booked as taken without a name, and a holiday as closed', async () => {
    const guest = await newGuest(app)
    const date = nextDay()
    await guest.hold({ date, time: '10:00' }, brand.consultant.id)
    const held = dayOf(await diaryOf(support, date), brand.consultant.id)
    expect(held.find(({ startsAt }) => startsAt === momentOf(date, '10:00'))).toMatchObject({
      is: 'held',
      appointment: null,
    })
    const closed = await diaryOf(support, '2026-04-03')
    expect(closed.holiday).toBe('Good Friday')
    expect(closed.clinicians.flatMap(({ entries }) => entries)).toEqual([])
  })

  it('has several days at once, with what can be booked at each free time and with whom', async () => {
    const guest = await booked()
    const date = addDays(guest.slot.date, -1)
    const week = (await support.post('desk_diary', { date, days: 3 })).json().data as CallReply<'desk_diary'>
    const entries = dayOf(week, brand.consultant.id)
    const daysOf = new Set(entries.map(({ startsAt }) => startsAt.slice(0, 10)))
    expect([...daysOf].every((day) => day >= date && day <= addDays(date, 2))).toBe(true)
    expect(entries).toContainEqual(
      expect.objectContaining({ startsAt: momentOf(guest.slot.date, '10:00'), is: 'taken', services: [] }),
    )
    expect(entries.filter(({ is }) => is === 'free').flatMap(({ services }) => services)).toContain(
      adultAdhdAssessment.key,
    )
    expect(week.services.map(({ key }) => key)).toContain(adultAdhdAssessment.key)
    expect((await support.post('desk_diary', { date, days: 8 })).statusCode).toBe(400)
  })
})
