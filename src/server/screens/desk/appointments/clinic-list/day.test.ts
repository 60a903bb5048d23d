import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { brand } from '#content/brand.ts'
import type { CallBody, CallReply } from '#contract/calls.ts'
import { minuteMs } from '#domain/calendar/durations.ts'
import { riskAnswers } from '#domain/intake/adhd/sample-answers.ts'
import { finishOutcomes } from '../../../../appointments/finish-outcome.ts'
import { sendDueRefunds } from '../../../../orders/refund-job.ts'
import { CardsUnreachable } from '../../../../platform/gateways/cards/cards.ts'
import { afterUndoMs } from '../../../../testing/after-undo.ts'
import { startTestApp } from '../../../../testing/test-app.ts'
import {
  adhdAnswers,
  type BookingApp,
  emailsTo,
  type Guest,
  moneyOf,
  newGuest,
  type Slot,
  saveAdhdAnswers,
  startBookingApp,
} from '../../../../testing/test-booking.ts'
import { willingBotCheck } from '../../../../testing/test-gateways.ts'
import { newStaff } from '../../../../testing/test-staff.ts'

type Staff = Awaited<ReturnType<typeof newStaff>>

const fee = 85_000
const begin = Date.parse('2026-03-02T07:00:00Z')
let app: BookingApp
let psychiatrist: Staff
let other: Staff
let lead: Staff
let support: Staff
beforeAll(async () => {
  app = await startBookingApp()
  psychiatrist = await newStaff(app, 'prescriber')
  other = await newStaff(app, 'prescriber')
  lead = await newStaff(app, 'clinical_lead')
  support = await newStaff(app, 'support')
  await rows(`update clinicians set staff_id = '${psychiatrist.id}' where id = '${brand.consultant.id}'`)
})
afterAll(() => app.close())

const rows = async (text: string) => (await app.database.run((orm) => orm.execute(text))).rows

const times = ['08:30', '10:00', '13:00', '14:30', '16:00', '18:00', '19:30'] as const
let used = 0
/** Another time for each test, in the weeks after Easter, from Monday to Friday. */
function nextSlot(): Slot {
  const day = Math.floor(used / times.length)
  const date = new Date(Date.UTC(2026, 3, 13 + day + Math.floor(day / 5) * 2))
  return { date: date.toISOString().slice(0, 10), time: times[used++ % times.length] as string }
}

interface Booked {
  readonly guest: Guest
  readonly id: string
  readonly at: number
  readonly slot: Slot
  readonly reference: string
  readonly paymentIntent: string
  readonly orderId: string
}

async function booked(): Promise<Booked> {
  await atTime(begin)
  const guest = await newGuest(app)
  const slot = nextSlot()
  const { paymentIntent, reference, orderId } = await guest.book(slot)
  const { id, startsAt } = await guest.appointment()
  return { guest, id, at: Date.parse(startsAt), slot, reference, paymentIntent, orderId }
}

/** Keeps desk sessions open whatever the test clock says. */
async function atTime(now: number) {
  app.setNow(now)
  const soon = new Date(now + 3_600_000).toISOString()
  await rows(`update staff_sessions set last_seen_at = '${new Date(now).toISOString()}', expires_at = '${soon}'`)
}

type Said = Omit<CallBody<'desk_outcome'>, 'id' | 'outcomeId'>
const say = (by: Staff, id: string, said: Said, outcomeId: string = randomUUID()) =>
  by.post('desk_outcome', { id, outcomeId, ...said })
const opened = async (by: Staff, id: string): Promise<CallReply<'desk_appointment'>> =>
  (await by.post('desk_appointment', { id })).json().data
/** After the undo window. */
async function settle() {
  app.setNow(app.now() + afterUndoMs)
  await finishOutcomes(app.services)
}
const lastEmail = async (guest: Guest) => (await emailsTo(app, guest.email)).at(-1)
const eventsOf = (id: string) =>
  rows(`select to_state, staff_id, by from appointment_events where appointment_id = '${id}' order by id desc limit 1`)
