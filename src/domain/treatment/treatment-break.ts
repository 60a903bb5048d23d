import { daysBetween } from '../calendar/days-between.ts'
import { policy } from '../clinical/policy.ts'
import type { MedicineKey } from '../medicines/medicines.ts'
import type { Days, SuppliedDays } from './cover.ts'
import { type InjectionDay, injectionDays, missedInDays } from './injections.ts'
import { dosesToRestart } from './missed-doses.ts'

/** The last day by then on which a dose was due, if all were taken. Null: none was. */
export const lastDoseBy = (covers: readonly SuppliedDays[], weekday: InjectionDay, day: string): string | null =>
  covers.flatMap((cover) => injectionDays(cover, weekday)).findLast((due) => due <= day) ?? null

/** How many doses are missed by a day, counted from the last dose. */
export const missedUntil = (medicine: MedicineKey, lastDoseOn: string | null, day: string): number =>
  lastDoseOn === null ? 0 : missedInDays(medicine, daysBetween(lastDoseOn, day))

/** Whether so much time has passed since a day that treatment starts again. Null: the day is not known. */
export const isBreak = (since: string | null, day: string): boolean =>
  since !== null && daysBetween(since, day) > policy.breakWeeks * 7

/**
 * Whether a patient returns to treatment with us: the end of their last supply or the last reported dose is longer ago
 * than the break limit.
 */
export const isReturning = (lastCover: Pick<Days, 'until'>, lastDoseOn: string | null, day: string): boolean =>
  isBreak(lastCover.until, day) || isBreak(lastDoseOn, day)

/**
 * Supplies since the last break, oldest first: the one course that is assessed. Never empty, if there was any supply.
 */
export const sinceBreak = <Found extends Days>(covers: readonly Found[]): readonly Found[] => {
  const again = covers.findLastIndex(({ from }, at) => isBreak(covers[at - 1]?.until ?? null, from))
  return covers.slice(Math.max(0, again))
}

/** Enough missed doses that treatment begins again with the lowest dose. */
export const beginsAgain = (medicine: MedicineKey, missed: number): boolean => missed >= dosesToRestart(medicine)

interface Broken {
  /** Oldest first. */
  readonly covers: readonly SuppliedDays[]
  readonly injectionDay: InjectionDay
  /** Since when they have taken none. Null: they continue as before. */
  readonly brokenOffOn: string | null
}

/** Whether a break is long enough by a day that the previous dose has become too high. */
export function isLongBreak({ covers, injectionDay, brokenOffOn }: Broken, day: string): boolean {
  const medicine = covers.at(-1)?.medicine
  if (brokenOffOn === null || medicine === undefined) return false
  return beginsAgain(medicine, missedUntil(medicine, lastDoseBy(covers, injectionDay, brokenOffOn), day))
}
