import type { WeeklyTemplate } from './availability.ts'
import { nutritionSession, weighIn } from './services.ts'

const weekday = ['08:30', '10:00', '13:00', '14:30', '16:00', '18:00', '19:30'] as const

/**
 * The consultant's weekly times in London, until an operator changes them. The specification mentions such a table and
 * does not give it; with these times no 90-minute appointment overlaps the next.
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

/** For services of a few minutes: before work, over lunch and after work. */
const shortTemplate: WeeklyTemplate = {
  1: aroundWork,
  2: aroundWork,
  3: aroundWork,
  4: aroundWork,
  5: aroundWork,
  6: [],
  7: [],
}

const ofHalfAnHour = ['09:00', '09:45', '10:30', '12:00', '12:45', '13:30', '17:00', '17:45'] as const

const nutritionTemplate: WeeklyTemplate = {
  1: ofHalfAnHour,
  2: ofHalfAnHour,
  3: ofHalfAnHour,
  4: ofHalfAnHour,
  5: ofHalfAnHour,
  6: [],
  7: [],
}

const usualWeeks: Readonly<Record<string, WeeklyTemplate>> = {
  [weighIn.key]: shortTemplate,
  [nutritionSession.key]: nutritionTemplate,
}

/** The week of a clinician without times of their own, by the first service they offer. */
export const usualWeekOf = ([first]: readonly string[]): WeeklyTemplate =>
  (first === undefined ? undefined : usualWeeks[first]) ?? defaultTemplate
