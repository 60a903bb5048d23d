import { eq } from 'drizzle-orm'
import { planWords } from '#content/treatment/desk-treatment.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { planProblem } from '#domain/treatment/change-of-plan.ts'
import type { Handler } from '../../identity/handler.ts'
import { sendSoon } from '../../orders/order-email.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { lockCasesOf, reassessCase } from '../cases/reassess-case.ts'
import { movePlan } from './move-plan.ts'
import { plans } from './tables.ts'

/** The epoch is the one that was seen: when two change a plan at once, the second is told. */
export const deskChangePlan =
  (services: Services): Handler<'desk_change_plan'> =>
  async ({ body: { planId, epoch, to, until, reason, injecting = null }, staff }) => {
    const changed = await services.database.transaction(async (tx) => {
      const is = eq(plans.id, planId)
      const [known] = await tx.select({ accountId: plans.accountId }).from(plans).where(is)
      const held = known ? await lockCasesOf(tx, known.accountId) : []
      const [plan] = await tx.select().from(plans).where(is).for('no key update')
      if (!plan) throw new ApiError(404, planWords.change.none)
      if (plan.epoch !== epoch) throw new ApiError(409, planWords.change.stale, { epoch: plan.epoch })
      const problem = planProblem(plan.state, { to, until, reason, injecting }, londonTimeAt(services.now()).date)
      if (problem !== null) throw new ApiError(422, planWords.problems[problem], { problem })
      const moved = await movePlan(services, tx, plan, { to, until, reason, injecting, by: { staffId: staff.id } })
      // An end and its reason apply to every order that is still open.
      if (to === 'stopped') await reassessCase(services, tx, held)
      return moved
    })
    sendSoon(services)
    return changed
  }
