import { type DayValue, trendOf } from './tracking/trend.ts'
import { changeOverWeeks } from './tracking/trend-change.ts'

interface KnownWeight extends DayValue {
  readonly isVerified: boolean
}

export interface WeightCourse {
  /** By day, oldest first. */
  readonly weights: readonly KnownWeight[]
  readonly last: KnownWeight
  /** In kilograms, positive for a loss; and since when. Null: there is nothing to compare with. */
  readonly lost: { readonly kg: number; readonly over: 'weeks' | 'all' } | null
}

/** Verified and shared weights as one line: for each day the verified one counts. */
export function weightCourse(verified: readonly DayValue[], shared: readonly DayValue[]): WeightCourse | null {
  const byDay = new Map<string, KnownWeight>()
  for (const weight of shared) byDay.set(weight.on, { ...weight, isVerified: false })
  for (const weight of verified) byDay.set(weight.on, { ...weight, isVerified: true })
  const weights = [...byDay.values()].toSorted((one, other) => one.on.localeCompare(other.on))
  const [first, last] = [weights[0], weights.at(-1)]
  if (!first || !last) return null
  const recently = changeOverWeeks(trendOf(weights))
  if (recently !== null) return { weights, last, lost: { kg: recently, over: 'weeks' } }
  return { weights, last, lost: first === last ? null : { kg: first.value - last.value, over: 'all' } }
}
