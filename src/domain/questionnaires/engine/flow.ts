import type { Step } from './step.ts'

export interface Flow<Id extends string = string, Reason extends string = string> {
  /** The name it is saved under (`questionnaire_type`). */
  readonly name: string
  /** Raised whenever the meaning of a stored answer changes; kept with every answer set. */
  readonly version: number
  readonly first: Id
  readonly steps: { readonly [id in Id]: Step<Id, Reason> }
}
