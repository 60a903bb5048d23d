import { accepts } from './answers.ts'
import type { Flow } from './flow.ts'
import { type Answers, addressOf, type Destination } from './step.ts'

type WalkEnd<Id extends string, Reason extends string> =
  | { readonly to: 'unanswered'; readonly step: Id; readonly address: string }
  | Exclude<Destination<Id, Reason>, { to: 'step' }>

interface Walk<Id extends string, Reason extends string> {
  readonly route: readonly Id[]
  readonly end: WalkEnd<Id, Reason>
}

/** Replays the answers from the first step. Answers off the walked route do not count. */
export function walk<Id extends string, Reason extends string>(
  flow: Flow<Id, Reason>,
  answers: Answers,
): Walk<Id, Reason> {
  const route: Id[] = []
  let at: Extract<Destination<Id, Reason>, { to: 'step' }> = { to: 'step', step: flow.first }
  while (!route.includes(at.step)) {
    route.push(at.step)
    const step = flow.steps[at.step]
    const isAnswered = accepts(step, answers[step.answerKey]) || ('isOptional' in step && step.isOptional)
    if (!isAnswered) return { route, end: { to: 'unanswered', step: at.step, address: addressOf(at) } }
    const destination = step.next(answers, at.medication ?? null)
    if (destination.to !== 'step') return { route, end: destination }
    at = destination
  }
  throw new Error(`The ${flow.name} questionnaire runs in a circle at ${at.step}.`)
}
