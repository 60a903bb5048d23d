/** Answers as they travel and rest: answer key to JSON value, exactly the specification's wire form. */
export type Answers = Readonly<Record<string, unknown>>

export type Destination<Id extends string, Reason extends string> =
  | { readonly to: 'step'; readonly step: Id }
  | { readonly to: 'not-eligible'; readonly reason: Reason }

export const toStep = <Id extends string>(step: Id) => ({ to: 'step', step }) as const
export const notEligible = <Reason extends string>(reason: Reason) => ({ to: 'not-eligible', reason }) as const

/** What a step does when its answer could not be saved at once. The answer itself is always kept and retried. */
export interface SaveFailure {
  readonly move: 'stay' | 'continue'
  readonly say?: string
}

export interface Option<Value extends string = string> {
  readonly value: Value
  readonly label: string
  readonly hint?: string
}

interface StepBase<Id extends string> {
  readonly id: Id
  readonly progress: number
  readonly question: string
  readonly hint?: string
}

export interface ChoiceStep<Id extends string, Reason extends string> extends StepBase<Id> {
  readonly kind: 'choice'
  readonly answerKey: string
  readonly options: readonly Option[]
  readonly onSaveFailure: SaveFailure
  next(answers: Answers): Destination<Id, Reason>
}

/** A step that has an address and a place in the flow, but takes no answers at present. The walk stops at it. */
export interface ClosedStep<Id extends string> extends StepBase<Id> {
  readonly kind: 'closed'
}

export type Step<Id extends string = string, Reason extends string = string> = ChoiceStep<Id, Reason> | ClosedStep<Id>