const looks = (staffId: string, orderId: string) =>
  rows(`select what, why from access_log where staff_id = '${staffId}' and order_id = '${orderId}' order by id`)

beforeEach(() => atTime(begin))

describe('C-27: a medicine of the weight-management service', () => {
  it('C-27: is shown on the ADHD appointment to readers of its record, and to nobody else', async () => {
    const { id, orderId } = await booked()
    expect((await opened(psychiatrist, id)).treatment).toBeNull()
    await rows(`
      insert into plans (id, account_id, medicine, mg, state, started_on, state_since)
      select gen_random_uuid(), account_id, 'mounjaro', 5, 'active', '2026-02-01', now() from orders where id = '${orderId}'`)
    expect((await opened(psychiatrist, id)).treatment).toEqual({ medicine: 'Mounjaro', dose: '5 mg' })
    expect((await opened(support, id)).treatment).toBeNull()
  })
})

describe('a clinic list', () => {
  it('is the clinician’s own: with names, each logged once a day, and nobody else’s', async () => {
    const { slot, id, orderId } = await booked()
    const ask = { date: slot.date, days: 1 }
    const day = (await psychiatrist.post('desk_day', ask)).json().data as CallReply<'desk_day'>
    expect(day.clinician).toBe(brand.consultant.id)
    expect(day.clinicians.map(({ isMe }) => isMe)).toEqual([true])
    expect(day.days).toEqual([{ date: slot.date, holiday: null, times: 7 }])
    expect(day.appointments.find((one) => one.id === id)).toMatchObject({
      patient: 'Robin Ferncliff',
      service: 'Adult ADHD Assessment Online (18+)',
      minutes: 90,
      state: 'booked',
      pending: null,
      suggestion: null,
    })
    await psychiatrist.post('desk_day', ask)
    expect(await looks(psychiatrist.id, orderId)).toEqual([{ what: 'contact details', why: 'appointment' }])
    expect((await other.post('desk_day', ask)).json().data).toMatchObject({ clinician: null, appointments: [] })
    expect((await other.post('desk_day', { ...ask, clinician: brand.consultant.id })).statusCode).toBe(404)
    expect((await other.post('desk_appointment', { id })).statusCode).toBe(404)
    expect((await say(other, id, { outcome: 'cancelled' })).statusCode).toBe(404)
    const administrator = await newStaff(app, 'administrator')
    const masked = (await administrator.post('desk_day', ask)).json().data as CallReply<'desk_day'>
    expect(masked.appointments.map(({ patient }) => patient)).toEqual(masked.appointments.map(() => null))
    expect(await opened(administrator, id)).toMatchObject({ person: null, answers: null, notes: [] })
    expect(await looks(administrator.id, orderId)).toEqual([])
  })

  it('P-5 keeps a past appointment, as does the operations inbox, until its outcome is recorded', async () => {
    const { slot, id, at } = await booked()
    const later = { date: '2026-06-01', days: 1 }
    const onDay = async (who: Staff, ask = later) => {
      const { withoutOutcome } = (await who.post('desk_day', ask)).json().data as CallReply<'desk_day'>
      return withoutOutcome.filter((one) => one.id === id)
    }
    const onWatch = async () => {
      const { rows: found } = (await lead.post('desk_watch', {})).json().data as CallReply<'desk_watch'>
      return found.filter((one) => one.source === 'outcomes' && one.to?.endsWith(id))
    }
    await atTime(at + 90 * minuteMs - 1)
    expect(await onDay(psychiatrist)).toEqual([])
    await atTime(at + 150 * minuteMs - 1)
    expect(await onDay(psychiatrist)).toMatchObject([{ patient: 'Robin Ferncliff', suggestion: 'overdue' }])
    expect(await onDay(psychiatrist, { date: slot.date, days: 1 }), 'it stands in that day itself').toEqual([])
    expect(await onWatch(), 'there is an hour to record it').toEqual([])
    await atTime(at + 151 * minuteMs)
    expect(await onWatch()).toMatchObject([{ severity: 'high', owner: psychiatrist.name }])
    await atTime(at + 40 * 24 * 60 * minuteMs)
    expect(await onWatch(), 'however long ago').toMatchObject([{ severity: 'urgent' }])
    expect((await say(psychiatrist, id, { outcome: 'attended' })).statusCode).toBe(200)
    expect(await onWatch(), 'while it is being recorded').toEqual([])
    await settle()
    expect([...(await onDay(psychiatrist)), ...(await onWatch())]).toEqual([])
  })

  it('shows closed days', async () => {
    const { days } = (await lead.post('desk_day', { date: '2026-04-04', days: 3 })).json().data
    expect(days).toEqual([
      { date: '2026-04-04', holiday: null, times: 4 },
      { date: '2026-04-05', holiday: null, times: 0 },
      { date: '2026-04-06', holiday: 'Easter Monday', times: 0 },
    ])
  })
})

