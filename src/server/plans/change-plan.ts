import { eq } from 'drizzle-orm'
import { planWords } from '#content/desk/plan.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { type PlanChange, planProblem } from '#domain/treatment/change-of-plan.ts'
import type { PlanState } from '#domain/treatment/plan-states.ts'
import type { Handler } from '../calls/route.ts'
import { Refusal } from '../http/refusal.ts'
import { writeLetterEmail } from '../letters/letter-email.ts'
import { sendSoon } from '../orders/order-email.ts'
import type { Services } from '../services.ts'
import { writePlanLetters } from './plan-letters.ts'
import { planReasonOwner, recordOnPlan } from './plan-rows.ts'
import { type PlanNews, plans } from './tables.ts'

const newsOf: Readonly<Record<PlanState, PlanNews>> = { active: 'resumed', paused: 'paused', stopped: 'stopped' }

interface Changing extends PlanChange {
  readonly planId: string
  /** The one that was seen: of two who change a plan at once, the second is told. */
  readonly epoch: number
  readonly staffId: string
}

export const changePlan = (
  services: Pick<Services, 'database' | 'vault' | 'now' | 'config' | 'messages'>,
  { planId, epoch, to, until, reason, staffId }: Changing,
): Promise<{ epoch: number }> =>
  services.database.run((orm) =>
    orm.transaction(async (tx) => {
      const { vault, now } = services
      const [plan] = await tx.select().from(plans).where(eq(plans.id, planId)).for('no key update')
      if (!plan) throw new Refusal(404, planWords.change.none)
      if (plan.epoch !== epoch) throw new Refusal(409, planWords.change.stale, { epoch: plan.epoch })
      const problem = planProblem(plan.state, { to, until, reason }, londonTimeAt(now()).date)
      if (problem !== null) throw new Refusal(422, planWords.problems[problem], { problem })
      const pausedUntil = to === 'paused' ? until : null
      const at = new Date(now())
      await tx
        .update(plans)
        .set({ state: to, pausedUntil, stateSince: at, epoch: epoch + 1 })
        .where(eq(plans.id, planId))
      const event = { planId, what: newsOf[to], mg: plan.mg, until: pausedUntil, staffId, at }
      const sealed = vault.seal(reason.trim(), planReasonOwner(planId))
      const recorded = await recordOnPlan(tx, { ...event, reason: sealed })
      const written = await writePlanLetters(services, tx, recorded)
      if (written.length > 0) await writeLetterEmail(services, tx, plan.accountId, 'written')
      return { epoch: epoch + 1 }
    }),
  )

export const deskChangePlan =
  (services: Services): Handler<'desk_change_plan'> =>
  async ({ body, staff }) => {
    const changed = await changePlan(services, { ...body, staffId: staff.id })
    sendSoon(services)
    return changed
  }
