import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { isOver } from '#domain/cases/states.ts'
import type { Order } from '../../../orders/orders.ts'
import { orders } from '../../../orders/tables.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { CheckInRow } from '../../cases/check-ins-of.ts'
import { cases } from '../../cases/tables.ts'
import { checkIns, supplyPeriods } from '../tables.ts'

/** The last pen of a patient. Null: they had none. */
export async function lastSupplyPeriodOf(tx: Orm, accountId: string) {
  const [found] = await tx
    .select()
    .from(supplyPeriods)
    .where(eq(supplyPeriods.accountId, accountId))
    .orderBy(desc(supplyPeriods.coveredFrom))
    .limit(1)
  return found ?? null
}

interface AboutPen {
  readonly checkIn: CheckInRow
  /** The result; null: none. */
  readonly order: Order | null
  /** Whether staff still have to review it. */
  readonly isLookedAt: boolean
}

/** The last check-in about a pen. Null: there is none yet. */
export async function checkInAbout(tx: Orm, coverId: string): Promise<AboutPen | null> {
  const [found] = await tx
    .select()
    .from(checkIns)
    .leftJoin(orders, eq(orders.id, checkIns.orderId))
    .leftJoin(cases, eq(cases.id, checkIns.caseId))
    .where(eq(checkIns.coverId, coverId))
    .orderBy(desc(checkIns.round))
    .limit(1)
  if (!found) return null
  const isLookedAt = found.cases !== null && !isOver(found.cases.kind, found.cases.state)
  return { checkIn: found.check_ins, order: found.orders, isLookedAt }
}

interface Opening {
  readonly planId: string
  readonly accountId: string
  readonly coverId: string
  readonly round: number
  readonly at: Date
}

/** Opens each of these once, even concurrently. Returns those opened here. */
export const openRounds = (tx: Orm, given: readonly Opening[]): Promise<CheckInRow[]> =>
  tx
    .insert(checkIns)
    .values(given.map(({ at, ...one }) => ({ ...one, id: randomUUID(), openedAt: at })))
    .onConflictDoNothing({ target: [checkIns.coverId, checkIns.round] })
    .returning()

/** The check-in of this patient, locked until the transaction ends. */
export async function lockCheckIn(tx: Orm, id: string, accountId: string): Promise<CheckInRow | null> {
  const [found] = await tx
    .select()
    .from(checkIns)
    .where(and(eq(checkIns.id, id), eq(checkIns.accountId, accountId)))
    .for('no key update')
  return found ?? null
}
