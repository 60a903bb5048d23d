import { addDays } from '../appointments/calendar.ts'
import { daysBetween } from '../calendar/days-between.ts'
import { medicineOf } from '../medicines/medicines.ts'
import type { CheckIn } from './check-in.ts'
import type { SupplyPeriod } from './cover.ts'
import {
  type DoseIntervals,
  doseIntervals,
  type InjectionDay,
  injectionDays,
  lastInjection,
  missedIn,
  missedInDays,
  takenUntil,
} from './injections.ts'
import { dosesToRestart, gravestOf, type Missed, missedBy } from './missed-doses.ts'

/** How the doses of a pen were taken, as known on the day of a check-in. */
export interface TakenDoses {
  /** The larger of the missed doses reported and those implied by the days. Null: they do not know. */
  readonly missed: number | null
  /** Taken, or still possible to take, within the days in which the medicine's leaflet allows a late dose. */
  readonly late: number
  readonly intervals: DoseIntervals
  readonly lastOn: string | null
}

type Pen = Pick<SupplyPeriod, 'medicine' | 'from' | 'until'>

/** The reported days up to the check-in. A later date was not taken yet. */
const reportedDays = ({ takenOn, lastDoseOn, on }: CheckIn): string[] => {
  const isKnown = lastDoseOn === null || takenOn.includes(lastDoseOn)
  return (isKnown ? [...takenOn] : [...takenOn, lastDoseOn]).filter((day) => day <= on).toSorted()
}

/**
 * The first dose of a weekly pen is due within a week of its first day, whichever weekday they inject on; a daily one
 * on that day.
 */
const dayBefore = ({ from }: Pen): string => addDays(from, -1)

/** If no dose of a pen is reported, the last dose was the last of the previous pen. */
const doseBefore = ({ from, medicine }: Pen): string => addDays(from, -medicineOf(medicine).schedule.everyDays)

export function takenDoses(pen: Pen, checkIn: CheckIn, weekday: InjectionDay): TakenDoses {
  const { medicine } = pen
  const days = reportedDays(checkIn)
  const intervals = doseIntervals(medicine, days, weekday)
  const [first, last] = [days[0], days.at(-1)]
  const since = daysBetween(last ?? doseBefore(pen), checkIn.on)
  const before = first === undefined ? 0 : missedIn(medicine, daysBetween(dayBefore(pen), first))
  const byDays = before + intervals.missed + missedIn(medicine, since)
  const isLateNow = missedInDays(medicine, since) > missedIn(medicine, since)
  return {
    missed: checkIn.missedDoses === null ? null : Math.max(checkIn.missedDoses, byDays),
    late: intervals.late + (isLateNow ? 1 : 0),
    intervals,
    lastOn: last ?? null,
  }
}

/** Three due doses without one are a gap; fewer are missed once they can no longer be taken late. */
const missedSince = (medicine: Pen['medicine'], days: number): Missed =>
  missedInDays(medicine, days) >= dosesToRestart(medicine) ? 'many' : missedBy(medicine, missedIn(medicine, days))

/**
 * Whether a dose of the pen was still to come on the day of the check-in, or could still be taken late. If none was, all
 * were taken or missed by then, and none is presumed taken later.
 */
function isDoseToCome(pen: Pen, checkIn: CheckIn, weekday: InjectionDay, lastOn: string | null): boolean {
  const { medicine, from, until } = pen
  const taken = reportedDays(checkIn).filter((day) => day >= from).length
  if (taken >= medicineOf(medicine).dosesPerPack) return false
  const due = [
    ...injectionDays(pen, weekday),
    ...(lastOn === null ? [] : injectionDays({ medicine, from: lastOn }, null)),
  ]
  return due.some((day) => day < until && (lastOn === null || day > lastOn) && takenUntil(medicine, day) >= checkIn.on)
}

/**
 * How many doses of this pen were missed by a day. Doses due between the check-in and that day are presumed taken, as
 * long as the pen lasts.
 */
export function missedBeforeNext(pen: Pen, checkIn: CheckIn | null, weekday: InjectionDay, today: string): Missed {
  const { medicine } = pen
  const presumed = lastInjection(pen)
  if (!checkIn) return missedSince(medicine, daysBetween(presumed, today))
  const { missed, lastOn } = takenDoses(pen, checkIn, weekday)
  const known = lastOn ?? doseBefore(pen)
  const lastDose = known < presumed && isDoseToCome(pen, checkIn, weekday, lastOn) ? presumed : known
  const [byThen, byToday] = [daysBetween(known, checkIn.on), daysBetween(lastDose, today)]
  const counted = lastDose === known ? missedIn(medicine, byThen) : 0
  const since = Math.max(0, missedIn(medicine, byToday) - counted)
  return gravestOf([
    missed === null ? 'not known' : missedBy(medicine, missed + since),
    missedSince(medicine, byThen),
    missedSince(medicine, byToday),
  ])
}

/**
 * How many doses of this pen are taken by its end: those reported, and those still due after the last of them. Null: none
 * is reported, and what they say of missed doses counts.
 */
export function dosesByEnd(pen: Pen, checkIn: CheckIn, weekday: InjectionDay): number | null {
  const { medicine, from, until } = pen
  const taken = reportedDays(checkIn).filter((day) => day >= from)
  const [first, last] = [taken[0], taken.at(-1)]
  if (first === undefined || last === undefined) return null
  const usual = weekday === null ? injectionDays({ medicine, from: first }, null) : injectionDays(pen, weekday)
  const left = [usual, injectionDays({ medicine, from: last }, null)].map(
    (due) => due.filter((day) => day > last && day < until).length,
  )
  return taken.length + Math.max(...left)
}
