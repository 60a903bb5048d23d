/** How much more weight is lost with a coach than with medication alone, at most and in %. Our own estimate. */
export const coachingGainPercent = 50
