import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { wegovy } from '#domain/medicines/wegovy.ts'
import { startTestApp } from '../../testing/test-app.ts'
import {
  ageOrder,
  cards,
  emailsAbout,
  newBuyer,
  newPaidBuyer,
  orderNow,
  placeOrder,
  sandboxIn,
  storyOf,
  type TestApp,
} from '../../testing/test-order.ts'
import { reconcileByClock, reconcilePayments } from './reconcile.ts'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
})
afterEach(() => app.close())

const intentStatus = async (id: string) => (await app.services.cards.retrieve(id)).status

describe('by the job', () => {
  it('R-17 an authorisation nobody reviewed for 7 days is released, and the person is told', async () => {
    const [old, young] = [await newPaidBuyer(app), await newPaidBuyer(app)]
    await ageOrder(app, old.order.id, '7 days')
    await ageOrder(app, young.order.id, '6 days 23 hours')
    expect(await reconcilePayments(app.services)).toBe(1)
    expect(await reconcilePayments(app.services)).toBe(0)
    expect(await intentStatus(old.paymentIntent)).toBe('canceled')
    expect(await storyOf(app, old.order.id)).toEqual(['draft', 'awaiting payment', 'awaiting review', 'expired'])
    const [, told] = await emailsAbout(app, old.order)
    expect(told?.text).toContain('You haven’t been charged.')
    expect(await intentStatus(young.paymentIntent)).toBe('requires_capture')
    expect((await old.verify(old.paymentIntent)).json().data).toEqual({ status: 'Failed', reference: null })
    expect((await old.create()).json()).toMatchObject({ code: 409, data: { status: 'Closed' } })
  })

  it('an order nobody paid for is closed after 7 days, and its payment can no longer be made', async () => {
    const [begun, untouched, young] = [await newBuyer(app), await newBuyer(app), await newBuyer(app)]
    const { clientSecret, paymentIntent } = await begun.begin()
    for (const { order } of [begun, untouched]) await ageOrder(app, order.id, '7 days')
    await ageOrder(app, young.order.id, '6 days')
    expect(await reconcilePayments(app.services)).toBe(2)
    expect(await intentStatus(paymentIntent)).toBe('canceled')
    expect((await begun.confirm(clientSecret, cards.good)).json().error.code).toBe('payment_intent_unexpected_state')
    const states = []
    for (const { order } of [begun, untouched, young]) states.push((await orderNow(app, order.id)).state)
    expect(states).toEqual(['expired', 'expired', 'awaiting payment'])
  })

  it('an order paid on its last day is paid, not closed', async () => {
    const buyer = await newBuyer(app)
    const { clientSecret, paymentIntent } = await buyer.begin()
    await buyer.confirm(clientSecret, cards.good)
    await ageOrder(app, buyer.order.id, '8 days')
    expect(await reconcilePayments(app.services)).toBe(1)
    expect((await orderNow(app, buyer.order.id)).state).toBe('awaiting review')
    expect(await intentStatus(paymentIntent)).toBe('requires_capture')
  })

  it('money taken for another amount is refunded, once, and the order is closed unpaid', async () => {
    const buyer = await newBuyer(app)
    const { clientSecret, paymentIntent } = await buyer.begin()
    await buyer.confirm(clientSecret, cards.good)
    await app.services.cards.capture(paymentIntent)
    await placeOrder(app, buyer.guestSessionId, wegovy)
    await ageOrder(app, buyer.order.id, '8 days')
    expect([await reconcilePayments(app.services), await reconcilePayments(app.services)]).toEqual([1, 0])
    const books = await sandboxIn(app).ledger.read(paymentIntent)
    expect(books?.refunds.map(({ amount }) => amount)).toEqual([125_00])
    expect((await orderNow(app, buyer.order.id)).state).toBe('expired')
  })

  it('three processes at once settle each order once', async () => {
    const buyers = await Promise.all([1, 2, 3].map(() => newBuyer(app)))
    for (const buyer of buyers) {
      await buyer.confirm((await buyer.begin()).clientSecret, cards.good)
      await ageOrder(app, buyer.order.id, '2 minutes')
    }
    const settled = await Promise.all([1, 2, 3].map(() => reconcilePayments(app.services)))
    expect(settled.reduce((total, some) => total + some, 0)).toBe(3)
    for (const { order } of buyers) expect(await emailsAbout(app, order)).toHaveLength(1)
  })

  it('a provider outage ends the run without an error, and an order it does not know does not block the others', async () => {
    const [lost, found] = [await newBuyer(app), await newBuyer(app)]
    for (const buyer of [lost, found]) {
      await buyer.confirm((await buyer.begin()).clientSecret, cards.good)
      await ageOrder(app, buyer.order.id, '2 minutes')
    }
    await app.database.run((orm) =>
      orm.execute(`update orders set payment_intent = 'pi_unknown' where id = '${lost.order.id}'`),
    )
    expect(await reconcilePayments(app.services)).toBe(1)
    expect((await orderNow(app, found.order.id)).state).toBe('awaiting review')
    await app.services.cards.close()
    expect(await reconcilePayments(app.services)).toBe(0)
  })

  it.each([
    ['awaiting review', 'captured there', '8 days'],
    ['awaiting review', 'no longer known there', '8 days'],
  ])('B-21 an order %s whose payment was %s is checked once, not for ever, and reported', async (state, how, age) => {
    const buyer = await newBuyer(app)
    const { clientSecret, paymentIntent } = await buyer.begin()
    await buyer.confirm(clientSecret, cards.good)
    if (state === 'awaiting review') await buyer.verify(paymentIntent)
    if (how.startsWith('captured')) await app.services.cards.capture(paymentIntent)
    if (how.startsWith('no longer'))
      await app.database.run((orm) => orm.execute(`update orders set payment_intent = 'pi_gone'`))
    await ageOrder(app, buyer.order.id, age)
    let asked = 0
    const { services } = app
    const counted =
      <Given extends unknown[], Result>(call: (...given: Given) => Result) =>
      (...given: Given) => {
        asked += 1
        return call(...given)
      }
    services.cards.retrieve = counted(services.cards.retrieve)
    services.cards.cancel = counted(services.cards.cancel)
    const turn = reconcileByClock()
    await turn(services)
    expect(app.logged()).toMatch(/"level":50.*"reference":"LW-/)
    await turn(services)
    const before = asked
    expect(before).toBeGreaterThan(0)
    await turn(services)
    await turn(services)
    expect(asked).toBe(before)
    expect(app.logged().match(/"level":50/g)).toHaveLength(1)
    expect((await orderNow(app, buyer.order.id)).state).toBe(state)
  })

  it('an order nobody pays is checked less and less often, until it changes', async () => {
    const buyer = await newBuyer(app)
    await buyer.begin()
    await ageOrder(app, buyer.order.id, '1 day')
    let asked = 0
    const { retrieve } = app.services.cards
    app.services.cards.retrieve = (id) => {
      asked += 1
      return retrieve(id)
    }
    await reconcilePayments(app.services)
    await reconcilePayments(app.services)
    expect(asked).toBe(2)
    const turn = reconcileByClock()
    await turn(app.services)
    expect(asked).toBe(3)
    await turn(app.services)
    expect(asked).toBe(3)
    await ageOrder(app, buyer.order.id, '1 second')
    await turn(app.services)
    expect(asked).toBe(4)
  })
})
