import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, isNull, notInArray } from 'drizzle-orm'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { MoneyDifference, MoneyFinding } from '#domain/orders/money-comparison.ts'
import type { Orm } from '../platform/database/database.ts'
import { publishDeskEvent } from '../platform/live-updates/publish-desk-event.ts'
import { moneyDifferences } from './tables.ts'

export type Difference = typeof moneyDifferences.$inferSelect
type Found = Extract<MoneyFinding, { is: 'difference' }>

export const differenceOwner = (id: string) => `money-difference/${id}`

/**
 * Records differences found, and closes those that are gone. One closed by staff stays closed while the figures are the
 * same. Returns new ones. The caller holds the order.
 */
export async function saveDifferences(
  tx: Orm,
  orderId: string,
  found: readonly Found[],
  now: Instant,
): Promise<MoneyDifference[]> {
  const kinds = found.map(({ what }) => what)
  const closed = await tx
    .update(moneyDifferences)
    .set({ closedAt: new Date(now) })
    .where(
      and(
        eq(moneyDifferences.orderId, orderId),
        isNull(moneyDifferences.closedAt),
        kinds.length > 0 ? notInArray(moneyDifferences.what, kinds) : undefined,
      ),
    )
    .returning({ id: moneyDifferences.id })
  for (const { id } of closed) await publishDeskEvent(tx, 'watch', id)
  const news: MoneyDifference[] = []
  for (const one of found) if (await keep(tx, orderId, one, now)) news.push(one.what)
  return news
}

async function keep(tx: Orm, orderId: string, { what, expectedPence, foundPence }: Found, now: Instant) {
  const [last] = await tx
    .select()
    .from(moneyDifferences)
    .where(and(eq(moneyDifferences.orderId, orderId), eq(moneyDifferences.what, what)))
    .orderBy(desc(moneyDifferences.since))
    .limit(1)
  const isSame = last?.expectedPence === expectedPence && last.foundPence === foundPence
  if (last && isSame && (last.closedAt === null || last.closedBy !== null)) return false
  if (last?.closedAt === null) {
    await tx.update(moneyDifferences).set({ expectedPence, foundPence }).where(eq(moneyDifferences.id, last.id))
    return false
  }
  const id = randomUUID()
  await tx.insert(moneyDifferences).values({ id, orderId, what, expectedPence, foundPence, since: new Date(now) })
  await publishDeskEvent(tx, 'watch', id)
  return true
}

/** Nothing is sent while a payment is disputed. */
export async function isDisputed(tx: Orm, orderId: string): Promise<boolean> {
  const found = await tx
    .select({ id: moneyDifferences.id })
    .from(moneyDifferences)
    .where(
      and(
        eq(moneyDifferences.orderId, orderId),
        isNull(moneyDifferences.closedAt),
        inArray(moneyDifferences.what, ['disputed', 'dispute lost']),
      ),
    )
  return found.length > 0
}

/** Null: there is no such difference. */
export async function differenceById(tx: Orm, id: string): Promise<Difference | null> {
  const [found] = await tx.select().from(moneyDifferences).where(eq(moneyDifferences.id, id))
  return found ?? null
}

export const closeDifference = async (
  tx: Orm,
  id: string,
  { staffId, reason, now }: { readonly staffId: string; readonly reason: Buffer; readonly now: Instant },
): Promise<boolean> => {
  const closed = await tx
    .update(moneyDifferences)
    .set({ closedAt: new Date(now), closedBy: staffId, reason })
    .where(and(eq(moneyDifferences.id, id), isNull(moneyDifferences.closedAt)))
    .returning({ id: moneyDifferences.id })
  if (closed.length > 0) await publishDeskEvent(tx, 'watch', id)
  return closed.length > 0
}

export const markSeen = (tx: Orm, id: string, staffId: string, now: Instant) =>
  tx
    .update(moneyDifferences)
    .set({ seenBy: staffId, seenAt: new Date(now) })
    .where(and(eq(moneyDifferences.id, id), isNull(moneyDifferences.seenBy)))
