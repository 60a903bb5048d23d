import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { brand } from '#content/brand.ts'
import { cardConsent } from '#content/checkout/saved-card.ts'
import type { CallReply } from '#contract/calls.ts'
import { consentsFor } from '#domain/appointments/consents.ts'
import { medicationReview } from '#domain/appointments/medication-review.ts'
import { hourMs } from '#domain/calendar/durations.ts'
import { completePayment } from '../../checkout/payment/complete-payment.ts'
import { reconcilePayments } from '../../checkout/payment/reconcile.ts'
import { CardsUnreachable } from '../../platform/gateways/cards/cards.ts'
import { afterUndoMs } from '../../testing/after-undo.ts'
import {
  type BookingApp,
  emailsTo,
  type Guest,
  moneyOf,
  newGuest,
  startBookingApp,
} from '../../testing/test-booking.ts'
import { newStaff } from '../../testing/test-staff.ts'
import { finishOutcomes } from '../finish-outcome.ts'
import { bookingsJob } from '../sweep-job.ts'
import { endUnpaidFollowUps } from './end-unpaid-follow-ups.ts'

type Staff = Awaited<ReturnType<typeof newStaff>>

const fee = medicationReview.pricePence
let app: BookingApp
let psychiatrist: Staff
let other: Staff
let support: Staff
let guest: Guest
/** The appointment that was attended. */
let id: string
let begin: number

beforeAll(async () => {
  app = await startBookingApp()
  psychiatrist = await newStaff(app, 'prescriber')
  other = await newStaff(app, 'prescriber')
  support = await newStaff(app, 'support')
  await rows(`update clinicians set staff_id = '${psychiatrist.id}' where id = '${brand.consultant.id}'`)
  guest = await newGuest(app)
  await guest.book({ date: '2026-03-10', time: '10:00' })
  const booked = await guest.appointment()
  id = booked.id
  await atTime(Date.parse(booked.startsAt) + 20 * 60_000)
  expect((await keep()).statusCode).toBe(422)
  await psychiatrist.post('desk_outcome', { id, outcomeId: randomUUID(), outcome: 'attended' })
  await atTime(app.now() + afterUndoMs)
  await finishOutcomes(app.services)
  begin = app.now()
})
afterAll(() => app.close())

const rows = async (text: string) => (await app.database.run((orm) => orm.execute(text))).rows

/** Keeps desk sessions open whatever the test clock says. */
async function atTime(now: number) {
  app.setNow(now)
  const soon = new Date(now + hourMs).toISOString()
  await rows(`update staff_sessions set last_seen_at = '${new Date(now).toISOString()}', expires_at = '${soon}'`)
}

let used = 0
/** A different day for each test, weeks ahead. */
const nextDay = () => {
  const place = used++
  return new Date(Date.UTC(2026, 3, 13 + place + Math.floor(place / 5) * 2)).toISOString().slice(0, 10)
}
const keep = (date = nextDay(), time = '13:00', staff = psychiatrist, followUpId: string = randomUUID()) =>
  staff.post('desk_book_follow_up', { id, followUpId, date, time })
const timesOn = async (date: string): Promise<CallReply<'desk_follow_up_times'>> =>
  (await psychiatrist.post('desk_follow_up_times', { id, date })).json().data
const opened = async (): Promise<CallReply<'desk_appointment'>> =>
  (await psychiatrist.post('desk_appointment', { id })).json().data
const [state, shown] = [async () => (await opened()).followUps[0]?.state, async () => (await opened()).followUps[0]]
const kept = async () => (await guest.account()).appointments.find(({ toPay }) => toPay !== null)
const version = (canCancel = true) => consentsFor({ canCancel }).t8.version
const told = async (count: number) =>
  (await emailsTo(app, guest.email)).slice(-count).map((email) => ('subject' in email ? (email.subject ?? '') : ''))
const released = async (reference: string) =>
  (await told(9)).filter((subject) => subject === `We’ve released the time we reserved for you: ${reference}`)
const withdraw = async () =>
  psychiatrist.post('desk_withdraw_follow_up', { followUpId: (await shown())?.id ?? randomUUID() })

