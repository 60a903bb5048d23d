import { accepts } from './answers.ts'
import { fitsEarlierAnswers } from './checklist.ts'
import type { AnyFlow } from './flow.ts'
import { type Answers, addressOf, type Context, type Destination, type Step, type StepDestination } from './step.ts'

type WalkEnd<Id extends string, Reason extends string> =
  | { readonly to: 'unanswered'; readonly step: Id; readonly address: string }
  | Exclude<Destination<Id, Reason>, { to: 'step' }>

interface Walk<Id extends string, Reason extends string> {
  readonly route: readonly Id[]
  readonly end: WalkEnd<Id, Reason>
}

/** The route, with each step's context. */
interface AddressedWalk<Id extends string, Reason extends string> {
  readonly stops: readonly (StepDestination & { readonly step: Id })[]
  readonly end: WalkEnd<Id, Reason>
}

/** Whether there is an answer that this step accepts, as shown to a patient with the other answers. */
export const isAnswered = (step: Step, answers: Answers): boolean =>
  step.kind !== 'intro' && accepts(step, answers[step.answerKey]) && fitsEarlierAnswers(step, answers)

/** Optional: the walk goes on without it. */
export const isOptional = (step: Step): boolean => 'isOptional' in step && step.isOptional

const isPassed = (step: Step, answers: Answers): boolean =>
  step.kind === 'intro' || isOptional(step) || isAnswered(step, answers)

/**
 * Replays the answers from the first step, or from the start of a side path. Answers off the route do not count.
 * `given` is the context from outside, whatever the addresses carry.
 */
export function addressedWalk<Id extends string, Reason extends string>(
  flow: AnyFlow<Id, Reason>,
  answers: Answers,
  from: Id = flow.first,
  given: Context = {},
): AddressedWalk<Id, Reason> {
  const stops: Extract<Destination<Id, Reason>, { to: 'step' }>[] = []
  let at: (typeof stops)[number] = { to: 'step', step: from }
  while (!stops.some(({ step }) => step === at.step)) {
    stops.push(at)
    const step = flow.steps[at.step]
    if (!isPassed(step, answers)) return { stops, end: { to: 'unanswered', step: at.step, address: addressOf(at) } }
    const destination = step.next(answers, { ...given, ...at.context })
    if (destination.to !== 'step') return { stops, end: destination }
    at = destination
  }
  throw new Error(`The ${flow.name} questionnaire runs in a circle at ${at.step}.`)
}

export function walk<Id extends string, Reason extends string>(
  flow: AnyFlow<Id, Reason>,
  answers: Answers,
  from: Id = flow.first,
  given: Context = {},
): Walk<Id, Reason> {
  const { stops, end } = addressedWalk(flow, answers, from, given)
  return { route: stops.map(({ step }) => step), end }
}