describe('an opened appointment', () => {
  it('AD-05 shows answers, score and every risk ever answered Yes, and logs the access', async () => {
    await atTime(begin)
    const guest = await newGuest(app)
    const risky = { ...adhdAnswers, adhd_risk_factors: riskAnswers('selfHarmHistory', 'homeless') }
    await saveAdhdAnswers(guest.browser, risky)
    await saveAdhdAnswers(guest.browser)
    const { orderId } = await guest.book(nextSlot())
    const { id } = await guest.appointment()
    const shown = await opened(psychiatrist, id)
    expect(shown).toMatchObject({ isOwn: true, readsRecord: true, score: { points: 18, of: 24, band: 'Severe' } })
    // C-22: the screening result, beside the banner.
    expect(shown.screen).toEqual({ counted: 6, of: 6, positiveFrom: 4, isPositive: true })
    expect(shown.answers?.topics.length).toBeGreaterThan(1)
    expect(shown.risks.map(({ isNow }) => isNow)).toEqual([false, false])
    expect(shown.risks[0]?.question).toContain('harmed yourself on purpose')
    expect(shown.person).toMatchObject({ name: 'Robin Ferncliff', email: guest.email, born: '1985-03-27' })
    expect(await looks(psychiatrist.id, orderId)).toEqual([{ what: 'appointment', why: 'appointment' }])
    const masked = await opened(support, id)
    expect(JSON.stringify(masked)).not.toMatch(/adhd|assessment/i)
    expect(masked).toMatchObject({
      readsRecord: false,
      service: 'Appointment',
      answers: null,
      score: null,
      screen: null,
      risks: [],
      notes: [],
      letter: null,
    })
    expect(masked.person?.name).toBe('Robin Ferncliff')
    expect(await looks(support.id, orderId)).toEqual([{ what: 'contact details', why: 'appointment' }])
    expect((await opened(lead, id)).risks).toHaveLength(2)
  })

  it('keeps private notes and drafts, sealed, for those who read the record', async () => {
    const { id } = await booked()
    await psychiatrist.post('desk_keep_draft', { subject: `appointment/${id}/note`, body: 'To be as' })
    expect((await opened(psychiatrist, id)).drafts).toEqual({ note: 'To be as' })
    const note = { id, noteId: randomUUID(), body: 'Asks for a quiet start.' }
    for (const _ of [1, 2]) expect((await psychiatrist.post('desk_appointment_note', note)).statusCode).toBe(200)
    const { notes, drafts } = await opened(lead, id)
    expect(notes.map(({ body, by }) => [body, by])).toEqual([['Asks for a quiet start.', psychiatrist.name]])
    expect((await opened(psychiatrist, id)).drafts).toEqual(drafts)
    expect((await support.post('desk_appointment_note', { ...note, noteId: randomUUID() })).statusCode).toBe(422)
    const [row] = await rows(`select body from appointment_notes where appointment_id = '${id}'`)
    expect(String(row?.body)).not.toContain('quiet')
  })
})

