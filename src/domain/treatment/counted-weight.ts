/**
 * The weight, in kilograms, on which the next dose is based: the lower one. A verified weight may be outdated by later
 * loss, and a reported one never makes the patient heavier. Null: neither is known.
 */
export function countedWeight(seenKg: number | null, toldKg: number | null): number | null {
  if (seenKg === null || toldKg === null) return seenKg ?? toldKg
  return Math.min(seenKg, toldKg)
}
