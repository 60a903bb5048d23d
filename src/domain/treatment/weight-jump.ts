import { daysBetween } from '../calendar/days-between.ts'
import { policy } from '../clinical/policy.ts'

interface Weighed {
  /** YYYY-MM-DD. */
  readonly on: string
  readonly kg: number
}

/**
 * Whether a weight is so far from the last one that it may belong to another person, scale or unit. After more weeks
 * than the policy names the allowed share grows with the time.
 */
export function isWeightJump(now: Weighed, last: Weighed | null): boolean {
  if (!last) return false
  const weeks = Math.abs(daysBetween(last.on, now.on)) / 7
  const share = (policy.weightJumpPercent / 100) * Math.max(1, weeks / policy.weightJumpWeeks)
  return Math.abs(now.kg - last.kg) >= last.kg * share
}
