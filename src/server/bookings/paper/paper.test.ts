import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { brand } from '#content/brand.ts'
import type { CallReply } from '#contract/calls.ts'
import { policyOf } from '#domain/booking/policy.ts'
import { reconcilePayments } from '../../checkout/payment/reconcile.ts'
import { CardsUnreachable } from '../../gateways/cards/cards.ts'
import { sendDueRefunds } from '../../orders/refund-job.ts'
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

type Staff = Awaited<ReturnType<typeof newStaff>>

const fee = policyOf(1).postedPrescriptionPence
const address = { address: '9 Teal Row\nTop floor', city: 'Truro', pincode: 'tr12ab' }
let app: BookingApp
let psychiatrist: Staff
let other: Staff
let pharmacist: Staff
let support: Staff
let guest: Guest
let stranger: Guest
let id: string
let paperId: string
let day: string

beforeAll(async () => {
  app = await startBookingApp()
  psychiatrist = await newStaff(app, 'prescriber')
  other = await newStaff(app, 'prescriber')
  pharmacist = await newStaff(app, 'pharmacist')
  support = await newStaff(app, 'support')
  await rows(`update clinicians set staff_id = '${psychiatrist.id}' where id = '${brand.consultant.id}'`)
  guest = await newGuest(app)
  stranger = await newGuest(app)
  await stranger.book({ date: '2026-03-10', time: '13:00' })
  await guest.book({ date: '2026-03-10', time: '10:00' })
  const booked = await guest.appointment()
  id = booked.id
  await atTime(Date.parse(booked.startsAt) + 20 * 60_000)
  const early = await write()
  expect(early.json()).toMatchObject({ code: 422, message: expect.stringContaining('recorded as attended') })
  await psychiatrist.post('desk_outcome', { id, outcomeId: randomUUID(), outcome: 'attended' })
  await atTime(app.now() + 31_000)
  await finishOutcomes(app.services)
  day = '2026-03-10'
})
afterAll(() => app.close())

const rows = async (text: string) => (await app.database.run((orm) => orm.execute(text))).rows

/** Desks stay open whatever time it is. */
async function atTime(now: number) {
  app.setNow(now)
  const soon = new Date(now + 3_600_000).toISOString()
  await rows(`update staff_sessions set last_seen_at = '${new Date(now).toISOString()}', expires_at = '${soon}'`)
}

const write = (staff = psychiatrist, writtenOn = '2026-03-10') => {
  paperId = randomUUID()
  return staff.post('desk_paper', { id, paperId, writtenOn })
}
const withdraw = () => psychiatrist.post('desk_withdraw_paper', { id })
const choose = (by: Guest = guest, to: object = address) => by.browser.post('choose_post', { id, ...address, ...to })
const paper = async () => (await guest.account()).appointments.find((one) => one.id === id)?.paper ?? null
const stage = async () => (await paper())?.stage ?? null
const listed = async (list: 'to post' | 'posted' = 'to post', staff = support): Promise<CallReply<'desk_posts'>> =>
  (await staff.post('desk_posts', { list })).json().data
const posted = (orderId: string, staff = support, tracking: string | null = null) =>
  staff.post('desk_posted', { id: orderId, carrier: 'Royal Mail', tracking })
const orderOf = async (orderId: string) =>
  (await rows(`select state, reference, payment_intent from orders where id = '${orderId}'`))[0] as {
    state: string
    reference: string
    payment_intent: string
  }

/** As far as the card: the order and its payment. */
async function begun() {
  // What was chosen before is older.
  await atTime(app.now() + 1_000)
  const { orderId }: CallReply<'choose_post'> = (await choose()).json().data
  const opened = await guest.browser.post('create_payment_intent', { amount: fee / 100, answerId: orderId })
  const { clientSecret, paymentIntent }: CallReply<'create_payment_intent'> = opened.json().data
  return { orderId, clientSecret, paymentIntent }
}

