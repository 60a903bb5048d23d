import type { FlowDeclaration } from './declaration.ts'
import type { Answers, QuestionStep, Step } from './step.ts'
import type { EarlierVersion } from './versions.ts'

/** What is said in a question of something it may be told. */
interface ContextWords {
  /** Where nothing else was told. */
  readonly usual: string
  /** Where it is not known what was. */
  readonly unknown: string
}

/** `Kind` is what its steps can be; most flows only ask. */
export interface Flow<
  Id extends string = string,
  Reason extends string = string,
  Kind extends Step<Id, Reason> = QuestionStep<Id, Reason>,
> extends FlowDeclaration<Id> {
  /** The versions before this one, for what was answered then. */
  readonly earlier?: readonly EarlierVersion[]
  /** What its steps may know besides the answers, by name. */
  readonly context?: Readonly<Record<string, ContextWords>>
  /** What its state holds in a browser beside what that of every flow does, as it begins. */
  readonly ownState?: Readonly<Record<string, unknown>>
  /** Where a path begins that does not come from `first`. Its answers are saved with the others. */
  readonly sidePaths?: readonly Id[]
  /** Two short questions that stand on one screen, in this order: the first leads to the second, or out of the flow. */
  readonly together?: readonly (readonly [Id, Id])[]
  /** The keys of answers that were about something the person has changed since: they are asked again. */
  readonly outdated?: (answers: Answers) => readonly string[]
  readonly steps: { readonly [id in Id]: Kind }
}

/** Any flow, whatever its steps are. */
export type AnyFlow<Id extends string = string, Reason extends string = string> = Flow<Id, Reason, Step<Id, Reason>>
