import type { QuestionStep, Step } from './step.ts'
import type { EarlierVersion } from './versions.ts'

/** `Kind` is what its steps can be; most flows only ask. */
export interface Flow<
  Id extends string = string,
  Reason extends string = string,
  Kind extends Step<Id, Reason> = QuestionStep<Id, Reason>,
> {
  /** The name it is saved under (`questionnaire_type`). */
  readonly name: string
  /** Raised whenever an option, a bound or a route changes; kept with every answer set. */
  readonly version: number
  /** The versions before this one, for what was answered then. */
  readonly earlier?: readonly EarlierVersion[]
  readonly first: Id
  /** Named in a question about a medication whose address names none. */
  readonly usualMedication?: string
  /** Where a path begins that does not come from `first`. Its answers are saved with the others. */
  readonly sidePaths?: readonly Id[]
  readonly steps: { readonly [id in Id]: Kind }
}

/** Any flow, whatever its steps are. */
export type AnyFlow<Id extends string = string, Reason extends string = string> = Flow<Id, Reason, Step<Id, Reason>>
