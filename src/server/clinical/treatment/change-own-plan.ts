import { selfServiceChangeWords as words } from '#content/treatment/self-service-change.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { ownProblem } from '#domain/treatment/change-of-plan.ts'
import type { Handler } from '../../identity/handler.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { movePlan } from './move-plan.ts'
import { holdOwnPlan, statusOfPlan } from './own-plan.ts'

export const changeMyPlan =
  (services: Services): Handler<'change_my_plan'> =>
  async ({ body: { epoch, to, until, reason }, account }) =>
    services.database.transaction(async (tx) => {
      const plan = await holdOwnPlan(tx, account.id, epoch)
      const standing = await statusOfPlan(tx, plan)
      const problem = ownProblem(standing, { to, until }, londonTimeAt(services.now()).date)
      if (problem !== null) throw new ApiError(422, words.refused[problem], { problem })
      return movePlan(services, tx, plan, { to, until, reason, by: 'patient' })
    })
