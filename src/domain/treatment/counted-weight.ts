/**
 * By which weight the next dose is judged, in kilograms: the lower one. What somebody here saw cannot speak for what has been
 * lost since, and what is only told never makes anybody heavier. Null: neither is known.
 */
export function countedWeight(seenKg: number | null, toldKg: number | null): number | null {
  if (seenKg === null || toldKg === null) return seenKg ?? toldKg
  return Math.min(seenKg, toldKg)
}
