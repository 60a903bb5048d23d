import { addressedWalk } from './addressed-walk.ts'
import { accepts } from './answers.ts'
import { chosenIn } from './checklist.ts'
import type { AnyFlow } from './flow.ts'
import { questionAbout } from './question-about.ts'
import { type Answers, addressOf, type Destination, type QuestionStep } from './step.ts'

export interface CheckedAnswer {
  readonly step: string
  /** Where it is asked, medication included. */
  readonly address: string
  /** As the person saw it. */
  readonly question: string
  /** In words, one or several; none where the question could be skipped and was. */
  readonly answer: readonly string[]
  readonly isAnswered: boolean
}

/** Every question on the way these answers go, with its answer in words: what a person checks before they order. */
export function checkedAnswers(flow: AnyFlow, answers: Answers): readonly CheckedAnswer[] {
  return addressedWalk(flow, answers).stops.flatMap((at) => {
    const step = flow.steps[at.step]
    if (!step || step.kind === 'intro') return []
    const given = answers[step.answerKey]
    const isAnswered = accepts(step, given)
    return [
      {
        step: at.step,
        address: addressOf(at),
        question: questionAbout(step.question, at.medication ?? flow.usualMedication ?? ''),
        answer: isAnswered ? inWords(step, given) : [],
        isAnswered: isAnswered || ('isOptional' in step && step.isOptional),
      },
    ]
  })
}

function inWords(step: QuestionStep, given: unknown): readonly string[] {
  switch (step.kind) {
    case 'choice':
      return step.options.filter(({ value }) => value === given).map(({ label }) => label)
    case 'checklist': {
      const chosen = chosenIn(step, given) ?? []
      return step.options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label)
    }
    case 'text':
      return [String(given).trim()]
    default:
      return step.inWords(given)
  }
}

/** Where somebody goes on who has changed an answer: to the first question that is open now, or to where all of it ends. */
export function afterChange<Id extends string, Reason extends string>(
  flow: AnyFlow<Id, Reason>,
  answers: Answers,
): Destination<Id, Reason> {
  const { stops, end } = addressedWalk(flow, answers)
  if (end.to !== 'unanswered') return end
  return stops.at(-1) ?? { to: 'step', step: flow.first }
}