describe('PO-03 PO-05 outcomes', () => {
  it('attended, once it has begun: by a clinician, with an email, a follow-up and a letter', async () => {
    const { guest, id, at, paymentIntent, reference } = await booked()
    await atTime(at - 1)
    const early = await say(psychiatrist, id, { outcome: 'attended' })
    expect([early.statusCode, early.json().data]).toEqual([409, { because: 'not-started' }])
    expect((await psychiatrist.post('desk_letter', { id, body: 'Too early.' })).statusCode).toBe(422)
    await atTime(at)
    const outcomeId = randomUUID()
    const said = { outcome: 'attended', followUpBy: '2026-05-18' } as const
    for (const _ of [1, 2]) expect((await say(psychiatrist, id, said, outcomeId)).statusCode).toBe(200)
    // Recorded again from another tab it is the same; a different one is refused.
    expect((await say(psychiatrist, id, said)).json().data.outcomeId).toBe(outcomeId)
    expect((await say(psychiatrist, id, { outcome: 'attended' })).json().data).toEqual({ because: 'pending' })
    expect((await opened(psychiatrist, id)).pending).toMatchObject({ outcomeId, kind: 'attended', isMine: true })
    expect(await finishOutcomes(app.services)).toBe(0)
    await settle()
    expect(await eventsOf(id)).toEqual([{ to_state: 'completed', staff_id: psychiatrist.id, by: 'staff' }])
    expect(await moneyOf(app, paymentIntent)).toEqual({ taken: fee, givenBack: 0 })
    const thanks = await lastEmail(guest)
    expect(thanks?.subject).toBe(`After your appointment ${reference}`)
    expect(thanks?.text).toContain('follow-up appointment by Monday 18 May 2026')
    expect(await guest.appointment()).toMatchObject({
      state: 'completed',
      followUp: { for: 'follow-up', by: '2026-05-18T22:59:00.000Z' },
      hasLetter: false,
    })
    expect((await say(lead, id, { outcome: 'cancelled' })).json().data).toEqual({ because: 'not-booked' })

    const letter = 'We agreed to look at sleep first.'
    expect((await psychiatrist.post('desk_letter', { id, body: letter })).statusCode).toBe(200)
    expect((await psychiatrist.post('desk_letter', { id, body: letter })).statusCode).toBe(409)
    const notice = await lastEmail(guest)
    expect(notice?.subject).toBe(`A letter about your appointment ${reference}`)
    expect(notice?.text).not.toContain('sleep')
    expect((await guest.appointment()).hasLetter).toBe(true)
    const read = (await guest.browser.post('my_letter', { id })).json().data
    expect(read).toMatchObject({
      kind: 'appointment',
      letter: { sections: [{ lines: [letter] }], signed: [psychiatrist.name] },
    })
    const accountId = (await opened(psychiatrist, id)).person?.accountId ?? ''
    const record = (await lead.post('desk_person', { id: accountId })).json().data
    expect(record.appointmentLetters).toMatchObject([{ appointmentId: id, by: psychiatrist.name }])
    expect(JSON.stringify(record.appointmentLetters)).not.toContain('sleep')
    const stranger = await booked()
    expect((await stranger.guest.browser.post('my_letter', { id })).statusCode).toBe(404)
  })

  it('PO-03 not attended: suggested after 15 minutes, confirmed by a clinician, undone, recorded again', async () => {
    const { guest, id, at, paymentIntent } = await booked()
    await atTime(at + 15 * minuteMs)
    expect((await opened(psychiatrist, id)).suggestion).toBeNull()
    expect((await say(psychiatrist, id, { outcome: 'missed' })).json().data).toEqual({ because: 'still-time' })
    await atTime(at + 15 * minuteMs + 1)
    const { suggestion, can } = await opened(psychiatrist, id)
    expect([suggestion, can.missed]).toEqual(['missed', null])
    const mails = (await emailsTo(app, guest.email)).length
    const { outcomeId } = (await say(psychiatrist, id, { outcome: 'missed' })).json().data
    expect((await say(lead, id, { outcome: 'attended' })).json().data).toEqual({ because: 'pending' })
    expect((await lead.post('desk_undo_outcome', { outcomeId })).statusCode).toBe(404)
    app.setNow(app.now() + 29_999)
    expect((await psychiatrist.post('desk_undo_outcome', { outcomeId })).json().data).toEqual({ id })
    expect((await psychiatrist.post('desk_undo_outcome', { outcomeId })).statusCode).toBe(409)
    await settle()
    expect(await opened(psychiatrist, id)).toMatchObject({ state: 'booked', pending: null })
    expect((await emailsTo(app, guest.email)).length).toBe(mails)
    const again = (await say(psychiatrist, id, { outcome: 'missed' })).json().data
    app.setNow(app.now() + afterUndoMs)
    expect((await psychiatrist.post('desk_undo_outcome', { outcomeId: again.outcomeId })).statusCode).toBe(409)
    await finishOutcomes(app.services)
    expect(await guest.appointment()).toMatchObject({ state: 'DNA', refundedPence: 0 })
    expect(await moneyOf(app, paymentIntent)).toEqual({ taken: fee, givenBack: 0 })
    expect((await lastEmail(guest))?.subject).toMatch(/^We missed you/)
    expect((await lastEmail(guest))?.text).toContain('A new appointment needs a new fee.')
  })

  it('declined: the message in the account alone, a full refund, and the patient’s own cancellation is not used up', async () => {
    const { guest, id, paymentIntent, reference } = await booked()
    expect((await say(psychiatrist, id, { outcome: 'declined', words: '  ' })).statusCode).toBe(422)
    expect((await say(support, id, { outcome: 'declined', words: 'No.' })).statusCode).toBe(422)
    const why = 'Your heart should be looked at first. Your GP can arrange it.'
    await say(psychiatrist, id, { outcome: 'declined', words: why })
    expect((await guest.appointment()).words).toBeNull()
    await settle()
    expect(await moneyOf(app, paymentIntent)).toEqual({ taken: fee, givenBack: fee })
    expect(await guest.appointment()).toMatchObject({ state: 'declined', refundedPence: fee, words: why })
    const email = await lastEmail(guest)
    expect(email?.subject).toBe(`Your appointment ${reference} is cancelled`)
    expect(email?.text).not.toContain('heart')
    expect(email?.text).toContain('£850.00')
    expect(email?.attachment?.content).toContain('METHOD:CANCEL')
    expect(email?.attachment?.content).toContain('SEQUENCE:1')
    await atTime(begin)
    await guest.book(nextSlot())
    expect((await guest.appointment()).cancel.isAllowed).toBe(true)
  })

  it('cancelled by us, by support: a full refund, an apology, and priority for the free times', async () => {
    const { guest, id, slot, paymentIntent, reference } = await booked()
    const { can } = await opened(support, id)
    expect([can.cancelled, can.attended]).toEqual([null, 'Only the clinician can record this.'])
    await say(support, id, { outcome: 'cancelled' })
    await settle()
    expect(await eventsOf(id)).toEqual([{ to_state: 'cancelled', staff_id: support.id, by: 'staff' }])
    expect(await moneyOf(app, paymentIntent)).toEqual({ taken: fee, givenBack: fee })
    const email = await lastEmail(guest)
    expect(email?.subject).toBe(`We’re sorry, we’ve had to cancel your appointment ${reference}`)
    expect(email?.attachment?.content).toContain('METHOD:CANCEL')
    expect(email?.text).toContain('Monday 2 March 2026, 08:30 GMT')
    const shown = await guest.appointment()
    expect(shown).toMatchObject({ state: 'cancelled', isCalledOff: true, refundedPence: fee })
    await rows(`update clinicians set notice_minutes = 2880`)
    const soon = { date: '2026-03-02', time: '10:00' }
    const { times: free } = (await guest.browser.post('rebooking_times', { id })).json().data
    expect(free).toContain('2026-03-02T10:00:00.000Z')
    const stranger = await newGuest(app)
    expect((await stranger.hold(soon)).statusCode).toBe(409)
    const monthOf = async (one: Guest) => {
      const { days } = (await one.browser.post('booking_month', { month: '2026-03' })).json().data
      return days.find(({ date }: { date: string }) => date === soon.date).morning
    }
    expect(await monthOf(stranger)).toEqual([])
    expect(await monthOf(guest)).toContain('10:00')
    await guest.book(soon)
    // They have used their priority.
    expect(await monthOf(guest)).toEqual([])
    await rows(`update clinicians set notice_minutes = 0`)
    expect((await stranger.hold(slot)).statusCode).toBe(200)
  })

  it('a change by the patient meanwhile stands, and the outcome does nothing', async () => {
    const { guest, id, paymentIntent } = await booked()
    await say(psychiatrist, id, { outcome: 'cancelled' })
    await guest.browser.post('cancel_appointment', { id, expectedRefundPence: fee })
    const mails = (await emailsTo(app, guest.email)).length
    await settle()
    expect(await guest.appointment()).toMatchObject({ state: 'cancelled', isCalledOff: false })
    expect(await moneyOf(app, paymentIntent)).toEqual({ taken: fee, givenBack: fee })
    expect((await emailsTo(app, guest.email)).length).toBe(mails)
    expect((await opened(lead, id)).pending).toBeNull()
  })

  it('two clinicians and three processes: one outcome, one email, one refund, even when the provider is away', async () => {
    const { guest, id, paymentIntent } = await booked()
    const replies = await Promise.all([
      say(psychiatrist, id, { outcome: 'cancelled' }),
      say(lead, id, { outcome: 'declined', words: 'Not for us.' }),
      say(support, id, { outcome: 'cancelled' }),
    ])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    const mails = (await emailsTo(app, guest.email)).length
    const gateways = { botCheck: willingBotCheck, now: app.now }
    const others = [await startTestApp({ beside: app, gateways }), await startTestApp({ beside: app, gateways })]
    const all = [app, ...others].map(({ services }) => services)
    const away = { refund: () => Promise.reject(new CardsUnreachable('away')) }
    app.setNow(app.now() + afterUndoMs)
    await Promise.all(all.map((services) => finishOutcomes({ ...services, cards: { ...services.cards, ...away } })))
    expect(await moneyOf(app, paymentIntent)).toEqual({ taken: fee, givenBack: 0 })
    expect((await guest.appointment()).refundedPence).toBe(fee)
    app.setNow(app.now() + 3_600_000)
    await Promise.all(all.map(sendDueRefunds))
    expect(await moneyOf(app, paymentIntent)).toEqual({ taken: fee, givenBack: fee })
    expect((await emailsTo(app, guest.email)).length).toBe(mails + 1)
    await Promise.all(others.map((one) => one.close()))
  })

  it('refunds what is left if staff refunded some before, and ignores support’s daily cap', async () => {
    const { id, orderId, paymentIntent } = await booked()
    const part = { refundId: randomUUID(), orderId, amountPence: 4_000, reason: 'Waited long on the phone.' }
    expect((await support.post('desk_refund', part)).statusCode).toBe(200)
    await say(support, id, { outcome: 'cancelled' })
    await settle()
    expect(await moneyOf(app, paymentIntent)).toEqual({ taken: fee, givenBack: fee })
    const more = await booked()
    const refund = { refundId: randomUUID(), orderId: more.orderId, amountPence: 1_000, reason: 'Again.' }
    expect((await support.post('desk_refund', refund)).statusCode).toBe(200)
  })
})
