import type { StopReason } from '#content/intake/stops.ts'

/** Answers as sent and stored: answer key to JSON value, exactly the specification's wire form. */
export type Answers = Readonly<Record<string, unknown>>

/** What a step knows besides the answers, by the names that its flow declares. */
export type Context<Name extends string = string> = { readonly [name in Name]?: string }

export type Destination<Id extends string = string, Reason extends string = string> =
  /** `context` is what the address of the step carries. */
  | { readonly to: 'step'; readonly step: Id; readonly context?: Context }
  | { readonly to: 'not-eligible'; readonly reason: Reason }
  /** The assessment ends here early, for a reason that the home page shows. */
  | { readonly to: 'home'; readonly because: StopReason }
  /** `at` distinguishes the end of a side path from that of the flow. */
  | { readonly to: 'finished'; readonly at?: string }

export type StepDestination = Extract<Destination, { to: 'step' }>

/**
 * What a step does when its answer could not be saved at once. The answer itself is always stored in the browser and
 * retried.
 */
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
  /** What is stored for it, where it is shown in other words; without it the label is stored. */
  readonly stored?: string
  /** The options it excludes. Ticking either side clears the other. */
  readonly excludes?: 'all' | readonly Id[]
  /** Shown only to patients who gave this answer to an earlier question, or none yet. */
  readonly onlyFor?: { readonly answerKey: string; readonly value: string }
}

interface StepBase<Id extends string, Reason extends string> {
  readonly id: Id
  readonly progress: number
  /** A name in braces stands for a name in the context: `{medication}`. */
  readonly question: string
  readonly hint?: string
  /** Replaces the percentage: "Question 2/6". */
  readonly label?: string
  /** The label of the continue button, where it differs. */
  readonly button?: string
  readonly onSaveFailure: SaveFailure
  /** Where these answers lead, together with the context. */
  next(answers: Answers, context: Context): Destination<Id, Reason>
}

interface AskingStep<Id extends string, Reason extends string> extends StepBase<Id, Reason> {
  /** Its topic, for clinicians who read the answers. */
  readonly topic: string
  readonly answerKey: string
}

/** `Value` is the type of the options: a rule that reads a value the step does not have is a type error. */
export interface ChoiceStep<Id extends string = string, Reason extends string = string, Value extends string = string>
  extends AskingStep<Id, Reason> {
  readonly kind: 'choice'
  /** Everything that can be stored. */
  readonly options: readonly Option<Value>[]
  /** The options to show, in order, by the context; without it all are shown. */
  offers?(context: Context): readonly Value[]
}

export interface ChecklistStep<
  Id extends string = string,
  Reason extends string = string,
  Value extends string = string,
> extends AskingStep<Id, Reason> {
  readonly kind: 'checklist'
  readonly options: readonly ChecklistOption<Value>[]
  /** The wire form holds labels: as a list, or in one text with commas between. */
  readonly storedAs: 'list' | 'text'
}

export interface TextStep<Id extends string = string, Reason extends string = string> extends AskingStep<Id, Reason> {
  readonly kind: 'text'
  /** What a good answer includes, to help the patient remember. */
  readonly prompts?: readonly string[]
  readonly isStoredTrimmed?: boolean
  /** Shown when the patient continues without text; without it the button stays disabled. */
  readonly whenBlank?: { readonly title: string; readonly text: string }
}

/** One of several short questions on a screen. */
export interface Part {
  readonly key: string
  readonly label: string
  readonly options: readonly Option[]
}

/** One button that answers several questions. */
export interface AllAs {
  readonly label: string
  /** The same for all of them, or by their keys. */
  readonly value: string | Readonly<Record<string, string>>
}

/** A step whose answer and screen have a shape of their own. */
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
  /** The short questions it asks. */
  readonly parts?: readonly Part[]
  /** One button that answers all of them. */
  readonly allAs?: AllAs
  /** How many questions it asks at once, if not one. */
  readonly questions?: number
  /** Optional: the walk goes on without it. */
  readonly isOptional: boolean
  /** The accepted figures, where figures decide. */
  readonly bounds?: Readonly<Record<string, { readonly from: number; readonly to: number }>> | undefined
  accepts(value: unknown): boolean
  /** An accepted value in words. */
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

/** The step as written in the address and in the step history. */
export function addressOf({ step, context = {} }: StepDestination): string {
  const carried = Object.entries(context).map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`)
  return carried.length === 0 ? step : `${step}?${carried.join('&')}`
}
