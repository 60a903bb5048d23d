/** What a gate blocks while it is open: the clinician's review, their approval, or only a dose above the lowest. */
export const gates = {
  consents: { holds: 'review', minutes: 1 },
  identity: { holds: 'review', minutes: 4 },
  measurements: { holds: 'review', minutes: 10 },
  medicines_and_conditions: { holds: 'review', minutes: 3 },
  unanswered: { holds: 'review', minutes: 3 },
  previous_supply: { holds: 'dose', minutes: 3 },
  gp: { holds: 'review', minutes: 1 },
  two_way_contact: { holds: 'approval', minutes: 2 },
} as const satisfies Readonly<Record<string, { holds: 'review' | 'approval' | 'dose'; minutes: number }>>

export type Gate = keyof typeof gates
export const gateNames = Object.keys(gates) as Gate[]

/**
 * The records a prescriber makes before an approval where one of these flags is raised. The ids are plain strings,
 * because a flag may be signed off in a later version than its gate.
 */
export const clinicalGates = {
  diabetes_plan: { flags: ['insulin-or-sulfonylurea'] },
  live_contact: {
    flags: [
      'eating-disorder-ever',
      'eating-screen',
      'suicidal-thoughts',
      'suicidal-thoughts-recent',
      'check-in-severe-symptom',
    ],
  },
} as const satisfies Readonly<Record<string, { flags: readonly string[] }>>

export type ClinicalGate = keyof typeof clinicalGates
export const clinicalGateNames = Object.keys(clinicalGates) as ClinicalGate[]

export type AnyGate = Gate | ClinicalGate
export const anyGateNames: AnyGate[] = [...gateNames, ...clinicalGateNames]

/** The case waits for the patient's answer about these; ticking the flag is not enough. */
export const unansweredFlags = ['not-known', 'allergy-not-named'] as const

/** For each of these the prescriber writes a reason of its own. */
export const reasonedFlags: readonly string[] = ['gp-not-told', 'no-gp', 'progress-too-little']

/** Reported in a check-in: only a conversation since then counts. */
export const reportedInCheckIn: readonly string[] = ['check-in-severe-symptom']
