const dayMs = 86_400_000

/** Whole days from one date to another, both written YYYY-MM-DD. Negative if the second comes first. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs)
