import { dayMs } from './durations.ts'

/** A date YYYY-MM-DD as a number of whole days, for callers that compare many. */
export const dayNumber = (on: string): number => Math.round(Date.parse(`${on}T00:00:00Z`) / dayMs)

/** Whole days from one date to another. Negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from)
