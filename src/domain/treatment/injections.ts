import { addDays, type Weekday, weekdayOf } from '../booking/calendar.ts'
import { daysBetween } from '../calendar/days-between.ts'
import { dosesPerPen } from '../catalogue/medications.ts'
import type { MedicineKey } from '../clinical/ladders.ts'
import { policy } from '../clinical/policy.ts'
import type { Days } from './cover.ts'

const daysApart = 7

/** Their own day of the week for it; null: they have not said, and the day the pen came counts. */
export type InjectionDay = Weekday | null

/** The days on which the doses of a pen are due. Whichever weekday it is, all of them are days that the pen covers. */
export function injectionDays({ from }: Pick<Days, 'from'>, weekday: InjectionDay): string[] {
  const first = addDays(from, weekday === null ? 0 : (weekday - weekdayOf(from) + daysApart) % daysApart)
  return Array.from({ length: dosesPerPen }, (_, place) => addDays(first, place * daysApart))
}

/** The days on which an injection is still due, today's among them. */
export const injectionsLeft = (covers: readonly Days[], weekday: InjectionDay, today: string): string[] =>
  covers.flatMap((cover) => injectionDays(cover, weekday)).filter((day) => day >= today)

/** The day of the last dose of a pen, if all were taken. */
export const lastInjection = ({ until }: Days): string => addDays(until, -daysApart)

export interface DosesLeft {
  /** In the pen that is in use. */
  readonly inPen: number
  readonly unopenedPens: number
}

/** If every dose so far was taken on its day. */
export function dosesLeft(covers: readonly Days[], weekday: InjectionDay, today: string): DosesLeft {
  const begun = covers.filter(({ from }) => from <= today)
  return { inPen: injectionsLeft(begun, weekday, today).length, unopenedPens: covers.length - begun.length }
}

/** A weekly dose is due on the seventh day after the last. */
export const missedInDays = (days: number): number => Math.max(0, Math.ceil(days / daysApart) - 1)

/** For how many days a missed dose is still taken. */
const missedDays = (medicine: MedicineKey): number =>
  medicine === 'wegovy' ? policy.wegovyMissedDays : policy.mounjaroMissedDays

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
