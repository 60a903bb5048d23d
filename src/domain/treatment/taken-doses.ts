import { addDays } from '../appointments/calendar.ts'
import { daysBetween } from '../calendar/days-between.ts'
import { medicineOf } from '../medicines/medicines.ts'
import type { CheckIn } from './check-in.ts'
import type { SupplyPeriod } from './cover.ts'
import {
  type DoseIntervals,
  doseIntervals,
  type InjectionDay,
  lastInjection,
  missedIn,
  missedInDays,
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
 * How many doses of this pen were missed by a day. Doses due between the check-in and that day are presumed taken, as
 * long as the pen lasts.
 */
export function missedBeforeNext(pen: Pen, checkIn: CheckIn | null, weekday: InjectionDay, today: string): Missed {
  const { medicine } = pen
  const presumed = lastInjection(pen)
  if (!checkIn) return missedSince(medicine, daysBetween(presumed, today))
  const { missed, lastOn } = takenDoses(pen, checkIn, weekday)
  const lastDose = lastOn !== null && lastOn > presumed ? lastOn : presumed
  return gravestOf([
    missed === null ? 'not known' : missedBy(medicine, missed),
    missedSince(medicine, daysBetween(lastOn ?? doseBefore(pen), checkIn.on)),
    missedSince(medicine, daysBetween(lastDose, today)),
  ])
}
