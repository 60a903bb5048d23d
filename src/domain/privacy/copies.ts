/** How often somebody can have a copy of their data made, a day (ours). */
export const mostCopiesADay = 3

/** A copy that is not ready by then, or an erasure that is so late, is for people to look at (ours). */
export const stuckAfter = { copyMinutes: 60, erasureHours: 24 } as const
