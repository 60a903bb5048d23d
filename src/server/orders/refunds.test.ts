import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CardsUnreachable } from '../gateways/cards/cards.ts'
import { startTestApp } from '../testing/test-app.ts'
import { emailsAbout, newPaidBuyer, orderNow, sandboxIn, storyOf, type TestApp } from '../testing/test-order.ts'
import { noteOwner, type Order } from './orders.ts'
import { recordRefundDue } from './owed-refunds.ts'
import { sendDueRefunds } from './refund-job.ts'
import { refundOrder } from './refund-order.ts'
import { approveOrder } from './review.ts'
import { orderEvents, refunds } from './tables.ts'

const by = 'Dr Imogen Tarn'

let app: TestApp
let now = Date.now()
beforeAll(async () => {
  app = await startTestApp({ gateways: { now: () => now } })
})
afterAll(() => app.close())

async function newApproved(): Promise<{ readonly order: Order; readonly paymentIntent: string }> {
  const { order, paymentIntent } = await newPaidBuyer(app)
  await approveOrder(app.services, order.id, { dose: '2.5mg', by })
  return { order: await orderNow(app, order.id), paymentIntent }
}

const givenBack = async (paymentIntent: string) =>
  (await sandboxIn(app).ledger.read(paymentIntent))?.refunds.map(({ amount }) => amount)
const owedFor = ({ id }: Order) => app.database.run((orm) => orm.select().from(refunds).where(eq(refunds.orderId, id)))
const lastEventOf = async ({ id }: Order) =>
  (
    await app.database.run((orm) =>
      orm.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(desc(orderEvents.id)).limit(1),
    )
  )[0]
const owe = (order: Order, given: Parameters<typeof recordRefundDue>[2]) =>
  app.database.run((orm) => orm.transaction((tx) => recordRefundDue(tx, order, given)))

describe('a refund of a medication', () => {
  it('stands once it is decided, is tried again while the provider is away, and is told when it is true', async () => {
    const { order, paymentIntent } = await newApproved()
    const { cards } = app.services
    const { refund } = cards
    cards.refund = () => Promise.reject(new CardsUnreachable('away'))
    expect((await refundOrder(app.services, order.id, { by })).state).toBe('approved')
    expect((await refundOrder(app.services, order.id, { by })).state).toBe('approved')
    expect(await owedFor(order)).toMatchObject([{ reason: 'withdrawn', amountPence: 125_00, doneAt: null }])
    expect(await emailsAbout(app, order)).toHaveLength(2)
    cards.refund = refund

    expect(await sendDueRefunds(app.services)).toBe(0)
    now += 60_000
    expect(await Promise.all([sendDueRefunds(app.services), sendDueRefunds(app.services)])).toContain(1)
    expect(await givenBack(paymentIntent)).toEqual([125_00])
    expect((await storyOf(app, order.id)).at(-1)).toBe('refunded')
    expect((await emailsAbout(app, order)).at(-1)?.text).toContain('refunded £125.00')
    expect((await refundOrder(app.services, order.id, { by })).state).toBe('refunded')
    expect(await givenBack(paymentIntent)).toEqual([125_00])
  })

  it('is told in the story of the order by whoever decided it, sealed', async () => {
    const { order } = await newApproved()
    await refundOrder(app.services, order.id, { by })
    const event = await lastEventOf(order)
    expect(event).toMatchObject({ toState: 'refunded', by: 'clinician' })
    expect(event?.note).not.toContain('Tarn')
    expect(app.services.vault.open(Buffer.from(event?.note ?? '', 'base64'), noteOwner(order.id))).toBe(by)
  })
})

describe('any refund', () => {
  it('is never of more than was taken', async () => {
    const { order, paymentIntent } = await newApproved()
    await refundOrder(app.services, order.id, { by })
    await expect(owe(order, { reason: 'withdrawn', by: 'clinician', now })).rejects.toThrow('More is to go back')
    expect(await owedFor(order)).toHaveLength(1)
    expect(await givenBack(paymentIntent)).toEqual([125_00])
  })

  it('has a reason for which money of this kind of order is refunded', async () => {
    const { order } = await newApproved()
    for (const reason of ['declined', 'lapsed', 'cancelled', 'lost'] as const)
      await expect(owe(order, { reason, by: 'clock', byPolicyPence: 1, now })).rejects.toThrow(reason)
    expect(await owedFor(order)).toEqual([])
  })

  it('by policy is of what the policy says, and the order is refunded when all of it is back', async () => {
    const { order, paymentIntent } = await newApproved()
    const booked = { ...order, kind: 'appointment' as const }
    await expect(owe(booked, { reason: 'cancelled', by: 'patient', now })).rejects.toThrow('cancelled')
    expect(await owe(booked, { reason: 'cancelled', by: 'patient', byPolicyPence: 0, now })).toBeNull()
    await owe(booked, { reason: 'cancelled', by: 'patient', byPolicyPence: 100_00, now })
    expect(await sendDueRefunds(app.services)).toBe(1)
    expect((await orderNow(app, order.id)).state).toBe('approved')
    await owe(booked, { reason: 'cancelled', by: 'patient', byPolicyPence: 25_00, now })
    expect(await sendDueRefunds(app.services)).toBe(1)
    expect((await orderNow(app, order.id)).state).toBe('refunded')
    expect(await givenBack(paymentIntent)).toEqual([100_00, 25_00])
  })
})
