import { and, asc, desc, eq, ne } from 'drizzle-orm'
import type { Cover } from '#domain/treatment/cover.ts'
import type { Orm } from '../database/database.ts'
import { planEvents, plans, supplyCovers } from './tables.ts'

export type Plan = typeof plans.$inferSelect

export const planReasonOwner = (planId: string) => `plan/${planId}/reason`

/** The live plan of a person, or else the last. Null: they have had none. */
export async function newestPlanOf(tx: Orm, accountId: string): Promise<Plan | null> {
  const [found] = await tx
    .select()
    .from(plans)
    .where(eq(plans.accountId, accountId))
    .orderBy(desc(plans.createdAt), desc(plans.startedOn), asc(plans.state))
    .limit(1)
  return found ?? null
}

export async function livePlanOf(tx: Orm, accountId: string): Promise<Plan | null> {
  const [found] = await tx
    .select()
    .from(plans)
    .where(and(eq(plans.accountId, accountId), ne(plans.state, 'stopped')))
  return found ?? null
}

/** All that a person has had delivered, the oldest first, whichever medicine it was. */
export async function coversOf(tx: Orm, accountId: string): Promise<Cover[]> {
  const rows = await tx
    .select()
    .from(supplyCovers)
    .where(eq(supplyCovers.accountId, accountId))
    .orderBy(asc(supplyCovers.coveredFrom))
  return rows.map(({ medicine, mg, dispatchedOn, coveredFrom, coveredUntil }) => ({
    medicine,
    mg,
    dispatchedOn,
    from: coveredFrom,
    until: coveredUntil,
  }))
}

export const recordOnPlan = async (tx: Orm, event: typeof planEvents.$inferInsert): Promise<void> =>
  void (await tx.insert(planEvents).values(event))
