import type { StopReason } from '#content/intake/stops.ts'

/** Answers as they travel and rest: answer key to JSON value, exactly the specification's wire form. */
export type Answers = Readonly<Record<string, unknown>>

/** What a step knows besides the answers, by the names that its flow declares. */
export type Context<Name extends string = string> = { readonly [name in Name]?: string }

export type Destination<Id extends string = string, Reason extends string = string> =
  /** `context` is what the address of the step carries along. */
  | { readonly to: 'step'; readonly step: Id; readonly context?: Context }
  | { readonly to: 'not-eligible'; readonly reason: Reason }
  /** The assessment ends here, before its end, for a reason that is told on the home page. */
  | { readonly to: 'home'; readonly because: StopReason }
  /** `at` tells the end of a side path from that of the flow. */
  | { readonly to: 'finished'; readonly at?: string }

export type StepDestination = Extract<Destination, { to: 'step' }>

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

export interface ChecklistOption<Id extends string = string> extends Option<Id> {
  /** Which others cannot stand beside it. Ticking either side clears the other. */
  readonly excludes?: 'all' | readonly Id[]
  /** Offered only to those who gave this answer to an earlier question, or none yet. */
  readonly onlyFor?: { readonly answerKey: string; readonly value: string }
}

interface StepBase<Id extends string, Reason extends string> {
  readonly id: Id
  readonly progress: number
  /** A name in braces stands for what the context says: `{medication}`. */
  readonly question: string
  readonly hint?: string
  /** Stands in place of the percentage: "Question 2/6". */
  readonly label?: string
  /** On the button that leads on, where it is not the usual word. */
  readonly button?: string
  readonly onSaveFailure: SaveFailure
  /** Where these answers lead, with what is known besides them. */
  next(answers: Answers, context: Context): Destination<Id, Reason>
}

interface AskingStep<Id extends string, Reason extends string> extends StepBase<Id, Reason> {
  /** What it is about, for whoever reads the answers of somebody else. */
  readonly topic: string
  readonly answerKey: string
}

/** `Value` is what can be chosen: a rule that reads a value the step does not have does not compile. */
export interface ChoiceStep<Id extends string = string, Reason extends string = string, Value extends string = string>
  extends AskingStep<Id, Reason> {
  readonly kind: 'choice'
  /** Everything that can be stored. */
  readonly options: readonly Option<Value>[]
  /** Those of them that are offered, in their order, by what the step is told; without it all are. */
  offers?(context: Context): readonly Value[]
}

export interface ChecklistStep<
  Id extends string = string,
  Reason extends string = string,
  Value extends string = string,
> extends AskingStep<Id, Reason> {
  readonly kind: 'checklist'
  readonly options: readonly ChecklistOption<Value>[]
  /** The wire keeps labels: as a list, or in one text with commas between. */
  readonly storedAs: 'list' | 'text'
}

export interface TextStep<Id extends string = string, Reason extends string = string> extends AskingStep<Id, Reason> {
  readonly kind: 'text'
  /** What a good answer holds, to help a person remember. */
  readonly prompts?: readonly string[]
  readonly isStoredTrimmed?: boolean
  /** Said when the person goes on with nothing written; without it the button waits. */
  readonly whenBlank?: { readonly title: string; readonly text: string }
}

/** One of several short questions on a screen. */
export interface Part {
  readonly key: string
  readonly label: string
  readonly options: readonly Option[]
}

/** One press that answers several questions. */
export interface AllAs {
  readonly label: string
  /** For all of them alike, or by their keys. */
  readonly value: string | Readonly<Record<string, string>>
}

/** A step whose answer has a shape of its own, and a screen of its own. */
export interface BespokeStep<Id extends string = string, Reason extends string = string>
  extends AskingStep<Id, Reason> {
  readonly kind:
    | 'bmi'
    | 'starting-weight'
    | 'gp-practice'
    | 'email'
    | 'risk-factors'
    | 'weight-today'
    | 'doses'
    | 'several'
  /** Of several short questions, those that it asks. */
  readonly parts?: readonly Part[]
  /** One press that answers all of them. */
  readonly allAs?: AllAs
  /** How many it asks at once, where it is not one. */
  readonly questions?: number
  /** May be left out: the walk goes on without it. */
  readonly isOptional: boolean
  /** What it accepts, as far as figures decide it. */
  readonly bounds?: Readonly<Record<string, { readonly from: number; readonly to: number }>> | undefined
  accepts(value: unknown): boolean
  /** An accepted value as a person would say it. */
  inWords(value: unknown): readonly string[]
}

/** A step that asks nothing: it says what comes, and leads on. `question` is its heading. */
export interface IntroStep<Id extends string = string, Reason extends string = string> extends StepBase<Id, Reason> {
  readonly kind: 'intro'
}

export type QuestionStep<Id extends string = string, Reason extends string = string> =
  | ChoiceStep<Id, Reason>
  | ChecklistStep<Id, Reason>
  | TextStep<Id, Reason>
  | BespokeStep<Id, Reason>

export type Step<Id extends string = string, Reason extends string = string> =
  | QuestionStep<Id, Reason>
  | IntroStep<Id, Reason>

export const finished = { to: 'finished' } as const
export const finishedAt = <At extends string>(at: At) => ({ to: 'finished', at }) as const
export const toStep = <Id extends string>(step: Id, context: Context = {}) =>
  Object.keys(context).length === 0 ? ({ to: 'step', step } as const) : ({ to: 'step', step, context } as const)
export const notEligible = <Reason extends string>(reason: Reason) => ({ to: 'not-eligible', reason }) as const
export const home = (because: StopReason) => ({ to: 'home', because }) as const

/** The step as it stands in the address and in the step history. */
export function addressOf({ step, context = {} }: StepDestination): string {
  const carried = Object.entries(context).map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`)
  return carried.length === 0 ? step : `${step}?${carried.join('&')}`
}
