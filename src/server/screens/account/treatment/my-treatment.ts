import { restrictionWords } from '#content/privacy/restriction.ts'
import type { MyTreatment } from '#contract/treatment/injection-day.ts'
import { weekdayOf } from '#domain/appointments/calendar.ts'
import { type Instant, londonTimeAt } from '#domain/calendar/london-time.ts'
import { formatDose } from '#domain/clinical/ladders.ts'
import { medicineName, medicineOf } from '#domain/medicines/medicines.ts'
import { type SupplyPeriod, supplyFrom, supplyPeriodInUse } from '#domain/treatment/cover.ts'
import { settledOf } from '#domain/treatment/dose-log.ts'
import {
  dosesLeft,
  injectionsLeft,
  leastDaysApart,
  packDueOn,
  penUsableUntil,
  takenUntil,
} from '#domain/treatment/injections.ts'
import { isPausedInjecting, isToInject } from '#domain/treatment/next-step.ts'
import { remindersText } from '#domain/treatment/reminders-ics.ts'
import { planToday } from '../../../clinical/treatment/plan-now.ts'
import { isUseStopped } from '../../../identity/restrictions/restricted.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services.ts'

/** Null: nothing has been delivered to them yet. */
export async function myTreatment(
  { vault }: Pick<Services, 'vault'>,
  orm: Orm,
  accountId: string,
  now: Instant,
): Promise<MyTreatment | null> {
  const today = londonTimeAt(now).date
  const found = await planToday(vault, orm, { accountId, today, eyes: 'own' })
  if (!found) return null
  const { plan, covers, step, isOurs, askFirst } = found
  const last = covers.at(-1) as SupplyPeriod
  const settled = settledOf(found.doses)
  const isInjecting = isToInject(step, { ...plan, isOurs, askFirst })
  const days = isInjecting ? injectionsLeft(covers, plan.injectionDay, today, settled.settled) : []
  const [next = null] = days
  // The plan has the dose of the latest pen, which may not be due before the one in use is empty.
  const { medicine, mg } = (next === null ? null : packDueOn(covers, plan.injectionDay, next)) ?? plan
  const isStopped = await isUseStopped(orm, 'check-in', { accountId }, now)
  const nextFrom = supplyFrom({ coverFrom: last.from, dispatchedOn: last.dispatchedOn })
  return {
    medicine: medicineName(medicine),
    dose: formatDose(mg),
    state: plan.state,
    isOurs,
    step: isStopped && step.what === 'inject' ? { ...step, says: restrictionWords.inject } : step,
    nextInjection: next,
    injectionDay: plan.injectionDay ?? weekdayOf(supplyPeriodInUse(covers, today).from),
    missed: next === null ? null : { takenUntil: takenUntil(medicine, next), daysApart: leastDaysApart(medicine) },
    dosesLeft: {
      ...dosesLeft(covers, plan.injectionDay, today, settled),
      ofPen: medicineOf(plan.medicine).dosesPerPack,
    },
    lastsUntil: last.until,
    penUntil: penUsableUntil(supplyPeriodInUse(covers, today), plan.injectionDay, today),
    nextFrom:
      isInjecting &&
      !isStopped &&
      !isPausedInjecting(step, { ...plan, isOurs }) &&
      nextFrom !== null &&
      today <= nextFrom
        ? nextFrom
        : null,
    calendar: days.length > 0 ? remindersText(plan.id, days, now) : null,
  }
}