/** A time is reserved, and its patient has the card form open. */
async function begun(date = nextDay()) {
  // Each is newer than the one before.
  await atTime(app.now() + 1_000)
  expect((await keep(date)).json()).toMatchObject({ code: 200 })
  const held = await kept()
  if (!held?.toPay) throw new Error('No time is kept.')
  const accepted = await guest.browser.post('accept_follow_up', {
    id: held.id,
    consentVersion: version(held.toPay.canCancel),
  })
  const { orderId }: CallReply<'accept_follow_up'> = accepted.json().data
  const intent = await guest.browser.post('create_payment_intent', { amount: fee / 100, answerId: orderId })
  const { clientSecret, paymentIntent, keeping }: CallReply<'create_payment_intent'> = intent.json().data
  return { ...held, orderId, clientSecret, paymentIntent, keeping, date, until: Date.parse(held.toPay.until) }
}

async function paid() {
  const order = await begun()
  await guest.charge(order.clientSecret)
  expect((await guest.verify(order.orderId, order.paymentIntent)).json().data.status).toBe('Success')
  return order
}

const appointmentOf = async (appointmentId: string) =>
  (await guest.account()).appointments.find((one) => one.id === appointmentId)

/** Ends what the previous test left, and makes it older. */
beforeEach(async () => {
  begin += 60_000
  await atTime(begin)
  // Bypasses the product, which would refuse to cancel while a card payment is in progress.
  await rows(`update follow_ups f set ended_as = 'withdrawn', ended_at = f.at from orders o
    where o.id = f.order_id and f.ended_as is null and o.state in ('draft', 'awaiting payment')`)
  await rows(`update appointments set state = 'released' where state = 'held'`)
})

