import { isWithin, weightBounds } from '../../body/bounds.ts'
import { kgPerPound, poundsPerStone } from '../../body/units.ts'
import { daysBetween } from '../../calendar/days-between.ts'

/** A known weight, with which a new one is compared. */
export interface KnownWeight {
  readonly on: string
  readonly kg: number
}

export type WeightDoubt =
  /** It is implausible; this is the likely intended value. */
  | { readonly is: 'slip'; readonly meantKg: number }
  /** It is implausible, and no likely value is near it. */
  | { readonly is: 'outside' }
  /** It is plausible but far from the last one: the patient is asked once, and it is stored if they confirm. */
  | { readonly is: 'far'; readonly lastKg: number; readonly lastOn: string }

/** How far a weight may be from the last without a question (ours): a share, and a further share for each week. */
const usualShare = 0.04
const sharePerWeek = 0.015
/** For a suggested value: a slip is one digit, not a few kilograms. */
const nearShare = 0.12

const isNear = (kg: number, { kg: lastKg }: KnownWeight, share: number) => Math.abs(kg - lastKg) <= lastKg * share

/** The values of a number with another decimal point or unit. */
const slips: readonly ((kg: number) => number)[] = [
  (kg) => kg * 10,
  (kg) => kg / 10,
  (kg) => kg * kgPerPound,
  (kg) => kg / kgPerPound,
  (kg) => kg * poundsPerStone * kgPerPound,
]

/** Whether a logged weight is plausible. Null: it is stored without a question. */
export function weightDoubt(kg: number, on: string, last: KnownWeight | null): WeightDoubt | null {
  const isPossible = isWithin(weightBounds, kg)
  const meant = slips.map((slip) => slip(kg)).filter((other) => isWithin(weightBounds, other))
  if (!last) {
    if (isPossible) return null
    return meant[0] === undefined ? { is: 'outside' } : { is: 'slip', meantKg: rounded(meant[0]) }
  }
  const weeks = Math.abs(daysBetween(last.on, on)) / 7
  if (isPossible && isNear(kg, last, usualShare + weeks * sharePerWeek)) return null
  const nearest = meant.filter((other) => isNear(other, last, nearShare)).toSorted(byDistanceTo(last.kg))[0]
  if (nearest !== undefined && !(isPossible && isNear(kg, last, nearShare)))
    return { is: 'slip', meantKg: rounded(nearest) }
  if (isPossible) return { is: 'far', lastKg: last.kg, lastOn: last.on }
  return meant[0] === undefined ? { is: 'outside' } : { is: 'slip', meantKg: rounded(meant[0]) }
}

const rounded = (kg: number) => Math.round(kg * 10) / 10

const byDistanceTo = (kg: number) => (one: number, other: number) => Math.abs(one - kg) - Math.abs(other - kg)
