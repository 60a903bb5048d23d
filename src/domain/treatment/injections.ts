import { addDays, type Weekday, weekdayOf } from '../appointments/calendar.ts'
import { daysBetween } from '../calendar/days-between.ts'
import { dosesPerPen } from '../catalogue/medications.ts'
import type { MedicineKey } from '../clinical/ladders.ts'
import { policy } from '../clinical/policy.ts'
import { usableUntil } from '../supply/pen-expiry.ts'
import type { Days } from './cover.ts'

const daysApart = 7

/** Their own day of the week for it; null: they have not said, and the day the pen came counts. */
export type InjectionDay = Weekday | null

/** A pen, with its medicine and the first day it was used where they are known. */
interface Pen extends Pick<Days, 'from'> {
  readonly medicine?: MedicineKey
  readonly firstUsedOn?: string | null
}

/**
 * The days on which the doses of a pen are due. Whichever weekday it is, all of them are days that the pen covers. What
 * would be due after its in-use life is not: it is thrown away by then.
 */
export function injectionDays({ from, medicine, firstUsedOn }: Pen, weekday: InjectionDay): string[] {
  const first = addDays(from, weekday === null ? 0 : (weekday - weekdayOf(from) + daysApart) % daysApart)
  const due = Array.from({ length: dosesPerPen }, (_, place) => addDays(first, place * daysApart))
  return medicine === undefined ? due : due.filter((day) => day <= usableUntil(medicine, firstUsedOn ?? first))
}

/** The last day on which the pen in use may be used. Null: it is not open yet, as far as we know. */
export function penUsableUntil(pen: Pen & { readonly medicine: MedicineKey }, weekday: InjectionDay, today: string) {
  const opened = pen.firstUsedOn ?? injectionDays(pen, weekday)[0]
  return opened !== undefined && opened <= today ? usableUntil(pen.medicine, opened) : null
}

/** The days on which an injection is still due, today's among them. */
export const injectionsLeft = (covers: readonly (Days & Pen)[], weekday: InjectionDay, today: string): string[] =>
  covers.flatMap((cover) => injectionDays(cover, weekday)).filter((day) => day >= today)

/** The day of the last dose of a pen, if all were taken. */
export const lastInjection = ({ until }: Days): string => addDays(until, -daysApart)

export interface DosesLeft {
  /** In the pen that is in use. */
  readonly inPen: number
  readonly unopenedPens: number
}

/** If every dose so far was taken on its day. */
export function dosesLeft(covers: readonly (Days & Pen)[], weekday: InjectionDay, today: string): DosesLeft {
  const begun = covers.filter(({ from }) => from <= today)
  return { inPen: injectionsLeft(begun, weekday, today).length, unopenedPens: covers.length - begun.length }
}

/** A weekly dose is due on the seventh day after the last. */
export const missedInDays = (days: number): number => Math.max(0, Math.ceil(days / daysApart) - 1)

/** For how many days a missed dose is still taken. */
const missedDays = (medicine: MedicineKey): number =>
  medicine === 'wegovy' ? policy.wegovyMissedDays : policy.mounjaroMissedDays

/** How many doses were left out in so many days since one: those that could no longer be taken late. */
export const leftOutIn = (medicine: MedicineKey, days: number): number =>
  Math.max(0, Math.floor((days - missedDays(medicine) - 1) / daysApart))

/** The last day on which a dose is taken that was due on another. After it, it is left out. */
export const takenUntil = (medicine: MedicineKey, dueOn: string): string => addDays(dueOn, missedDays(medicine))

/** How many days have to lie between two doses. Null: its leaflet names none but the days within which one is taken. */
export const leastDaysApart = (medicine: MedicineKey): number | null =>
  medicine === 'mounjaro' ? policy.dosesApartDays : null

/**
 * Whether another day of the week would bring the next injection too close to the last. A day that nobody has said is only
 * presumed, and holds nobody to it.
 */
export function isDayTooSoon(covers: readonly Days[], from: InjectionDay, to: Weekday, today: string): boolean {
  if (from === null) return false
  const last = covers.flatMap((cover) => injectionDays(cover, from)).findLast((day) => day <= today)
  const next = injectionsLeft(covers, to, today).find((day) => day !== last)
  return last !== undefined && next !== undefined && daysBetween(last, next) < policy.dosesApartDays
}

/**
 * What the days between two injections mean.
 * - `weekly`: seven days.
 * - `late`: more, but within the days in which the medicine's leaflet lets a dose be taken late.
 * - `missed`: so many that at least one dose was left out.
 * - `back on day`: fewer, because the first was a late one and the second is on the usual day again. Two days at least for
 *   Wegovy, three for Mounjaro: what is left of a week after the latest late dose.
 * - `changed day`: fewer, but at least as many as a changed day of the week needs.
 * - `too close`: fewer than that, or the day was changed more often than a pen allows.
 * - `double dose`: on the same day or on the next.
 */
export type IntervalKind = 'weekly' | 'late' | 'missed' | 'back on day' | 'changed day' | 'too close' | 'double dose'

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

/** Whether the first of two injections was a late dose, and the second is on the usual day of the week again. */
function isBackOnDay(medicine: MedicineKey, { before, from, to }: Around, usual: InjectionDay): boolean {
  const weekday = usual ?? (before === undefined ? null : weekdayOf(before))
  if (weekday === null || weekdayOf(to) !== weekday) return false
  const late = (weekdayOf(from) - weekday + daysApart) % daysApart
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
  let changes = 0
  const intervals = taken.slice(1).map((to, place): DoseInterval => {
    const around = { before: taken[place - 1], from: taken[place] as string, to }
    const days = daysBetween(around.from, to)
    const kind = (): IntervalKind => {
      if (days >= daysApart) return days === daysApart ? 'weekly' : leftOutIn(medicine, days) > 0 ? 'missed' : 'late'
      if (days <= policy.doubleDoseDays) return 'double dose'
      if (isBackOnDay(medicine, around, usualWeekday)) return 'back on day'
      if (days < policy.dosesApartDays) return 'too close'
      changes += 1
      return changes > policy.dayChangesPerPen ? 'too close' : 'changed day'
    }
    return { from: around.from, to, days, is: kind() }
  })
  const count = (kind: IntervalKind) => intervals.filter(({ is }) => is === kind).length
  return {
    intervals,
    missed: intervals.reduce((sum, { days }) => sum + leftOutIn(medicine, days), 0),
    late: count('late'),
    tooClose: count('too close'),
    doubleDoses: count('double dose'),
  }
}