describe('a follow-up', () => {
  it('is reserved by the clinician at a free time of their own, announced without health details, and shown to the patient', async () => {
    const date = nextDay()
    expect((await timesOn(date)).times).toContain('13:00')
    expect((await keep(date)).statusCode).toBe(200)
    expect((await timesOn(date)).times).not.toContain('13:00')
    const [subject] = await told(1)
    const held = await kept()
    expect(subject).toBe(`A time is reserved for you: ${held?.reference}`)
    expect(JSON.stringify((await emailsTo(app, guest.email)).at(-1))).not.toMatch(/ADHD|medic|review|psychiatr/i)
    expect(held).toMatchObject({
      state: 'held',
      service: medicationReview.name,
      minutes: medicationReview.minutes,
      amountPence: fee,
      isFollowUp: true,
      toPay: { until: new Date(begin + 48 * hourMs).toISOString(), canCancel: true },
    })
    expect(await shown()).toMatchObject({ state: 'waiting', reference: held?.reference, appointmentId: null })
    const day: CallReply<'desk_day'> = (await psychiatrist.post('desk_day', { date, days: 1 })).json().data
    expect(day.appointments).toEqual([])
    expect(day.followUps).toMatchObject([{ state: 'waiting', patient: 'Robin Ferncliff', afterId: id }])
    expect(
      await rows(`select to_state, by, staff_id from appointment_events where appointment_id = '${held?.id}'`),
    ).toEqual([{ to_state: 'held', by: 'staff', staff_id: psychiatrist.id }])
  })

  it('is paid with the patient’s saved card, in one press', async () => {
    const { clientSecret } = (await guest.browser.post('begin_card', { consentVersion: cardConsent.version })).json()
      .data
    await guest.charge(clientSecret)
    const order = await begun()
    expect(order.keeping).toMatchObject({ saved: { last4: '4242' } })
    const own = { orderId: order.orderId, paymentIntentId: order.paymentIntent }
    const pay = { ...own, card: order.keeping?.saved?.id ?? '' }
    expect((await guest.browser.post('pay_with_saved_card', pay)).json().data.outcome).toBe('authorised')
    expect(await appointmentOf(order.id)).toMatchObject({ state: 'booked', toPay: null })
    expect(await moneyOf(app, order.paymentIntent)).toEqual({ taken: fee, givenBack: 0 })
  })

  it('once paid is an ordinary appointment: calendar, clinic list, answers and cancellation rights', async () => {
    const { id: followUpId, orderId, paymentIntent, date } = await paid()
    const last = (await emailsTo(app, guest.email)).at(-1)
    expect(last).toMatchObject({
      subject: expect.stringContaining('is booked'),
      attachment: { filename: 'appointment.ics' },
    })
    expect(await shown()).toMatchObject({ state: 'paid', appointmentId: followUpId })
    const day: CallReply<'desk_day'> = (await psychiatrist.post('desk_day', { date, days: 1 })).json().data
    expect(day.appointments).toMatchObject([{ id: followUpId, service: medicationReview.name, minutes: 30 }])
    expect(day.followUps.filter((one) => one.state === 'waiting')).toEqual([])
    const read: CallReply<'desk_appointment'> = (await psychiatrist.post('desk_appointment', { id: followUpId })).json()
      .data
    expect(read.answers?.topics.length).toBeGreaterThan(0)
    expect(await rows(`select kind, is_given from consents where order_id = '${orderId}'`)).toEqual([
      { kind: 't8', is_given: true },
    ])
    const shownTo = await appointmentOf(followUpId)
    expect(shownTo).toMatchObject({ state: 'booked', toPay: null, canReschedule: true, cancel: { refundPence: fee } })
    const cancelled = await guest.browser.post('cancel_appointment', { id: followUpId, expectedRefundPence: fee })
    expect(cancelled.statusCode).toBe(200)
    expect(await moneyOf(app, paymentIntent)).toEqual({ taken: fee, givenBack: fee })
    // One cancellation of each type is used up: the next can only be moved, and the patient agrees to that.
    await keep()
    const next = await kept()
    expect(next?.toPay?.canCancel).toBe(false)
    const usual = await guest.browser.post('accept_follow_up', { id: next?.id ?? '', consentVersion: version(true) })
    expect(usual.statusCode).toBe(409)
  })

  it('is not paid for before its patient has agreed to the policy', async () => {
    await keep()
    const held = await kept()
    const order = await rows(`select order_id from appointments where id = '${held?.id}'`)
    const answerId = String(order[0]?.order_id)
    const refused = await guest.browser.post('create_payment_intent', { amount: fee / 100, answerId })
    expect(refused.json()).toMatchObject({ code: 409, data: { reason: 'consents' } })
  })

  it('unpaid at the deadline is released, both are told once, and another patient can book it', async () => {
    const { id: heldId, reference, until, date, clientSecret, paymentIntent, orderId } = await begun()
    await atTime(until - 1)
    expect(await endUnpaidFollowUps(app.services)).toBe(0)
    await atTime(until)
    // Two processes, after the sweep has run.
    await bookingsJob(app.services)
    const ended = await Promise.all([endUnpaidFollowUps(app.services), endUnpaidFollowUps(app.services)])
    expect(ended.toSorted()).toEqual([0, 1])
    expect(await state()).toBe('unpaid')
    expect(await released(reference)).toHaveLength(1)
    expect((await appointmentOf(heldId))?.state).toBeUndefined()
    expect((await timesOn(date)).times).toContain('13:00')
    // The card comes too late: nothing is charged.
    await guest.charge(clientSecret)
    expect((await guest.verify(orderId, paymentIntent)).json().data).toMatchObject({ status: 'Failed' })
    expect(await moneyOf(app, paymentIntent)).toEqual({ taken: 0, givenBack: 0 })
  })

  it('paid for at the last moment, and the job runs before we hear of it: it is booked', async () => {
    const { until, clientSecret, paymentIntent, id: heldId } = await begun()
    await atTime(until - 1)
    await guest.charge(clientSecret)
    await atTime(until + 61_000)
    expect(await endUnpaidFollowUps(app.services)).toBe(0)
    await reconcilePayments(app.services)
    expect(await state()).toBe('paid')
    expect(await moneyOf(app, paymentIntent)).toEqual({ taken: fee, givenBack: 0 })
    expect((await appointmentOf(heldId))?.state).toBe('booked')
  })

  it('paid for while the job releases it: either booked and paid, or released and nothing charged', async () => {
    const { until, clientSecret, paymentIntent, orderId } = await begun()
    await guest.charge(clientSecret)
    await atTime(until)
    await Promise.all([
      guest.verify(orderId, paymentIntent),
      endUnpaidFollowUps(app.services),
      bookingsJob(app.services),
    ])
    const { taken, givenBack } = await moneyOf(app, paymentIntent)
    const [live] = await rows(
      `select count(*)::int as live from appointments where order_id = '${orderId}' and state = 'booked'`,
    )
    expect(taken - givenBack).toBe(Number(live?.live) * fee)
  })

  it('while the card provider is away nothing is released, and nothing is lost', async () => {
    const { until } = await begun()
    await atTime(until)
    const { cards } = app.services
    const { retrieve } = cards
    cards.retrieve = () => Promise.reject(new CardsUnreachable('away'))
    expect(await endUnpaidFollowUps(app.services)).toBe(0)
    cards.retrieve = retrieve
    expect(await state()).toBe('waiting')
    expect(await endUnpaidFollowUps(app.services)).toBe(1)
  })

  it('is given up by its patient with one press, however often it is sent', async () => {
    const { id: heldId, reference, date } = await begun()
    const both = await Promise.all([1, 2].map(() => guest.browser.post('let_follow_up_go', { id: heldId })))
    expect(both.some(({ statusCode }) => statusCode === 200)).toBe(true)
    expect((await guest.browser.post('let_follow_up_go', { id: heldId })).statusCode).toBe(200)
    expect(await state()).toBe('let go')
    expect((await timesOn(date)).times).toContain('13:00')
    expect(await released(reference)).toHaveLength(1)
    expect(await kept()).toBeUndefined()
  })

  it('is withdrawn by its clinician, but not while it is being paid for', async () => {
    const order = await begun()
    expect((await withdraw()).statusCode).toBe(200)
    expect(await state()).toBe('withdrawn')
    const late = await guest.charge(order.clientSecret)
    expect(late.statusCode).not.toBe(500)
    const again = await begun()
    await guest.charge(again.clientSecret)
    expect((await withdraw()).statusCode).toBe(409)
    const [verified, back] = await Promise.all([guest.verify(again.orderId, again.paymentIntent), withdraw()])
    expect([verified.json().data.status, back.statusCode]).toEqual(['Success', 409])
    expect(await state()).toBe('paid')
    expect(await moneyOf(app, order.paymentIntent)).toEqual({ taken: 0, givenBack: 0 })
  })

  it('a card that is authorised after the time was released has its authorisation released', async () => {
    const { clientSecret, paymentIntent } = await begun()
    const { cards } = app.services
    const { cancel } = cards
    cards.cancel = async (intentId) => ({ ...(await cards.retrieve(intentId)), status: 'canceled' })
    expect((await withdraw()).statusCode).toBe(200)
    cards.cancel = cancel
    await guest.charge(clientSecret)
    const late = await completePayment(app.services, await cards.retrieve(paymentIntent), 'provider')
    expect(late).toEqual({ outcome: 'not taken', because: 'time gone' })
    expect((await cards.retrieve(paymentIntent)).status).toBe('canceled')
    expect(await moneyOf(app, paymentIntent)).toEqual({ taken: 0, givenBack: 0 })
  })

  it('is paid for once, in two tabs', async () => {
    const order = await begun()
    const opening = () => guest.browser.post('create_payment_intent', { amount: fee / 100, answerId: order.orderId })
    const tabs = await Promise.all([opening(), opening()])
    expect(tabs.map((reply) => reply.json().data.paymentIntent)).toEqual([order.paymentIntent, order.paymentIntent])
    await guest.charge(order.clientSecret)
    await Promise.all([1, 2].map(() => guest.verify(order.orderId, order.paymentIntent)))
    expect(await moneyOf(app, order.paymentIntent)).toEqual({ taken: fee, givenBack: 0 })
    const booked = `Your appointment ${order.reference} is booked`
    expect((await told(9)).filter((subject) => subject === booked)).toHaveLength(1)
  })

  it('is booked by the clinician alone, at a free time with enough notice, one at a time; sent again it is the same', async () => {
    expect((await keep(nextDay(), '13:00', other)).statusCode).toBe(404)
    expect((await keep(nextDay(), '13:00', support)).statusCode).toBe(422)
    expect((await keep(nextDay(), '13:07')).statusCode).toBe(409)
    expect((await keep('2026-03-11', '10:00')).statusCode).toBe(409)
    expect((await timesOn('2026-04-06')).holiday).toBe('Easter Monday')
    const [date, followUpId] = [nextDay(), randomUUID()]
    expect((await keep(date, '16:00', psychiatrist, followUpId)).statusCode).toBe(200)
    expect((await keep(date, '16:00', psychiatrist, followUpId)).statusCode).toBe(200)
    expect((await keep(date, '13:00', psychiatrist, followUpId)).statusCode).toBe(409)
    expect((await keep()).json()).toMatchObject({ code: 409, message: expect.stringContaining('awaiting payment') })
    const stranger = await newGuest(app)
    await stranger.order({ date, time: '10:00' })
    await stranger.signIn()
    const held = await kept()
    expect((await stranger.browser.post('let_follow_up_go', { id: held?.id ?? '' })).statusCode).toBe(404)
    expect((await other.post('desk_withdraw_follow_up', { followUpId })).statusCode).toBe(404)
  })
})
