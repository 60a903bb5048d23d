import { daysBetween } from '../calendar/days-between.ts'
import { policy } from '../clinical/policy.ts'
import type { Days } from './cover.ts'
import { type InjectionDay, injectionDays, missedInDays } from './injections.ts'

/** The last day on which a dose was due by then, if all were taken. Null: none was. */
export const lastDoseBy = (covers: readonly Days[], weekday: InjectionDay, day: string): string | null =>
  covers.flatMap((cover) => injectionDays(cover, weekday)).findLast((due) => due <= day) ?? null

/** How many doses somebody has missed by a day whose last one was on another. */
export const missedUntil = (lastDoseOn: string | null, day: string): number =>
  lastDoseOn === null ? 0 : missedInDays(daysBetween(lastDoseOn, day))

/** So many that treatment begins again with the lowest dose. */
export const beginsAgain = (missed: number): boolean => missed >= policy.missedDosesToRestart

interface Broken {
  /** The oldest first. */
  readonly covers: readonly Days[]
  readonly injectionDay: InjectionDay
  /** Since when they have taken none. Null: they go on as they did. */
  readonly brokenOffOn: string | null
}

/** Whether a break is so long by a day that the dose they had has become too much. */
export const isLongBreak = ({ covers, injectionDay, brokenOffOn }: Broken, day: string): boolean =>
  brokenOffOn !== null && beginsAgain(missedUntil(lastDoseBy(covers, injectionDay, brokenOffOn), day))
