import { eq } from 'drizzle-orm'
import { treatmentWords as words } from '#content/treatment/treatment.ts'
import type { Weekday } from '#domain/appointments/calendar.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { policy } from '#domain/clinical/policy.ts'
import { isDayTooSoon } from '#domain/treatment/injections.ts'
import type { Handler } from '../../identity/handler.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { supplyPeriodsOf } from '../cases/supply-periods-of.ts'
import { livePlanOf } from './plan-rows.ts'
import { plans } from './tables.ts'

export const setInjectionDay =
  ({ database, now }: Services): Handler<'set_injection_day'> =>
  async ({ body, account }) =>
    database.transaction(async (tx) => {
      const weekday = body.weekday as Weekday
      const plan = await livePlanOf(tx, account.id)
      if (!plan) throw new ApiError(409, words.noTreatment)
      const covers = await supplyPeriodsOf(tx, account.id)
      if (isDayTooSoon(covers, plan.injectionDay, weekday, londonTimeAt(now()).date))
        throw new ApiError(422, words.dayTooSoon(policy.dosesApartDays))
      await tx.update(plans).set({ injectionDay: weekday }).where(eq(plans.id, plan.id))
      return {}
    })
