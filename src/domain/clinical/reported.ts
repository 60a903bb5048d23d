import { chosenIn } from '../intake/engine/checklist.ts'
import type { AnyFlow } from '../intake/engine/flow.ts'
import type { Answers, ChecklistStep, ChoiceStep, QuestionStep, TextStep } from '../intake/engine/step.ts'
import { isAnswered, walk } from '../intake/engine/walk.ts'

/** No, not asked and not known are three different values. */
export type Fact = 'yes' | 'no' | 'not asked' | 'not known'

/** The option for patients who cannot or would rather not say. */
const unknowns: readonly string[] = ['not_sure', 'not_said']

type Choice<Value extends string> = ChoiceStep<string, string, Value>
type Checklist<Value extends string> = ChecklistStep<string, string, Value>

/**
 * What a patient answered in one questionnaire. Rules read it through the steps themselves, so that a question or value
 * that does not exist is a type error. Answers off the walked route do not count.
 */
export interface Reported {
  readonly isFinished: boolean
  /** Whether one of these options was chosen. */
  readonly chose: <Value extends string>(step: Choice<Value>, ...values: readonly NoInfer<Value>[]) => Fact
  /** Whether one of these boxes was ticked. */
  readonly ticked: <Value extends string>(step: Checklist<Value>, ...values: readonly NoInfer<Value>[]) => Fact
  readonly chosen: <Value extends string>(step: Choice<Value>) => Value | null
  readonly allTicked: <Value extends string>(step: Checklist<Value>) => readonly Value[]
  readonly words: (step: TextStep) => string | null
  /** The stored answer, for a step with its own shape. */
  readonly value: (step: QuestionStep) => unknown
}

/** Null: the questionnaire was not begun. */
export function reportedIn(flow: AnyFlow, answers: Answers | null): Reported {
  const walked = answers && walk(flow, answers)
  const given = answers ?? {}
  const isAsked = ({ id }: QuestionStep) => walked?.route.includes(id) ?? false
  const value = (step: QuestionStep) => (isAsked(step) && isAnswered(step, given) ? given[step.answerKey] : undefined)
  const stored = (step: Checklist<string> | Choice<string>): readonly string[] => {
    const kept = value(step)
    if (kept === undefined) return []
    return step.kind === 'checklist' ? (chosenIn(step, kept) ?? []) : [String(kept)]
  }

  function factOf(step: Checklist<string> | Choice<string>, values: readonly string[]): Fact {
    if (!isAsked(step)) return 'not asked'
    const said = stored(step)
    if (said.some((one) => values.includes(one))) return 'yes'
    return said.length === 0 || said.some((one) => unknowns.includes(one)) ? 'not known' : 'no'
  }

  return {
    isFinished: walked?.end.to === 'finished',
    chose: (step, ...values) => factOf(step, values),
    ticked: (step, ...values) => factOf(step, values),
    chosen: <Value extends string>(step: Choice<Value>) => (stored(step)[0] as Value | undefined) ?? null,
    allTicked: <Value extends string>(step: Checklist<Value>) => stored(step) as readonly Value[],
    words: (step) => {
      const kept = value(step)
      return typeof kept === 'string' ? kept.trim() : null
    },
    value,
  }
}

const gravest: readonly Fact[] = ['yes', 'not known', 'no', 'not asked']

/** One fact asked in several places: a yes anywhere counts, and "not known" takes precedence over a no. */
export const either = (...facts: readonly Fact[]): Fact => gravest.find((fact) => facts.includes(fact)) ?? 'not asked'
