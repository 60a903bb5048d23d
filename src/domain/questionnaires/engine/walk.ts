import { accepts } from './answers.ts'
import { fitsEarlierAnswers } from './checklist.ts'
import type { AnyFlow } from './flow.ts'
import { type Answers, addressOf, type Destination, type Step } from './step.ts'

type WalkEnd<Id extends string, Reason extends string> =
  | { readonly to: 'unanswered'; readonly step: Id; readonly address: string }
  | Exclude<Destination<Id, Reason>, { to: 'step' }>

interface Walk<Id extends string, Reason extends string> {
  readonly route: readonly Id[]
  readonly end: WalkEnd<Id, Reason>
}

const isPassed = (step: Step, answers: Answers): boolean =>
  step.kind === 'intro' ||
  (accepts(step, answers[step.answerKey]) && fitsEarlierAnswers(step, answers)) ||
  ('isOptional' in step && step.isOptional)

/**
 * Replays the answers from the first step, or from the beginning of a side path. Answers off the walked route do not
 * count.
 */
export function walk<Id extends string, Reason extends string>(
  flow: AnyFlow<Id, Reason>,
  answers: Answers,
  from: Id = flow.first,
): Walk<Id, Reason> {
  const route: Id[] = []
  let at: Extract<Destination<Id, Reason>, { to: 'step' }> = { to: 'step', step: from }
  while (!route.includes(at.step)) {
    route.push(at.step)
    const step = flow.steps[at.step]
    if (!isPassed(step, answers)) return { route, end: { to: 'unanswered', step: at.step, address: addressOf(at) } }
    const destination = step.next(answers, at.medication ?? null)
    if (destination.to !== 'step') return { route, end: destination }
    at = destination
  }
  throw new Error(`The ${flow.name} questionnaire runs in a circle at ${at.step}.`)
}
