/** How a prescriber has spoken with a patient. A message does not count. */
export const conversationWays = ['phone', 'video', 'in_person'] as const

export type SpokenWay = (typeof conversationWays)[number]

/** The decision on reporting a side effect to the MHRA. */
export const yellowCardDecisions = ['reported', 'patient_reports', 'not_needed'] as const

export type YellowCard = (typeof yellowCardDecisions)[number]
