import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '#domain/identity/staff/roles.ts'
import { CardsUnreachable } from '../platform/gateways/cards/cards.ts'
import { startTestApp } from '../testing/test-app.ts'
import { emailsAbout, newPaidBuyer, orderNow, sandboxIn, storyOf, type TestApp } from '../testing/test-order.ts'
import { newStaff } from '../testing/test-staff.ts'
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
  staffId = (await newStaff(app, 'administrator')).id
})
afterAll(() => app.close())

async function newApproved(): Promise<{ readonly order: Order; readonly paymentIntent: string }> {
  const { order, paymentIntent } = await newPaidBuyer(app)
  await approveOrder(app.services, order.id, { dose: '2.5mg', by })
  return { order: await orderNow(app, order.id), paymentIntent }
}

const givenBack = async (paymentIntent: string) =>
  (await sandboxIn(app).ledger.read(paymentIntent))?.refunds.map(({ amount }) => amount)
let staffId = ''
const refund = (
  order: Order,
  given: { readonly id?: string; readonly amountPence?: number; readonly roles?: Role[] } = {},
) =>
  refundOrder(app.services, {
    id: given.id ?? randomUUID(),
    orderId: order.id,
    amountPence: given.amountPence ?? order.amountPence,
    reason: 'The parcel came too late.',
    staff: { id: staffId, roles: given.roles ?? ['administrator'] },
  })
const owedFor = ({ id }: Order) => app.database.run((orm) => orm.select().from(refunds).where(eq(refunds.orderId, id)))
const lastEventOf = async ({ id }: Order) =>
  (
    await app.database.run((orm) =>
      orm.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(desc(orderEvents.id)).limit(1),
    )
  )[0]
const owe = (order: Order, given: Parameters<typeof recordRefundDue>[2]) =>
  app.database.transaction((tx) => recordRefundDue(tx, order, given))

describe('a refund of a medication', () => {
  it('stands once it is decided, is retried while the provider is away, and is announced when it is true', async () => {
    const { order, paymentIntent } = await newApproved()
    const { cards } = app.services
    const atProvider = cards.refund
    cards.refund = () => Promise.reject(new CardsUnreachable('away'))
    const id = randomUUID()
    expect(await refund(order, { id })).toEqual({ isGiven: false })
    expect(await refund(order, { id })).toEqual({ isGiven: false })
    expect(await owedFor(order)).toMatchObject([{ reason: 'desk', amountPence: 125_00, doneAt: null, staffId }])
    expect(await emailsAbout(app, order)).toHaveLength(2)
    cards.refund = atProvider

    expect(await sendDueRefunds(app.services)).toBe(0)
    now += 60_000
    expect(await Promise.all([sendDueRefunds(app.services), sendDueRefunds(app.services)])).toContain(1)
    expect(await givenBack(paymentIntent)).toEqual([125_00])
    expect((await storyOf(app, order.id)).at(-1)).toBe('refunded')
    expect((await emailsAbout(app, order)).at(-1)?.text).toContain('refunded £125.00')
    expect(await refund(order, { id })).toEqual({ isGiven: true })
    expect(await givenBack(paymentIntent)).toEqual([125_00])
  })

  it('is made once and never in excess, however many people and presses', async () => {
    const { order, paymentIntent } = await newApproved()
    const id = randomUUID()
    const same = await Promise.allSettled([1, 2, 3].map(() => refund(order, { id, amountPence: 100_00 })))
    expect(same.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
    const others = await Promise.allSettled([1, 2, 3].map(() => refund(order, { amountPence: 20_00 })))
    expect(others.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(refund(order, { id, amountPence: 5_00 })).rejects.toMatchObject({ code: 409 })
    expect(await givenBack(paymentIntent)).toEqual([100_00, 20_00])
    expect((await orderNow(app, order.id)).state).toBe('approved')
    expect((await emailsAbout(app, order)).at(-1)).toMatchObject({
      subject: `A refund for your order ${order.reference}`,
      text: expect.stringContaining('£20.00'),
    })
  })

  it('of support is at most £50 a day, counted over every order and at once', async () => {
    const support = await newStaff(app, 'support')
    const staff = { id: support.id, roles: ['support'] as Role[] }
    const orders = [await newApproved(), await newApproved(), await newApproved()]
    const give = (order: Order, amountPence: number) =>
      refundOrder(app.services, { id: randomUUID(), orderId: order.id, amountPence, reason: 'Late.', staff })
    const tried = await Promise.allSettled(orders.map(({ order }) => give(order, 25_00)))
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    const order = orders[0]?.order as Order
    await expect(give(order, 1)).rejects.toMatchObject({ code: 422, message: expect.stringContaining('£0.00') })
    now += 24 * 60 * 60_000
    expect(await give(order, 50_00)).toEqual({ isGiven: true })
  })

  it('that was made at the provider meanwhile is not owed any more', async () => {
    const { order, paymentIntent } = await newApproved()
    const { cards } = app.services
    const atProvider = cards.refund
    cards.refund = () => Promise.reject(new CardsUnreachable('away'))
    await refund(order)
    cards.refund = atProvider
    await sandboxIn(app).dashboard.refund(paymentIntent)
    now += 60_000
    expect(await sendDueRefunds(app.services)).toBe(1)
    expect((await orderNow(app, order.id)).state).toBe('refunded')
    expect(await givenBack(paymentIntent)).toEqual([125_00])
  })

  it('that was partly made at the provider meanwhile is settled by the rest', async () => {
    const { order, paymentIntent } = await newApproved()
    const { cards } = app.services
    const atProvider = cards.refund
    cards.refund = () => Promise.reject(new CardsUnreachable('away'))
    await refund(order)
    cards.refund = atProvider
    await sandboxIn(app).dashboard.refund(paymentIntent, 50_00)
    now += 60_000
    expect(await sendDueRefunds(app.services)).toBe(2)
    expect(await givenBack(paymentIntent)).toEqual([50_00, 75_00])
    expect((await owedFor(order)).map(({ amountPence, doneAt }) => [amountPence, doneAt !== null])).toEqual([
      [50_00, true],
      [75_00, true],
    ])
    expect((await orderNow(app, order.id)).state).toBe('refunded')
  })

  it('is in the order’s events with who decided it, sealed', async () => {
    const { order } = await newApproved()
    await refund(order)
    const event = await lastEventOf(order)
    expect(event).toMatchObject({ toState: 'refunded', by: 'staff', staffId })
    expect(event?.note).not.toContain('parcel')
    const said = app.services.vault.open(Buffer.from(event?.note ?? '', 'base64'), noteOwner(order.id))
    expect(said).toBe('The parcel came too late.')
  })
})

describe('any refund', () => {
  it('never exceeds the charge', async () => {
    const { order, paymentIntent } = await newApproved()
    await refund(order)
    await expect(owe(order, { reason: 'desk', by: 'staff', decidedPence: 1, now })).rejects.toThrow(
      'More is to go back',
    )
    expect(await owedFor(order)).toHaveLength(1)
    expect(await givenBack(paymentIntent)).toEqual([125_00])
  })

  it('has a reason that this kind of order allows', async () => {
    const { order } = await newApproved()
    for (const reason of ['declined', 'lapsed', 'cancelled', 'lost'] as const)
      await expect(owe(order, { reason, by: 'clock', byPolicyPence: 1, now })).rejects.toThrow(reason)
    expect(await owedFor(order)).toEqual([])
  })

  it('by policy is of the policy’s amount, and the order is refunded when all of it is back', async () => {
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
