import { addDays, type Weekday, weekdayOf } from '../appointments/calendar.ts'
import { daysBetween } from '../calendar/days-between.ts'
import { type MedicineKey, medicineOf } from '../medicines/medicines.ts'
import { usableUntil } from '../supply/pen-expiry.ts'
import type { Days } from './cover.ts'

const everyDays = (medicine: MedicineKey): number => medicineOf(medicine).schedule.everyDays

/** The patient's weekday for injections; null: they have not said, and the weekday of the delivery is used. */
export type InjectionDay = Weekday | null

/** A pack, with the day it was first used where that is known. */
interface Pack extends Pick<Days, 'from'> {
  readonly medicine: MedicineKey
  readonly firstUsedOn?: string | null
}

/**
 * The days on which the doses of a pack are due. They all lie within its supply period, whichever weekday it is. A dose
 * due after the in-use life is left out, because the pack is thrown away by then.
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

/**
 * The last day on which the current pack may be used. Null: not opened as far as we know, or without an in-use limit.
 */
export function penUsableUntil(pen: Pack, weekday: InjectionDay, today: string) {
  const opened = pen.firstUsedOn ?? injectionDays(pen, weekday)[0]
  return opened !== undefined && opened <= today ? usableUntil(pen.medicine, opened) : null
}

/**
 * The days on which an injection is still due, including today. `settled`: due days whose dose is logged already.
 */
export const injectionsLeft = (
  covers: readonly (Days & Pack)[],
  weekday: InjectionDay,
  today: string,
  settled: readonly string[] = [],
): string[] =>
  covers.flatMap((cover) => injectionDays(cover, weekday)).filter((day) => day >= today && !settled.includes(day))

/** The day of the last dose of a pack, if all were taken. */
export const lastInjection = ({ until, medicine }: Pick<Days, 'until'> & Pick<Pack, 'medicine'>): string =>
  addDays(until, -everyDays(medicine))

/** The pack of which a dose is due on a day. The next one may have come before this one is used up. */
export const packDueOn = <Found extends Pack>(
  covers: readonly Found[],
  weekday: InjectionDay,
  day: string,
): Found | null => covers.find((cover) => injectionDays(cover, weekday).includes(day)) ?? null

export interface DosesLeft {
  /** Doses left in the current pen. */
  readonly inPen: number
  readonly unopenedPens: number
}

/** What a patient logged about the due days of their packs. */
export interface SettledDoses {
  readonly settled: readonly string[]
  /** Days of doses taken beyond those that were due. */
  readonly extra: readonly string[]
}

const nothingSettled: SettledDoses = { settled: [], extra: [] }

/** Assumes that every dose so far was taken on its day, as far as nothing else is logged. */
export function dosesLeft(
  covers: readonly (Days & Pack)[],
  weekday: InjectionDay,
  today: string,
  { settled, extra }: SettledDoses = nothingSettled,
): DosesLeft {
  const begun = covers.filter(({ from }) => from <= today)
  const left = injectionsLeft(begun, weekday, today, settled).length
  const inUseFrom = begun.at(-1)?.from ?? today
  const taken = extra.filter((day) => day >= inUseFrom).length
  return { inPen: Math.max(0, left - taken), unopenedPens: covers.length - begun.length }
}

/**
 * How many due doses were not taken in this many days since the last: a weekly dose is due on the seventh day after it.
 */
export const missedInDays = (medicine: MedicineKey, days: number): number =>
  Math.max(0, Math.ceil(days / everyDays(medicine)) - 1)

/** For how many days a missed dose is still taken. */
const missedDays = (medicine: MedicineKey): number => medicineOf(medicine).missedDays.value

/** How many doses were missed in this many days since the last: those that could no longer be taken late. */
export const missedIn = (medicine: MedicineKey, days: number): number =>
  Math.max(0, Math.floor((days - missedDays(medicine) - 1) / everyDays(medicine)))

/** The last day on which a dose due on a given day is still taken. After it, it is skipped. */
export const takenUntil = (medicine: MedicineKey, dueOn: string): string => addDays(dueOn, missedDays(medicine))

/**
 * The minimum number of days between two doses. Null: the leaflet gives only the days within which a missed dose is
 * taken.
 */
export const leastDaysApart = (medicine: MedicineKey): number | null => medicineOf(medicine).daysApart

/** The minimum number of days between two doses when the weekday is changed. */
const daysApartOf = (medicine: MedicineKey): number => medicineOf(medicine).schedule.dosesApartDays.value

/**
 * Whether a changed weekday would bring the next injection too close to the last. A weekday the patient never stated is
 * only presumed, and does not count.
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
  /** One fewer than the injections, earliest first. */
  readonly intervals: readonly DoseInterval[]
  /** How many doses were missed between them. */
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

/** Whether the first of two injections was a late dose, and the second is back on the usual weekday. */
function isBackOnDay(medicine: MedicineKey, { before, from, to }: Around, usual: InjectionDay): boolean {
  const weekday = usual ?? (before === undefined ? null : weekdayOf(before))
  if (weekday === null || weekdayOf(to) !== weekday) return false
  const late = (weekdayOf(from) - weekday + daysOfWeek) % daysOfWeek
  const dueOn = addDays(from, -late)
  // A dose taken when it was due does not count as late as well.
  return late > 0 && late <= missedDays(medicine) && (before === undefined || before < dueOn)
}

/**
 * The first two injections that are closer together than the medicine allows, by the rule that raises the flag at the
 * desk. Null: none. The patient is asked to confirm them before they count.
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
 * The intervals between the reported injections. `usualWeekday`: the weekday they inject on; null: not known, and the
 * weekday before a late dose is used. Days may come in any order and more than once: two on one day are two injections.
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
