import { daysBetween } from '../calendar/days-between.ts'
import { policy } from '../clinical/policy.ts'
import type { MedicineKey } from '../medicines/medicines.ts'
import type { Days, SuppliedDays } from './cover.ts'
import { type InjectionDay, injectionDays, missedInDays } from './injections.ts'
import { dosesToRestart } from './missed.ts'

/** The last day on which a dose was due by then, if all were taken. Null: none was. */
export const lastDoseBy = (covers: readonly SuppliedDays[], weekday: InjectionDay, day: string): string | null =>
  covers.flatMap((cover) => injectionDays(cover, weekday)).findLast((due) => due <= day) ?? null

/** How many doses somebody has missed by a day whose last one was on another. */
export const missedUntil = (medicine: MedicineKey, lastDoseOn: string | null, day: string): number =>
  lastDoseOn === null ? 0 : missedInDays(medicine, daysBetween(lastDoseOn, day))

/** Whether so much time has passed since a day that what follows is a new start. Null: the day is not known. */
export const isBreak = (since: string | null, day: string): boolean =>
  since !== null && daysBetween(since, day) > policy.breakWeeks * 7

/**
 * Whether somebody comes back to treatment with us: the end of their last supply or the last dose they report is longer ago
 * than a break lasts.
 */
export const isReturning = (lastCover: Pick<Days, 'until'>, lastDoseOn: string | null, day: string): boolean =>
  isBreak(lastCover.until, day) || isBreak(lastDoseOn, day)

/** What they had since the last break, the oldest first; the one course that is judged. Never none, if there was any. */
export const sinceBreak = <Found extends Days>(covers: readonly Found[]): readonly Found[] => {
  const again = covers.findLastIndex(({ from }, at) => isBreak(covers[at - 1]?.until ?? null, from))
  return covers.slice(Math.max(0, again))
}

/** So many that treatment begins again with the lowest dose. */
export const beginsAgain = (medicine: MedicineKey, missed: number): boolean => missed >= dosesToRestart(medicine)

interface Broken {
  /** The oldest first. */
  readonly covers: readonly SuppliedDays[]
  readonly injectionDay: InjectionDay
  /** Since when they have taken none. Null: they go on as they did. */
  readonly brokenOffOn: string | null
}

/** Whether a break is so long by a day that the dose they had has become too much. */
export function isLongBreak({ covers, injectionDay, brokenOffOn }: Broken, day: string): boolean {
  const medicine = covers.at(-1)?.medicine
  if (brokenOffOn === null || medicine === undefined) return false
  return beginsAgain(medicine, missedUntil(medicine, lastDoseBy(covers, injectionDay, brokenOffOn), day))
}
