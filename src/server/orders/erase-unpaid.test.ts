import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../testing/test-app.ts'
import { draftOrder, newGuestSession } from '../testing/test-order.ts'
import { eraseUnpaidDetails } from './erase-unpaid.ts'
import { moveOrder, type Order } from './orders.ts'
import { orders } from './tables.ts'

let app: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1_000)

async function orderIn(path: readonly Order['state'][], updatedAt: Date, authorisedAt: Date | null = null) {
  const { id } = await newGuestSession(app)
  const draft = await draftOrder(app, id)
  await app.database.transaction(async (tx) => {
    let order: Order | null = draft
    for (const to of path) order = order && (await moveOrder(tx, order, { to, by: 'clock', now: Date.now() }))
    await tx.update(orders).set({ updatedAt, authorisedAt }).where(eq(orders.id, draft.id))
  })
  return draft.id
}

const kept = async (id: string) => {
  const [order] = await app.database.run((orm) => orm.select().from(orders).where(eq(orders.id, id)))
  return order && { state: order.state, isEmpty: order.details.length === 0 && order.answers.length === 0 }
}

it('the details of an unpaid order are erased 90 days after it was closed, and not before', async () => {
  const unpaid = ['awaiting payment', 'expired'] as const
  const old = await orderIn(unpaid, daysAgo(90.1))
  const recent = await orderIn(unpaid, daysAgo(89.9))
  const stillOpen = await orderIn(['awaiting payment'], daysAgo(90.1))
  const authorised = await orderIn(['awaiting payment', 'awaiting review', 'expired'], daysAgo(90.1), daysAgo(97))
  expect(await eraseUnpaidDetails(app.database, Date.now())).toBe(1)
  expect(await kept(old)).toEqual({ state: 'expired', isEmpty: true })
  expect(await kept(recent)).toEqual({ state: 'expired', isEmpty: false })
  expect(await kept(stillOpen)).toEqual({ state: 'awaiting payment', isEmpty: false })
  expect(await kept(authorised)).toEqual({ state: 'expired', isEmpty: false })
  expect(await eraseUnpaidDetails(app.database, Date.now())).toBe(0)
})
