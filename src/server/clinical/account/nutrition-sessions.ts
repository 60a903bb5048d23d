import { eq } from 'drizzle-orm'
import { nutritionRefusals as words } from '#content/treatment/nutrition.ts'
import { nutritionSession } from '#domain/appointments/services.ts'
import { instantAt } from '#domain/calendar/london-time.ts'
import { appointmentOwnerOf, appointmentsKnown } from '../../appointments/appointment-owner.ts'
import { bookWithCareTeam, isLiveOf } from '../../appointments/book-with-care-team.ts'
import { noSuchAppointment } from '../../appointments/outcomes.ts'
import { firstFreeTimes } from '../../appointments/rebooking-priority.ts'
import { appointments } from '../../appointments/tables.ts'
import type { Handler } from '../../identity/handler.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { cancelOwnWeighIn } from '../evidence/cancel-weigh-in.ts'
import { livePlanOf } from '../treatment/plan-rows.ts'

const mayBook = async (tx: Orm, accountId: string): Promise<boolean> => (await livePlanOf(tx, accountId)) !== null

async function bookedOf(orm: Orm, accountId: string) {
  const [found] = await orm.select().from(appointments).where(isLiveOf(accountId, nutritionSession)).limit(1)
  return found ?? null
}

export const myNutrition =
  (services: Services): Handler<'my_nutrition'> =>
  async ({ account }) => {
    const { isAllowed, booked } = await services.database.run(async (orm) => ({
      isAllowed: await mayBook(orm, account.id),
      booked: await bookedOf(orm, account.id),
    }))
    const [first] = isAllowed
      ? await firstFreeTimes(services, { service: nutritionSession, clinician: null, isFirst: false })
      : []
    return {
      mayBook: isAllowed,
      booked: booked && { id: booked.id, startsAt: booked.startsAt.toISOString(), minutes: booked.minutes },
      firstFree: first === undefined ? null : new Date(first).toISOString(),
    }
  }

export const bookNutritionSession =
  (services: Services): Handler<'book_nutrition_session'> =>
  async ({ account, body }) => {
    const { id, startsAt } = await bookWithCareTeam(services, {
      accountId: account.id,
      service: nutritionSession,
      start: instantAt(body),
      instead: body.instead,
      isAllowed: (tx) => mayBook(tx, account.id),
      notAllowed: words.noTreatment,
    })
    return { id, startsAt: startsAt.toISOString() }
  }

export const cancelNutritionSession =
  (services: Services): Handler<'cancel_nutrition_session'> =>
  async ({ account, body: { id } }) => {
    const [found] = await services.database.run((orm) => appointmentsKnown(orm).where(eq(appointments.id, id)))
    if (!found || appointmentOwnerOf(found).accountId !== account.id) throw noSuchAppointment()
    if (found.appointment.service !== nutritionSession.key)
      throw new ApiError(409, words.another, { because: 'changed' })
    await cancelOwnWeighIn(services, account.id, id)
    return {}
  }
