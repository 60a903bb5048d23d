/** What has to be known by evidence before anything is supplied. */
export const gates = [
  'identity',
  'measurements',
  'medicines_and_conditions',
  'previous_supply',
  'gp',
  'two_way_contact',
] as const

export type Gate = (typeof gates)[number]
