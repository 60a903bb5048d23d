import { addDays } from '../appointments/calendar.ts'
import { daysBetween } from '../calendar/days-between.ts'
import { policy } from '../clinical/policy.ts'

/** The weight of a day, YYYY-MM-DD. */
export interface Weighed {
  readonly on: string
  readonly kg: number
  /** Verified by staff; otherwise reported by the patient. */
  readonly isVerified: boolean
}

export const lostPercent = (from: Pick<Weighed, 'kg'>, to: Pick<Weighed, 'kg'>): number =>
  ((from.kg - to.kg) / from.kg) * 100

/**
 * The largest loss within four weeks up to the last weight, in per cent, verified or reported. A weight from before
 * these weeks counts proportionally. Null: there is nothing to compare with. `weights` is oldest first.
 */
export function lostInFourWeeks(weights: readonly Weighed[]): number | null {
  const last = weights.at(-1)
  if (!last) return null
  const days = policy.fastLossWeeks * 7
  const since = addDays(last.on, -days)
  const within = weights.filter(({ on }) => on >= since && on < last.on).map((one) => lostPercent(one, last))
  const earlier = weights.findLast(({ on }) => on < since)
  const before = earlier ? [(lostPercent(earlier, last) * days) / daysBetween(earlier.on, last.on)] : []
  const all = [...within, ...before]
  return all.length === 0 ? null : Math.max(...all)
}
