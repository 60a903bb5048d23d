import type { DutyHolder } from './control.ts'
import type { ControlId } from './controls.ts'
import type { HarmSeverity, Likelihood } from './matrix.ts'

/** `controlled`: what remains is accepted in general. `accepted`: more remains, and a named role has accepted it. */
type HazardState = 'open' | 'controlled' | 'accepted'

interface Acceptance {
  /** The role of the person who accepts; the person signs the report. */
  readonly by: DutyHolder
  readonly because: string
  /** YYYY-MM-DD. */
  readonly on: string
}

export interface LoggedHazard {
  readonly cause: string
  readonly effect: string
  readonly controls: readonly ControlId[]
  /** How bad the harm would be. Controls make it less likely, not less bad, unless `residual` says otherwise. */
  readonly severity: HarmSeverity
  readonly likelihood: { readonly initial: Likelihood; readonly residual: Likelihood }
  /** Where the controls also make the harm less severe. */
  readonly residualSeverity?: HarmSeverity
  readonly owner: DutyHolder
  readonly state: HazardState
  readonly acceptance?: Acceptance
}
