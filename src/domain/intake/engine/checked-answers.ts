import { accepts } from './answers.ts'
import { asAsked, usualContext } from './as-asked.ts'
import type { AnyFlow } from './flow.ts'
import { inWords } from './reported-answer.ts'
import { type Answers, addressOf, type Destination } from './step.ts'
import { addressedWalk, isOptional } from './walk.ts'

export interface CheckedAnswer {
  readonly step: string
  /** The address of the question, with its context. */
  readonly address: string
  /** As shown to the patient. */
  readonly question: string
  /** In words, one or several; none where the question was skipped. */
  readonly answer: readonly string[]
  readonly isAnswered: boolean
}

/** Every question on the route of these answers, with its answer in words: what a patient checks before ordering. */
export function checkedAnswers(flow: AnyFlow, answers: Answers): readonly CheckedAnswer[] {
  return addressedWalk(flow, answers).stops.flatMap((at) => {
    const step = flow.steps[at.step]
    if (!step || step.kind === 'intro') return []
    const given = answers[step.answerKey]
    return [
      {
        step: at.step,
        address: addressOf(at),
        question: asAsked(step.question, { ...usualContext(flow), ...at.context }),
        answer: inWords(step, given),
        isAnswered: accepts(step, given) || isOptional(step),
      },
    ]
  })
}

/** Where a patient continues after changing an answer: at the first open question, or at the end of the flow. */
export function afterChange<Id extends string, Reason extends string>(
  flow: AnyFlow<Id, Reason>,
  answers: Answers,
): Destination<Id, Reason> {
  const { stops, end } = addressedWalk(flow, answers)
  if (end.to !== 'unanswered') return end
  return stops.at(-1) ?? { to: 'step', step: flow.first }
}
