import { addDays } from '../appointments/calendar.ts'
import { daysBetween } from '../calendar/days-between.ts'
import { policy } from '../clinical/policy.ts'

/** A weight of a day, written YYYY-MM-DD. */
export interface Weighed {
  readonly on: string
  readonly kg: number
  /** Seen by somebody who may verify it; otherwise reported by the patient. */
  readonly isVerified: boolean
}

export const lostPercent = (from: Pick<Weighed, 'kg'>, to: Pick<Weighed, 'kg'>): number =>
  ((from.kg - to.kg) / from.kg) * 100

/**
 * The most that was lost within four weeks up to the last weight, in per cent, whoever weighed. A weight from before these
 * weeks counts by its share of them. Null: there is nothing to compare with. `weights` go from the oldest.
 */
export function lostInFourWeeks(weights: readonly Weighed[]): number | null {
  const last = weights.at(-1)
  if (!last) return null
  const days = policy.fastLossWeeks * 7
  const since = addDays(last.on, -days)
  const within = weights
    .filter(({ on }) => on >= since && on <= last.on && on !== last.on)
    .map((one) => lostPercent(one, last))
  const earlier = weights.findLast(({ on }) => on < since)
  const before = earlier ? [(lostPercent(earlier, last) * days) / daysBetween(earlier.on, last.on)] : []
  const all = [...within, ...before]
  return all.length === 0 ? null : Math.max(...all)
}
