import type { FlowDeclaration } from './declaration.ts'
import type { Answers, QuestionStep, Step } from './step.ts'
import type { EarlierVersion } from './versions.ts'

/** The words for a name that a question contains. */
interface ContextWords {
  /** Where the context gives no name. */
  readonly usual: string
  /** Where the context is not known. */
  readonly unknown: string
}

/** `Kind`: the kinds of its steps; most flows only ask. */
export interface Flow<
  Id extends string = string,
  Reason extends string = string,
  Kind extends Step<Id, Reason> = QuestionStep<Id, Reason>,
> extends FlowDeclaration<Id> {
  /** Earlier versions, for answers given then. */
  readonly earlier?: readonly EarlierVersion[]
  /** The names of its context. */
  readonly context?: Readonly<Record<string, ContextWords>>
  /** State in the browser beyond that of every flow, with its initial values. */
  readonly ownState?: Readonly<Record<string, unknown>>
  /** The first steps of side paths. Their answers are saved with the others. */
  readonly sidePaths?: readonly Id[]
  /** Two short questions on one screen, in this order: the first leads to the second, or out of the flow. */
  readonly together?: readonly (readonly [Id, Id])[]
  /** The keys of answers that belong to something the patient has changed since: they are asked again. */
  readonly outdated?: (answers: Answers) => readonly string[]
  readonly steps: { readonly [id in Id]: Kind }
}

/** Any flow, whatever its steps are. */
export type AnyFlow<Id extends string = string, Reason extends string = string> = Flow<Id, Reason, Step<Id, Reason>>
