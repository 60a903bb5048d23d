import type { WeeklyTemplate } from './availability.ts'

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
