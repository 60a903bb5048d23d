/** What has to be known by evidence before anything is supplied. */
export const gates = ['identity', 'measurements', 'medicines', 'previous_supply', 'gp', 'contact'] as const

export type Gate = (typeof gates)[number]
