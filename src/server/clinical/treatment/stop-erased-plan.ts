import { eq } from 'drizzle-orm'
import { erasedPlanReason } from '#content/privacy/my-data.ts'
import type { Services } from '../../platform/services.ts'
import { type Plan, planReasonOwner, recordOnPlan } from './plan-rows.ts'
import { plans } from './tables.ts'

/** Ends the plan of a patient who has asked to be erased. One that has ended stays as it is. */
export async function stopErasedPlan(
  { database, vault, now }: Services,
  { id, mg }: Pick<Plan, 'id' | 'mg'>,
): Promise<void> {
  await database.transaction(async (tx) => {
    const at = new Date(now())
    const [plan] = await tx.select().from(plans).where(eq(plans.id, id)).for('no key update')
    if (!plan || plan.state === 'stopped') return
    const stopped = { state: 'stopped', pausedUntil: null, stateSince: at, epoch: plan.epoch + 1 } as const
    await tx.update(plans).set(stopped).where(eq(plans.id, id))
    const reason = vault.seal(erasedPlanReason, planReasonOwner(id))
    await recordOnPlan(tx, { planId: id, what: 'stopped', mg, reason, at })
  })
}
