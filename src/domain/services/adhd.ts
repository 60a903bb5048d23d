/** The ADHD assessment: the registered names of its questionnaire and its orders. */
export const adhdService = {
  /** Answered before an appointment is booked, and stored with its order. */
  questionnaire: 'adhd',
  firstOrder: 'appointment',
  nextOrder: 'follow-up',
} as const

/** What ADHD medication costs a month, on average and from the cheapest to the dearest (specification, document 1). */
export const adhdMedication = { averagePence: 100_00, fromPence: 55_00, toPence: 250_00 } as const

/** How long the digital companion comes with an assessment. */
export const companionMonths = 6
