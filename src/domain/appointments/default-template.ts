import type { WeeklyTemplate } from './availability.ts'
import { weighIn } from './services.ts'

const weekday = ['08:30', '10:00', '13:00', '14:30', '16:00', '18:00', '19:30'] as const

/**
 * When the consultant sees people, on the clock in London, until an operator says otherwise. The specification has such
 * a table and does not show it; none of these appointments of 90 minutes runs into the next.
 */
export const defaultTemplate: WeeklyTemplate = {
  1: weekday,
  2: weekday,
  3: weekday,
  4: weekday,
  5: weekday,
  6: ['08:30', '10:00', '12:00', '13:30'],
  7: [],
}

const aroundWork = [
  ...['08:30', '08:45', '09:00', '09:15', '12:00', '12:15', '12:30', '12:45', '13:00', '13:15'],
  ...['17:00', '17:15', '17:30', '17:45', '18:00', '18:15'],
] as const

/** The same for whoever sees people for a few minutes: before work, over lunch and after it. */
const shortTemplate: WeeklyTemplate = {
  1: aroundWork,
  2: aroundWork,
  3: aroundWork,
  4: aroundWork,
  5: aroundWork,
  6: [],
  7: [],
}

const usualWeeks: Readonly<Record<string, WeeklyTemplate>> = { [weighIn.key]: shortTemplate }

/** The week of whoever has no times of their own, by the first of what they hold. */
export const usualWeekOf = ([first]: readonly string[]): WeeklyTemplate =>
  (first === undefined ? undefined : usualWeeks[first]) ?? defaultTemplate
