import { eq } from 'drizzle-orm'
import { treatmentWords as words } from '#content/treatment.ts'
import type { Weekday } from '#domain/booking/calendar.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { policy } from '#domain/clinical/policy.ts'
import { isDayTooSoon } from '#domain/treatment/injections.ts'
import type { Handler } from '../calls/route.ts'
import { coversOf } from '../cases/covers-of.ts'
import { Refusal } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { livePlanOf } from './plan-rows.ts'
import { plans } from './tables.ts'

export const setInjectionDay =
  ({ database, now }: Services): Handler<'set_injection_day'> =>
  async ({ body, account }) =>
    database.run((orm) =>
      orm.transaction(async (tx) => {
        const weekday = body.weekday as Weekday
        const plan = await livePlanOf(tx, account.id)
        if (!plan) throw new Refusal(409, words.noTreatment)
        const covers = await coversOf(tx, account.id)
        if (isDayTooSoon(covers, plan.injectionDay, weekday, londonTimeAt(now()).date))
          throw new Refusal(422, words.dayTooSoon(policy.dosesApartDays))
        await tx.update(plans).set({ injectionDay: weekday }).where(eq(plans.id, plan.id))
        return {}
      }),
    )
