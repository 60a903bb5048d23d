import { dayMs } from './durations.ts'

/** The number of a date written YYYY-MM-DD, in whole days: for whoever compares many. */
export const dayNumber = (on: string): number => Math.round(Date.parse(`${on}T00:00:00Z`) / dayMs)

/** Whole days from one date to another, both written YYYY-MM-DD. Negative if the second comes first. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from)
