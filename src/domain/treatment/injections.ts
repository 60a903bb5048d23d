import { addDays, type Weekday, weekdayOf } from '../appointments/calendar.ts'
import { daysBetween } from '../calendar/days-between.ts'
import { type MedicineKey, medicineOf } from '../medicines/medicines.ts'
import { usableUntil } from '../supply/pen-expiry.ts'
import type { Days } from './cover.ts'

const everyDays = (medicine: MedicineKey): number => medicineOf(medicine).schedule.everyDays

/** Their own day of the week for it; null: they have not said, and the day the pen came counts. */
export type InjectionDay = Weekday | null

/** A pack, with the first day it was used where that is known. */
interface Pack extends Pick<Days, 'from'> {
  readonly medicine: MedicineKey
  readonly firstUsedOn?: string | null
}

/**
 * The days on which the doses of a pack are due. Whichever weekday it is, all of them are days that the pack covers. What
 * would be due after its in-use life is not: it is thrown away by then.
 */
export function injectionDays({ from, medicine, firstUsedOn }: Pack, weekday: InjectionDay): string[] {
  const { dosesPerPack, schedule } = medicineOf(medicine)
  const apart = schedule.everyDays
  const wait = weekday === null || schedule.is === 'daily' ? 0 : (weekday - weekdayOf(from) + apart) % apart
  const first = addDays(from, wait)
  const until = usableUntil(medicine, firstUsedOn ?? first)
  const due = Array.from({ length: dosesPerPack }, (_, place) => addDays(first, place * apart))
  return until === null ? due : due.filter((day) => day <= until)
}

/** The last day on which the pack in use may be used. Null: it is not open yet, as far as we know, or lasts once opened. */
export function penUsableUntil(pen: Pack, weekday: InjectionDay, today: string) {
  const opened = pen.firstUsedOn ?? injectionDays(pen, weekday)[0]
  return opened !== undefined && opened <= today ? usableUntil(pen.medicine, opened) : null
}

/** The days on which an injection is still due, today's among them. */
export const injectionsLeft = (covers: readonly (Days & Pack)[], weekday: InjectionDay, today: string): string[] =>
  covers.flatMap((cover) => injectionDays(cover, weekday)).filter((day) => day >= today)

/** The day of the last dose of a pack, if all were taken. */
export const lastInjection = ({ until, medicine }: Pick<Days, 'until'> & Pick<Pack, 'medicine'>): string =>
  addDays(until, -everyDays(medicine))

export interface DosesLeft {
  /** In the pen that is in use. */
  readonly inPen: number
  readonly unopenedPens: number
}

/** If every dose so far was taken on its day. */
export function dosesLeft(covers: readonly (Days & Pack)[], weekday: InjectionDay, today: string): DosesLeft {
  const begun = covers.filter(({ from }) => from <= today)
  return { inPen: injectionsLeft(begun, weekday, today).length, unopenedPens: covers.length - begun.length }
}

/** How many doses were due and not taken in so many days since one: a weekly dose is due on the seventh day after it. */
export const missedInDays = (medicine: MedicineKey, days: number): number =>
  Math.max(0, Math.ceil(days / everyDays(medicine)) - 1)

/** For how many days a missed dose is still taken. */
const missedDays = (medicine: MedicineKey): number => medicineOf(medicine).missedDays.value

/** How many doses were left out in so many days since one: those that could no longer be taken late. */
export const missedIn = (medicine: MedicineKey, days: number): number =>
  Math.max(0, Math.floor((days - missedDays(medicine) - 1) / everyDays(medicine)))

/** The last day on which a dose is taken that was due on another. After it, it is left out. */
export const takenUntil = (medicine: MedicineKey, dueOn: string): string => addDays(dueOn, missedDays(medicine))

/** How many days have to lie between two doses. Null: its leaflet names none but the days within which one is taken. */
export const leastDaysApart = (medicine: MedicineKey): number | null => medicineOf(medicine).daysApart

/** How many days lie between two doses where the day of the week is changed. */
const daysApartOf = (medicine: MedicineKey): number => medicineOf(medicine).schedule.dosesApartDays.value

/**
 * Whether another day of the week would bring the next injection too close to the last. A day that nobody has said is only
 * presumed, and holds nobody to it.
 */
