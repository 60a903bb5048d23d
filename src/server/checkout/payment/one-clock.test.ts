import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayMs, minuteMs } from '#domain/calendar/durations.ts'
import { eraseUnpaidDetails } from '../../orders/erase-unpaid.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { emailsAbout, newBuyer, newPaidBuyer, orderNow, type TestApp } from '../../testing/test-order.ts'
import { reconcilePayments } from './reconcile.ts'

let app: TestApp
let now = Date.now()
beforeAll(async () => {
  app = await startTestApp({ gateways: { now: () => now } })
})
afterAll(() => app.close())

const stateOf = async (id: string) => (await orderNow(app, id)).state
const isErased = async (id: string) => (await orderNow(app, id)).details.length === 0

it("R-17 time is read from the services' clock alone: orders lapse, expire and are erased", async () => {
  const [paid, unpaid] = [await newPaidBuyer(app), await newBuyer(app)]
  const { order, paymentIntent } = paid
  expect(await reconcilePayments(app.services)).toBe(0)

  now += 7 * dayMs - minuteMs
  expect(await reconcilePayments(app.services)).toBe(0)
  expect([await stateOf(order.id), await stateOf(unpaid.order.id)]).toEqual(['awaiting review', 'awaiting payment'])

  now += minuteMs
  expect(await reconcilePayments(app.services)).toBe(2)
  expect([await stateOf(order.id), await stateOf(unpaid.order.id)]).toEqual(['expired', 'expired'])
  expect((await app.services.cards.retrieve(paymentIntent)).status).toBe('canceled')
  expect((await emailsAbout(app, order)).at(-1)?.text).toContain('You haven’t been charged.')

  now += 90 * dayMs - minuteMs
  expect(await eraseUnpaidDetails(app.database, now)).toBe(0)
  now += minuteMs
  expect(await eraseUnpaidDetails(app.database, now)).toBe(1)
  expect([await isErased(order.id), await isErased(unpaid.order.id)]).toEqual([false, true])
})
