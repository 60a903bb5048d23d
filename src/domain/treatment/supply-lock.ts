/** How a prescriber has spoken with somebody. A message is not speaking. */
export const conversationWays = ['phone', 'video', 'in_person'] as const

export type SpokenWay = (typeof conversationWays)[number]

/** What was decided about telling the MHRA of a side effect. */
export const yellowCardDecisions = ['reported', 'patient_reports', 'not_needed'] as const

export type YellowCard = (typeof yellowCardDecisions)[number]
