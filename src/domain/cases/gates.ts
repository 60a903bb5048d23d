/** What has to be there, and what waits for it: the clinician's reading, their yes, or only a dose above the lowest. */
export const gates = {
  consents: { holds: 'review', minutes: 1 },
  identity: { holds: 'review', minutes: 4 },
  measurements: { holds: 'review', minutes: 10 },
  medicines_and_conditions: { holds: 'review', minutes: 3 },
  previous_supply: { holds: 'dose', minutes: 3 },
  gp: { holds: 'review', minutes: 1 },
  two_way_contact: { holds: 'approval', minutes: 2 },
} as const satisfies Readonly<Record<string, { holds: 'review' | 'approval' | 'dose'; minutes: number }>>

export type Gate = keyof typeof gates
export const gateNames = Object.keys(gates) as Gate[]