async function paid() {
  const order = await begun()
  await guest.charge(order.clientSecret)
  const reply = await guest.verify(order.orderId, order.paymentIntent)
  expect(reply.json().data.status).toBe('Success')
  return order
}

/** Of the last emails to the patient, what they are called. */
const told = async (count: number) =>
  (await emailsTo(app, guest.email)).slice(-count).map((email) => ('subject' in email ? (email.subject ?? '') : ''))

/** Each case has a prescription of its own: the one before is taken back, or has left. */
beforeEach(async () => {
  await rows(`update paper_prescriptions set withdrawn_at = now() where withdrawn_at is null`)
  expect((await write()).statusCode).toBe(200)
})

describe('PO-04 a posted prescription', () => {
  it('PO-04 is chosen, paid, and posted by whoever may send; every step says by whom', async () => {
    expect(await paper()).toMatchObject({ stage: 'offered', pricePence: fee, orderId: null, writtenOn: day })
    const { orderId, paymentIntent } = await paid()
    expect(await moneyOf(app, paymentIntent)).toEqual({ taken: fee, givenBack: 0 })
    expect(await paper()).toMatchObject({ stage: 'to post', orderId, address: { city: 'Truro', pincode: 'TR1 2AB' } })
    const { reference } = await orderOf(orderId)
    expect((await listed()).rows).toMatchObject([{ id: orderId, reference, writtenOn: day, by: psychiatrist.name }])
    const opened: CallReply<'desk_post'> = (await pharmacist.post('desk_post', { id: orderId })).json().data
    expect(opened).toMatchObject({
      stage: 'to post',
      to: { name: 'Robin Ferncliff', lines: ['9 Teal Row', 'Top floor', 'Truro', 'TR1 2AB'] },
    })
    expect((await posted(orderId, pharmacist, 'RM 123')).statusCode).toBe(200)
    expect(await paper()).toMatchObject({ stage: 'posted', posted: { carrier: 'Royal Mail', tracking: 'RM 123' } })
    expect((await listed()).counts).toEqual({ 'to post': 0, posted: 1 })
    expect((await listed('posted')).rows).toMatchObject([{ id: orderId }])
    expect(await rows(`select posted_by from postings where order_id = '${orderId}'`)).toEqual([
      { posted_by: pharmacist.id },
    ])
    expect(await rows(`select to_state, by from order_events where order_id = '${orderId}' order by id`)).toEqual([
      { to_state: 'draft', by: 'patient' },
      { to_state: 'awaiting payment', by: 'patient' },
      { to_state: 'paid', by: 'patient' },
    ])
    expect(await rows(`select what, why from access_log where order_id = '${orderId}'`)).toEqual([
      { what: 'contact details', why: 'dispatch' },
    ])
  })

  it('PO-04 is told by email without a word about health', async () => {
    const { orderId } = await paid()
    await posted(orderId)
    const { reference } = await orderOf(orderId)
    expect(await told(2)).toEqual([`We have your payment ${reference}`, `Your post ${reference} is on its way`])
    for (const email of (await emailsTo(app, guest.email)).slice(-2))
      expect(JSON.stringify(email)).not.toMatch(/prescri|medic|ADHD|psychiatr|clinic|Teal Row/i)
  })

  it('PO-04 called off before it has left, all of it comes back, once; and it can be chosen again', async () => {
    const { orderId, paymentIntent } = await paid()
    const both = await Promise.all([1, 2].map(() => guest.browser.post('cancel_post', { id })))
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await moneyOf(app, paymentIntent)).toEqual({ taken: fee, givenBack: fee })
    expect(await orderOf(orderId)).toMatchObject({ state: 'refunded' })
    expect(await stage()).toBe('offered')
    expect((await listed()).rows).toEqual([])
    expect((await posted(orderId)).statusCode).toBe(409)
    const again = await paid()
    expect(again.orderId).not.toBe(orderId)
    expect((await listed()).rows).toMatchObject([{ id: again.orderId }])
    expect((await posted(orderId)).statusCode).toBe(404)
    await posted(again.orderId)
    const late = await guest.browser.post('cancel_post', { id })
    expect(late.json()).toMatchObject({ code: 409, data: { stage: 'posted' } })
    expect(await moneyOf(app, again.paymentIntent)).toEqual({ taken: fee, givenBack: 0 })
  })

  it('PO-04 called off and posted in the same moment: one of the two, never both', async () => {
    const { orderId, paymentIntent } = await paid()
    const [cancelled, sent] = await Promise.all([guest.browser.post('cancel_post', { id }), posted(orderId)])
    const { givenBack } = await moneyOf(app, paymentIntent)
    expect([cancelled.statusCode, sent.statusCode].toSorted()).toEqual([200, 409])
    expect(givenBack).toBe(cancelled.statusCode === 200 ? fee : 0)
    expect(await stage()).toBe(cancelled.statusCode === 200 ? 'offered' : 'posted')
  })

  it('PO-04 is never posted unpaid, and never twice', async () => {
    const order = await begun()
    expect((await posted(order.orderId)).statusCode).toBe(404)
    await guest.charge(order.clientSecret)
    await guest.verify(order.orderId, order.paymentIntent)
    const hands = await Promise.all([posted(order.orderId), posted(order.orderId, pharmacist)])
    expect(hands.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const { reference } = await orderOf(order.orderId)
    expect((await told(9)).filter((subject) => subject === `Your post ${reference} is on its way`)).toHaveLength(1)
  })

  it('PO-04 is never paid for twice: two tabs have one order and one payment', async () => {
    const [one, two] = await Promise.all([begun(), begun()])
    expect(two).toEqual(one)
    await Promise.all([guest.charge(one.clientSecret), guest.charge(two.clientSecret)])
    const replies = await Promise.all([1, 2].map(() => guest.verify(one.orderId, one.paymentIntent)))
    expect(replies.map((reply) => reply.json().data.status)).toEqual(['Success', 'Success'])
    const refused = await choose()
    expect(refused.json()).toMatchObject({ code: 409, data: { stage: 'to post' } })
    expect(await moneyOf(app, one.paymentIntent)).toEqual({ taken: fee, givenBack: 0 })
    expect(await rows(`select count(*)::int from postings where prescription_id = '${paperId}'`)).toEqual([
      { count: 1 },
    ])
  })

  it('PO-04 with nobody left who would tell us of the payment, the clock finds it and it stands in the list', async () => {
    const order = await begun()
    await guest.charge(order.clientSecret)
    expect((await listed()).rows).toEqual([])
    await atTime(app.now() + 61_000)
    await reconcilePayments(app.services)
    expect((await listed()).rows).toMatchObject([{ id: order.orderId }])
    const { reference } = await orderOf(order.orderId)
    expect(await told(1)).toEqual([`We have your payment ${reference}`])
    await posted(order.orderId)
  })

  it('PO-04 what waits too long is on Watch', async () => {
    const { orderId } = await paid()
    const late = async () => {
      const { rows: found } = (await support.post('desk_watch', {})).json().data as CallReply<'desk_watch'>
      return found.filter(({ source }) => source === 'post').map(({ to }) => to)
    }
    const before = app.now()
    await atTime(before + 48 * 3_600_000 - 1)
    expect(await late()).toEqual([])
    await atTime(before + 48 * 3_600_000)
    expect(await late()).toEqual([`/desk/dispatch?letter=${orderId}`])
    await posted(orderId)
    expect(await late()).toEqual([])
    await atTime(before)
  })

  it('PO-04 taken back by the clinician: nothing can be paid any more, and what was paid goes back', async () => {
    const open = await begun()
    expect((await withdraw()).statusCode).toBe(200)
    expect(await stage()).toBeNull()
    await guest.charge(open.clientSecret)
    expect((await guest.verify(open.orderId, open.paymentIntent)).json().data.status).toBe('Failed')
    expect(await moneyOf(app, open.paymentIntent)).toEqual({ taken: 0, givenBack: 0 })
    expect((await guest.browser.post('choose_post', { id, ...address })).statusCode).toBe(409)
    expect((await withdraw()).statusCode).toBe(409)
    await write()
    const { orderId, paymentIntent } = await paid()
    const { cards } = app.services
    const { refund } = cards
    cards.refund = () => Promise.reject(new CardsUnreachable('away'))
    expect((await withdraw()).statusCode).toBe(200)
    cards.refund = refund
    expect((await listed()).rows).toEqual([])
    expect((await posted(orderId)).statusCode).toBe(409)
    await atTime(app.now() + 120_000)
    await sendDueRefunds(app.services)
    expect(await moneyOf(app, paymentIntent)).toEqual({ taken: fee, givenBack: fee })
    expect(await rows(`select withdrawn_by from paper_prescriptions where id = '${paperId}'`)).toEqual([
      { withdrawn_by: psychiatrist.id },
    ])
    expect(await told(1)).toEqual([expect.stringContaining('A refund for')])
  })

  it('PO-04 paid for while the clinician takes it back: whoever is first counts, and no money is kept for nothing', async () => {
    const order = await begun()
    await guest.charge(order.clientSecret)
    const back = await withdraw()
    expect(back.json()).toMatchObject({ code: 409, message: expect.stringContaining('paying') })
    const [verified, again] = await Promise.all([guest.verify(order.orderId, order.paymentIntent), withdraw()])
    if (again.statusCode !== 200) expect((await withdraw()).statusCode).toBe(200)
    await sendDueRefunds(app.services)
    const { taken, givenBack } = await moneyOf(app, order.paymentIntent)
    expect(taken - givenBack).toBe(0)
    expect(verified.statusCode).toBe(200)
    expect((await listed()).rows).toEqual([])
  })

  it('PO-04 what the desk gives back in whole is not posted', async () => {
    const { orderId } = await paid()
    const lead = await newStaff(app, 'clinical_lead')
    const refund = { orderId, refundId: randomUUID(), amountPence: fee, reason: 'By phone.' }
    expect((await lead.post('desk_refund', refund)).statusCode).toBe(200)
    expect((await posted(orderId)).statusCode).toBe(409)
    expect(await told(1)).toEqual([expect.stringContaining('A refund for')])
  })

  it('PO-04 one is written after an appointment that took place, once, by its clinician, on a day that can be', async () => {
    expect((await write()).statusCode).toBe(409)
    await withdraw()
    expect((await write(psychiatrist, '2026-03-09')).statusCode).toBe(422)
    expect((await write(psychiatrist, '2026-03-12')).statusCode).toBe(422)
    expect((await write(other)).statusCode).toBe(404)
    expect((await write(support)).statusCode).toBe(422)
    expect((await write(pharmacist)).statusCode).toBe(404)
    const sent = { id, paperId, writtenOn: day }
    expect((await psychiatrist.post('desk_paper', sent)).statusCode).toBe(200)
    expect((await psychiatrist.post('desk_paper', sent)).statusCode).toBe(200)
    const shown: CallReply<'desk_appointment'> = (await psychiatrist.post('desk_appointment', { id })).json().data
    expect(shown.paper).toEqual({ writtenOn: day, by: psychiatrist.name, stage: 'offered' })
    const masked: CallReply<'desk_appointment'> = (await support.post('desk_appointment', { id })).json().data
    expect(masked.paper).toBeNull()
  })

  it('PO-04 is nobody else’s, and goes to an address', async () => {
    expect((await choose(stranger)).statusCode).toBe(404)
    const wrong = await choose(guest, { pincode: 'nowhere', city: ' ' })
    expect(wrong.json().data.fields.map(({ field }: { field: string }) => field)).toEqual(['city', 'pincode'])
    const { orderId } = await begun()
    expect((await choose(guest, { city: 'Falmouth' })).json().data.orderId).toBe(orderId)
    expect((await paper())?.address.city).toBe('Falmouth')
    expect((await stranger.browser.post('cancel_post', { id })).statusCode).toBe(404)
  })
})
