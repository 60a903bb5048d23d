/** The minimum age for treatment and assessment. In a file of its own, because every page uses it. */
export const adultAge = 18

/** The maximum age for weight treatment without seeing the patient in person. */
export const oldestAge = 74
