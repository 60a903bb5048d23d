import { accepts } from './answers.ts'
import { asAsked, usualContext } from './as-asked.ts'
import type { AnyFlow } from './flow.ts'
import { inWords } from './reported-answer.ts'
import { type Answers, addressOf, type Destination } from './step.ts'
import { addressedWalk, isOptional } from './walk.ts'

export interface CheckedAnswer {
  readonly step: string
  /** Where it is asked, with what its address carries. */
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

/** Where somebody goes on who has changed an answer: to the first question that is open now, or to where all of it ends. */
export function afterChange<Id extends string, Reason extends string>(
  flow: AnyFlow<Id, Reason>,
  answers: Answers,
): Destination<Id, Reason> {
  const { stops, end } = addressedWalk(flow, answers)
  if (end.to !== 'unanswered') return end
  return stops.at(-1) ?? { to: 'step', step: flow.first }
}
