import { eq } from 'drizzle-orm'
import { afterwardsWords as words } from '#content/treatment/afterwards.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { isFollowed } from '#domain/treatment/aftercare.ts'
import { lockAccount } from '../../identity/accounts/lock-account.ts'
import type { Handler } from '../../identity/handler.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { endedOnOf } from './afterwards.ts'
import { newestPlanOf } from './plan-rows.ts'
import { plans } from './tables.ts'

/** Whether a patient is asked for their weight each month of the year after their treatment. */
export const setAfterwards =
  ({ database, now }: Services): Handler<'set_afterwards'> =>
  async ({ account, body: { isAsked } }) =>
    database.transaction(async (tx) => {
      await lockAccount(tx, account.id)
      const plan = await newestPlanOf(tx, account.id)
      const endedOn = plan && endedOnOf(plan)
      if (!plan || !endedOn || !isFollowed(endedOn, londonTimeAt(now()).date)) throw new ApiError(409, words.over)
      await tx.update(plans).set({ isAfterQuiet: !isAsked }).where(eq(plans.id, plan.id))
      return {}
    })
