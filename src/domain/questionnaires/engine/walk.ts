import { accepts } from './answers.ts'
import type { Flow } from './flow.ts'
import type { Answers } from './step.ts'

type WalkEnd<Id extends string, Reason extends string> =
  | { readonly kind: 'unanswered'; readonly step: Id }
  | { readonly kind: 'closed'; readonly step: Id }
  | { readonly kind: 'not-eligible'; readonly reason: Reason }

export interface Walk<Id extends string, Reason extends string> {
  readonly route: readonly Id[]
  readonly end: WalkEnd<Id, Reason>
}

/** Replays the answers from the first step. Answers off the walked route do not count. */
export function walk<Id extends string, Reason extends string>(
  flow: Flow<Id, Reason>,
  answers: Answers,
): Walk<Id, Reason> {
  const route: Id[] = []
  let id = flow.first
  while (!route.includes(id)) {
    route.push(id)
    const step = flow.steps[id]
    if (step.kind === 'closed') return { route, end: { kind: 'closed', step: id } }
    if (!accepts(step, answers[step.answerKey])) return { route, end: { kind: 'unanswered', step: id } }
    const destination = step.next(answers)
    if (destination.to === 'not-eligible') return { route, end: { kind: 'not-eligible', reason: destination.reason } }
    id = destination.step
  }
  throw new Error(`The ${flow.name} questionnaire runs in a circle at ${id}.`)
}
