import { and, desc, eq, gt } from 'drizzle-orm'
import { lockAccount } from '../../identity/accounts/lock-account.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { recordOnPlan } from './plan-rows.ts'
import { checkIns, plans, supplyPeriods } from './tables.ts'

/**
 * Removes the supply period of a delivery that turned out not to count. False: the patient has answered a check-in
 * about it, or a later pen follows it, so it cannot be removed any more. The caller holds the case.
 */
export async function removeSupplyPeriod(
  { now }: Pick<Services, 'now'>,
  tx: Orm,
  { accountId, caseId }: { readonly accountId: string; readonly caseId: string },
): Promise<boolean> {
  await lockAccount(tx, accountId)
  const [cover] = await tx.select().from(supplyPeriods).where(eq(supplyPeriods.caseId, caseId))
  if (!cover) return true
  const [asked] = await tx.select({ id: checkIns.id }).from(checkIns).where(eq(checkIns.coverId, caseId)).limit(1)
  const [later] = await tx
    .select({ caseId: supplyPeriods.caseId })
    .from(supplyPeriods)
    .where(and(eq(supplyPeriods.accountId, accountId), gt(supplyPeriods.coveredFrom, cover.coveredFrom)))
    .limit(1)
  if (asked || later) return false
  await tx.delete(supplyPeriods).where(eq(supplyPeriods.caseId, caseId))
  const [before] = await tx
    .select({ mg: supplyPeriods.mg })
    .from(supplyPeriods)
    .where(eq(supplyPeriods.planId, cover.planId))
    .orderBy(desc(supplyPeriods.coveredFrom))
    .limit(1)
  if (before) await tx.update(plans).set({ mg: before.mg }).where(eq(plans.id, cover.planId))
  await recordOnPlan(tx, { planId: cover.planId, what: 'supply taken back', mg: cover.mg, caseId, at: new Date(now()) })
  return true
}
