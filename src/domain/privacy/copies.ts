/** How many copies of their data a patient can request per day (ours). */
export const mostCopiesADay = 3

/** A copy or an erasure that is this late is shown to staff (ours). */
export const stuckAfter = { copyMinutes: 60, erasureHours: 24 } as const
