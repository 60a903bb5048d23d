import { and, desc, eq, gt } from 'drizzle-orm'
import { lockAccount } from '../accounts/lock-account.ts'
import type { Orm } from '../database/database.ts'
import type { Services } from '../services.ts'
import { recordOnPlan } from './plan-rows.ts'
import { checkIns, plans, supplyCovers } from './tables.ts'

/**
 * Takes back the supply period of a delivery that turned out not to count. False: the patient has answered a check-in
 * about it, or a later pen follows it, so that it cannot be taken back any more. The caller holds the case.
 */
export async function uncoverDelivery(
  { now }: Pick<Services, 'now'>,
  tx: Orm,
  { accountId, caseId }: { readonly accountId: string; readonly caseId: string },
): Promise<boolean> {
  await lockAccount(tx, accountId)
  const [cover] = await tx.select().from(supplyCovers).where(eq(supplyCovers.caseId, caseId))
  if (!cover) return true
  const [asked] = await tx.select({ id: checkIns.id }).from(checkIns).where(eq(checkIns.coverId, caseId)).limit(1)
  const [later] = await tx
    .select({ caseId: supplyCovers.caseId })
    .from(supplyCovers)
    .where(and(eq(supplyCovers.accountId, accountId), gt(supplyCovers.coveredFrom, cover.coveredFrom)))
    .limit(1)
  if (asked || later) return false
  await tx.delete(supplyCovers).where(eq(supplyCovers.caseId, caseId))
  const [before] = await tx
    .select({ mg: supplyCovers.mg })
    .from(supplyCovers)
    .where(eq(supplyCovers.planId, cover.planId))
    .orderBy(desc(supplyCovers.coveredFrom))
    .limit(1)
  if (before) await tx.update(plans).set({ mg: before.mg }).where(eq(plans.id, cover.planId))
  await recordOnPlan(tx, { planId: cover.planId, what: 'supply taken back', mg: cover.mg, caseId, at: new Date(now()) })
  return true
}
