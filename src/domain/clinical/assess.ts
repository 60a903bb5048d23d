import { isSettled } from './clinical-history.ts'
import type { Flag } from './flag.ts'
import { laddersVersion } from './ladders.ts'
import { type AssessInput, patientOf } from './patient.ts'
import { policyVersion } from './policy.ts'
import { rules, rulesVersion } from './rules.ts'
import { byUrgency } from './urgency.ts'

/** The versions an assessment was made by: stored with every decision, and shown at the desk. */
export interface RulesInForce {
  readonly rules: number
  readonly policy: number
  readonly ladders: number
}

export const rulesInForce: RulesInForce = { rules: rulesVersion, policy: policyVersion, ladders: laddersVersion }

export interface Assessment {
  readonly by: RulesInForce
  /** Most severe first, and within a severity most urgent first. */
  readonly flags: readonly Flag[]
}

/** The flags the rules raise about a patient. They propose with reasons and never act alone. */
export function assess(input: AssessInput): Assessment {
  const patient = patientOf(input)
  const flags = rules.flatMap(({ id, severity, tells }) => {
    const words = tells(patient)
    // What a prescriber has corrected with evidence is settled until the patient reports it again.
    return words === false || isSettled(patient.clinicalHistory, id) ? [] : [{ id, severity, ...words }]
  })
  return { by: rulesInForce, flags: flags.toSorted(byUrgency) }
}
