import { and, asc, desc, eq, ne } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { planEvents, plans } from './tables.ts'

export type Plan = typeof plans.$inferSelect

export const planReasonOwner = (planId: string) => `plan/${planId}/reason`

/** The live plan of a patient, or else the last. Null: they have had none. */
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

export async function recordOnPlan(
  tx: Orm,
  event: typeof planEvents.$inferInsert,
): Promise<typeof planEvents.$inferSelect> {
  const [row] = await tx.insert(planEvents).values(event).returning()
  if (!row) throw new Error('Nothing was recorded on a plan.')
  return row
}
