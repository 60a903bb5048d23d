import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bookingsJob } from '../../appointments/sweep-job.ts'
import { sendDueRefunds } from '../../orders/refund-job.ts'
import { CardsUnreachable } from '../../platform/gateways/cards/cards.ts'
import {
  type BookingApp,
  emailsTo,
  type Guest,
  moneyOf,
  newGuest,
  type Slot,
  startBookingApp,
} from '../../testing/test-booking.ts'
import { orderNow, storyOf } from '../../testing/test-order.ts'
import { reconcilePayments } from './reconcile.ts'

let app: BookingApp
beforeAll(async () => {
  app = await startBookingApp()
})
afterAll(() => app.close())

const fee = 85_000
const rows = async (text: string) => (await app.database.run((orm) => orm.execute(text))).rows
const times = ['08:30', '10:00', '13:00', '14:30', '16:00', '18:00', '19:30']
let used = 0
const nextSlot = (): Slot => ({ date: `2026-04-${13 + Math.floor(used / 7)}`, time: times[used++ % 7] as string })
const statusOf = async (paymentIntent: string) => (await app.services.cards.retrieve(paymentIntent)).status
const subjectsTo = async (address: string) => (await emailsTo(app, address)).map(({ subject }) => subject)
const verified = async (guest: Guest, order: { orderId: string; paymentIntent: string }) =>
  (await guest.verify(order.orderId, order.paymentIntent)).json().data
const stateOf = async (orderId: string) =>
  (await rows(`select state from appointments where order_id = '${orderId}' order by created_at desc`))[0]?.state

/** While `work` runs, the provider answers this request differently. */
async function withCards(instead: object, work: () => Promise<void>): Promise<void> {
  const { cards } = app.services
  const before = { ...cards }
  Object.assign(cards, instead)
  try {
    await work()
  } finally {
    Object.assign(cards, before)
  }
}

const away = () => Promise.reject(new CardsUnreachable('away'))
/** The sweep waits a minute for browser and webhook first. */
const sweep = async (orderId: string) => {
  const before = new Date(app.now() - 120_000).toISOString()
  await rows(`update orders set updated_at = '${before}' where id = '${orderId}'`)
  await reconcilePayments(app.services)
}

