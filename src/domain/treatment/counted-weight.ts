/**
 * The weight, in kilograms, on which the next dose is based: the lower one. A verified weight may be outdated by later
 * loss, and a reported one never makes the patient heavier. Null: neither is known.
 */
export function countedWeight(seenKg: number | null, reportedKg: number | null): number | null {
  if (seenKg === null || reportedKg === null) return seenKg ?? reportedKg
  return Math.min(seenKg, reportedKg)
}
