import { and, eq, ne } from 'drizzle-orm'
import { treatmentWords } from '#content/treatment.ts'
import type { Weekday } from '#domain/booking/calendar.ts'
import type { Handler } from '../calls/route.ts'
import { Refusal } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { plans } from './tables.ts'

export const setInjectionDay =
  ({ database }: Services): Handler<'set_injection_day'> =>
  async ({ body: { weekday }, account }) => {
    const changed = await database.run((orm) =>
      orm
        .update(plans)
        .set({ injectionDay: weekday as Weekday })
        .where(and(eq(plans.accountId, account.id), ne(plans.state, 'stopped')))
        .returning({ id: plans.id }),
    )
    if (changed.length === 0) throw new Refusal(409, treatmentWords.noTreatment)
    return {}
  }