describe('F-4 R-34 a booking is authorised, its time claimed, and then charged', () => {
  it('a card that is confirmed is only authorised until the time is booked', async () => {
    const guest = await newGuest(app)
    const order = await guest.order(nextSlot())
    await guest.charge(order.clientSecret)
    expect(await statusOf(order.paymentIntent)).toBe('requires_capture')
    expect(await moneyOf(app, order.paymentIntent)).toEqual({ taken: 0, givenBack: 0 })
    expect(await verified(guest, order)).toMatchObject({ status: 'Success' })
    expect(await moneyOf(app, order.paymentIntent)).toEqual({ taken: fee, givenBack: 0 })
    expect(await stateOf(order.orderId)).toBe('booked')
  })

  it('the time has gone: nothing is ever charged, however and however often we hear of the payment', async () => {
    for (const bring of ['browser', 'sweep'] as const) {
      const [first, second] = [await newGuest(app), await newGuest(app)]
      const slot = nextSlot()
      const order = await first.order(slot)
      app.pass(40)
      await second.hold(slot)
      await first.charge(order.clientSecret)
      if (bring === 'sweep') await sweep(order.orderId)
      const gone = { status: 'Failed', reference: null, notTaken: 'time gone' }
      for (const _ of [1, 2]) expect(await verified(first, order)).toEqual(gone)
      expect(await statusOf(order.paymentIntent)).toBe('canceled')
      expect(await moneyOf(app, order.paymentIntent)).toEqual({ taken: 0, givenBack: 0 })
      expect(await storyOf(app, order.orderId)).toEqual(['draft', 'awaiting payment', 'expired'])
      const subjects = await subjectsTo(first.email)
      expect(
        subjects.filter((subject) => subject?.endsWith('wasn’t completed, and you haven’t been charged')),
      ).toHaveLength(1)
      expect((await emailsTo(app, first.email)).at(-1)?.text).toContain('/booking/schedule')
      expect(await rows(`select 1 from refunds where order_id = '${order.orderId}'`)).toEqual([])
      // The patient chooses and pays again: another order.
      expect(await first.book(nextSlot())).not.toMatchObject({ orderId: order.orderId })
    }
  })

  it('the provider stops answering between the claim and the charge: the time stays booked, and the sweep charges', async () => {
    const [guest, other] = [await newGuest(app), await newGuest(app)]
    const slot = nextSlot()
    const order = await guest.order(slot)
    await guest.charge(order.clientSecret)
    await withCards({ capture: away }, async () => {
      const reply = await guest.verify(order.orderId, order.paymentIntent)
      expect([reply.statusCode, reply.json().message]).toEqual([
        502,
        expect.stringContaining('Please do not pay again'),
      ])
      await sweep(order.orderId)
    })
    expect(await moneyOf(app, order.paymentIntent)).toMatchObject({ taken: 0 })
    expect((await orderNow(app, order.orderId)).state).toBe('awaiting payment')
    app.pass(60)
    await bookingsJob(app.services)
    expect((await other.hold(slot)).statusCode).toBe(409)
    // Nothing else may start meanwhile that would conflict.
    await guest.hold(nextSlot())
    await withCards({ capture: away }, async () => {
      const sent = await guest.submit()
      expect(sent.statusCode).toBe(502)
    })
    expect(await subjectsTo(guest.email)).toEqual([])
    await sweep(order.orderId)
    expect(await moneyOf(app, order.paymentIntent)).toEqual({ taken: fee, givenBack: 0 })
    expect((await orderNow(app, order.orderId)).state).toBe('paid')
    expect(await subjectsTo(guest.email)).toHaveLength(1)
    expect(await verified(guest, order)).toMatchObject({ status: 'Success' })
  })

  it('the provider refuses the charge: the time is released, nothing is taken, and the patient is told', async () => {
    const [guest, other] = [await newGuest(app), await newGuest(app)]
    const slot = nextSlot()
    const order = await guest.order(slot)
    await guest.charge(order.clientSecret)
    const asItIs = (id: string) => app.services.cards.retrieve(id)
    await withCards({ capture: asItIs }, async () => {
      expect(await verified(guest, order)).toEqual({ status: 'Failed', reference: null, notTaken: 'card refused' })
    })
    expect(await verified(guest, order)).toMatchObject({ notTaken: 'card refused' })
    expect(await statusOf(order.paymentIntent)).toBe('canceled')
    expect(await stateOf(order.orderId)).toBe('released')
    expect((await emailsTo(app, guest.email)).at(-1)?.text).toContain('Your bank turned down the payment')
    expect((await other.hold(slot)).statusCode).toBe(200)
  })

  it('the provider stops answering while the card is released: the sweep releases it, and only then is the patient told', async () => {
    const [first, second] = [await newGuest(app), await newGuest(app)]
    const slot = nextSlot()
    const order = await first.order(slot)
    app.pass(40)
    await second.book(slot)
    await first.charge(order.clientSecret)
    await withCards({ cancel: away }, async () => {
      expect((await first.verify(order.orderId, order.paymentIntent)).statusCode).toBe(502)
    })
    expect(await subjectsTo(first.email)).toEqual([])
    // Although the time is free again by now, the decision stands.
    const { id } = await second.appointment()
    await second.browser.post('cancel_appointment', { id, expectedRefundPence: fee })
    await sweep(order.orderId)
    expect(await verified(first, order)).toMatchObject({ notTaken: 'time gone' })
    expect(await statusOf(order.paymentIntent)).toBe('canceled')
    expect(await subjectsTo(first.email)).toHaveLength(1)
  })

  it('money the provider captured by itself for a time that has gone is refunded, once', async () => {
    const [first, second] = [await newGuest(app), await newGuest(app)]
    const slot = nextSlot()
    const order = await first.order(slot)
    app.pass(40)
    await second.hold(slot)
    await first.charge(order.clientSecret)
    await app.services.cards.capture(order.paymentIntent)
    await withCards({ refund: away }, async () => {
      expect(await verified(first, order)).toEqual({ status: 'Failed', reference: null, refundedPence: fee })
    })
    expect(await moneyOf(app, order.paymentIntent)).toEqual({ taken: fee, givenBack: 0 })
    expect(await sendDueRefunds(app.services)).toBe(0)
    app.pass(1)
    expect(await Promise.all([sendDueRefunds(app.services), sendDueRefunds(app.services)])).toContain(1)
    expect(await moneyOf(app, order.paymentIntent)).toEqual({ taken: fee, givenBack: fee })
    expect(await storyOf(app, order.orderId)).toEqual(['draft', 'awaiting payment', 'paid', 'refunded'])
    expect(await subjectsTo(first.email)).toEqual(['Your time was no longer available, and we’ve refunded you'])
    await first.signIn()
    expect(await first.appointment()).toMatchObject({ state: 'released', refundedPence: fee })
  })

  it('one press keeps the same time for the same order', async () => {
    const guest = await newGuest(app)
    const slot = nextSlot()
    const order = await guest.order(slot)
    app.pass(40)
    await bookingsJob(app.services)
    expect((await guest.hold(slot)).statusCode).toBe(200)
    // The card dialog was open all the time: it continues with its payment.
    expect((await guest.begin(order.orderId)).json().data.paymentIntent).toBe(order.paymentIntent)
    await guest.charge(order.clientSecret)
    expect(await verified(guest, order)).toMatchObject({ status: 'Success' })
    expect(await stateOf(order.orderId)).toBe('booked')
  })
})
