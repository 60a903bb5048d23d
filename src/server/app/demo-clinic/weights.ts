import { addDays } from '#domain/appointments/calendar.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { saveLogged } from '../../clinical/tracking/tracked-rows.ts'
import type { Services } from '../../platform/services.ts'
import type { Stage } from './people.ts'

/** They began at a verified 95 kg, and lose about half a kilogram a week, with some variation. */
const kgOn = (day: number) => Math.round((95 - day * 0.075 + ([0, 0.4, -0.3, 0.2][day % 4] ?? 0)) * 10) / 10

/** The log of a demo patient since their pen came, every third day; nothing after the end. */
export async function logWeights(
  { database, vault, now }: Services,
  accountId: string,
  { day, endedDaysAgo = 0 }: Extract<Stage, { is: 'delivered' }>,
): Promise<void> {
  const today = londonTimeAt(now()).date
  const days = Array.from({ length: Math.floor((day - endedDaysAgo) / 3) }, (_, place) => place * 3)
  const logged = days.map((since) => ({
    measure: 'weight' as const,
    on: addDays(today, since - day),
    value: kgOn(since),
  }))
  if (logged.length > 0) await database.run((orm) => saveLogged(orm, vault, { accountId, logged, at: now() }))
}