export function isDayTooSoon(
  covers: readonly (Days & Pack)[],
  from: InjectionDay,
  to: Weekday,
  today: string,
): boolean {
  const medicine = covers.at(-1)?.medicine
  if (from === null || medicine === undefined) return false
  const last = covers.flatMap((cover) => injectionDays(cover, from)).findLast((day) => day <= today)
  const next = injectionsLeft(covers, to, today).find((day) => day !== last)
  return last !== undefined && next !== undefined && daysBetween(last, next) < daysApartOf(medicine)
}

/**
 * What the days between two doses mean.
 * - `weekly`, `daily`: as many as the schedule says.
 * - `late`: more, but within the days in which the medicine's leaflet lets a dose be taken late.
 * - `missed`: so many that at least one dose was left out.
 * - `back on day`: fewer, because the first was a late one and the second is on the usual day again: at least what is left
 *   of a week after the latest late dose.
 * - `changed day`: fewer, but at least as many as a changed day of the week needs.
 * - `too close`: fewer than that, or the day was changed more often than a pen allows.
 * - `double dose`: on the same day; of a weekly medicine on the next as well.
 */
export type IntervalKind =
  | 'weekly'
  | 'daily'
  | 'late'
  | 'missed'
  | 'back on day'
  | 'changed day'
  | 'too close'
  | 'double dose'

interface DoseInterval {
  readonly from: string
  readonly to: string
  readonly days: number
  readonly is: IntervalKind
}

export interface DoseIntervals {
  /** One less than the injections, the earliest first. */
  readonly intervals: readonly DoseInterval[]
  /** How many doses were left out between them. */
  readonly missed: number
  readonly late: number
  readonly tooClose: number
  readonly doubleDoses: number
}

interface Around {
  /** The injection before the first of the two, if it is known. */
  readonly before: string | undefined
  readonly from: string
  readonly to: string
}

const daysOfWeek = 7

/** Whether the first of two injections was a late dose, and the second is on the usual day of the week again. */
function isBackOnDay(medicine: MedicineKey, { before, from, to }: Around, usual: InjectionDay): boolean {
  const weekday = usual ?? (before === undefined ? null : weekdayOf(before))
  if (weekday === null || weekdayOf(to) !== weekday) return false
  const late = (weekdayOf(from) - weekday + daysOfWeek) % daysOfWeek
  const dueOn = addDays(from, -late)
  // A dose that was taken when it was due is not taken late as well.
  return late > 0 && late <= missedDays(medicine) && (before === undefined || before < dueOn)
}

/**
 * The first two injections that are closer together than the medicine allows, by the same rule that flags them at the desk.
 * Null: none are. The patient is asked about them before they count.
 */
export function closeDoses(
  medicine: MedicineKey,
  takenOn: readonly string[],
  usualWeekday: InjectionDay,
): readonly [from: string, to: string] | null {
  const { intervals } = doseIntervals(medicine, takenOn, usualWeekday)
  const close = intervals.find(({ is }) => is === 'too close' || is === 'double dose')
  return close ? [close.from, close.to] : null
}

/**
 * What the reported days of injections say. `usualWeekday`: the day of the week they inject on; null: not known, and the day
 * before a late dose counts as it. Days may come in any order and more than once: two of one day are two injections.
 */
export function doseIntervals(
  medicine: MedicineKey,
  takenOn: readonly string[],
  usualWeekday: InjectionDay,
): DoseIntervals {
  const taken = takenOn.toSorted()
  const {
    is: onTime,
    everyDays: due,
    doubleDoseDays,
    dosesApartDays,
    dayChangesPerPack,
  } = medicineOf(medicine).schedule
  let changes = 0
  const intervals = taken.slice(1).map((to, place): DoseInterval => {
    const around = { before: taken[place - 1], from: taken[place] as string, to }
    const days = daysBetween(around.from, to)
    const kind = (): IntervalKind => {
      if (days >= due) return days === due ? onTime : missedIn(medicine, days) > 0 ? 'missed' : 'late'
      if (days <= doubleDoseDays.value) return 'double dose'
      if (isBackOnDay(medicine, around, usualWeekday)) return 'back on day'
      if (days < dosesApartDays.value) return 'too close'
      changes += 1
      return changes > dayChangesPerPack.value ? 'too close' : 'changed day'
    }
    return { from: around.from, to, days, is: kind() }
  })
  const count = (kind: IntervalKind) => intervals.filter(({ is }) => is === kind).length
  return {
    intervals,
    missed: intervals.reduce((sum, { days }) => sum + missedIn(medicine, days), 0),
    late: count('late'),
    tooClose: count('too close'),
    doubleDoses: count('double dose'),
  }
}
