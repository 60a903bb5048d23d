import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { type Thing, type WeeklyNote, weeksOf } from '#domain/companion/companion.ts'
import { appointments } from '../../appointments/tables.ts'
import { companionOf, insertCompanion } from '../../clinical/companion/companion-rows.ts'
import { orders } from '../../orders/tables.ts'
import type { Services } from '../../platform/services.ts'

/** Three weeks of it; five months, whose notes the clinician sees; six months that are over. */
export type DemoCompanion = 'begun' | 'shared' | 'ended'

const plans = [
  ['Ring the dentist', 'Walk before work', 'Open the tray of post'],
  ['Book the car in', 'Two evenings without the phone', 'Ask about written instructions'],
  ['Cancel one subscription', 'Swim once', 'Cook on Sunday'],
] as const

const said = ['', 'Better mornings since the bag stands by the door.', '', 'A loud week at work.'] as const

/** Sleep and focus get a little better over the months, and one week is hard. */
function noteOf(place: number, of: number): WeeklyNote {
  const late = place > of / 2
  const isHard = place === 3
  return {
    scales: { sleep: late ? 3 : 2, focus: late ? 3 : 1, mood: isHard ? 1 : 3, appetite: late ? 2 : 1 },
    vitals: place % 4 === 0 ? { systolic: 122 + (place % 3) * 4, diastolic: 78, pulse: 74 + place } : null,
    weightKg: place % 4 === 0 ? 71 : null,
    words: said[place % said.length] as string,
  }
}

/** Written week by week by the patient who attended this appointment. */
export const writeDemoCompanion = (
  { database, vault, now }: Services,
  how: DemoCompanion,
  appointmentId: string,
): Promise<void> =>
  database.transaction(async (tx) => {
    const [found] = await tx
      .select({ accountId: orders.accountId })
      .from(appointments)
      .innerJoin(orders, eq(orders.id, appointments.orderId))
      .where(eq(appointments.id, appointmentId))
    const accountId = found?.accountId
    const companion = accountId && (await companionOf(tx, accountId))
    if (!companion) return
    const weeks = weeksOf(companion, londonTimeAt(now()).date).toReversed()
    await insertCompanion(tx, vault, {
      accountId,
      weeks: weeks.map((week, place) => {
        const isLast = place === weeks.length - 1 && how !== 'ended'
        const things = (plans[place % plans.length] ?? []).map(
          (words, thing): Thing => ({ id: randomUUID(), words, isDone: !isLast && (place + thing) % 3 !== 0 }),
        )
        // Some weeks have none, as with anybody.
        return { week, things, note: isLast || place % 5 === 2 ? null : noteOf(place, weeks.length) }
      }),
      isShared: how === 'shared',
      read: how === 'begun' ? ['starting'] : ['starting', 'three-things', 'time', 'sleep'],
      at: new Date(now()),
    })
  })
