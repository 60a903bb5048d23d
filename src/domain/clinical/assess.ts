import { isSettled } from './clinical-history.ts'
import type { Flag } from './flag.ts'
import { laddersVersion } from './ladders.ts'
import { type AssessInput, patientOf } from './patient.ts'
import { policyVersion } from './policy.ts'
import { rules, rulesVersion } from './rules.ts'
import { byUrgency } from './urgency.ts'

/** By what was judged: kept with every decision, and shown on the desk. */
export interface RulesInForce {
  readonly rules: number
  readonly policy: number
  readonly ladders: number
}

export const rulesInForce: RulesInForce = { rules: rulesVersion, policy: policyVersion, ladders: laddersVersion }

export interface Assessment {
  readonly by: RulesInForce
  /** The gravest first, and of one severity the most urgent. */
  readonly flags: readonly Flag[]
}

/** What the rules say about a person. It proposes, with reasons, and never acts alone. */
export function assess(input: AssessInput): Assessment {
  const patient = patientOf(input)
  const flags = rules.flatMap(({ id, severity, tells }) => {
    const words = tells(patient)
    // What a prescriber has corrected with evidence is settled until it is told anew.
    return words === false || isSettled(patient.clinicalHistory, id) ? [] : [{ id, severity, ...words }]
  })
  return { by: rulesInForce, flags: flags.toSorted(byUrgency) }
}
