import { accepts } from './answers.ts'
import { choiceAsAsked } from './as-asked.ts'
import { encodeChosen, fitsEarlierAnswers } from './checklist.ts'
import type { AnyFlow } from './flow.ts'
import type { Answers, Context, Destination, QuestionStep, Step } from './step.ts'

export interface Route<Id extends string, Reason extends string> {
  readonly steps: readonly Id[]
  readonly answers: Answers
  readonly end: Exclude<Destination<Id, Reason>, { to: 'step' }>
}

/** Answers to one step that between them lead everywhere it can lead. Bespoke steps bring their own. */
function candidates(
  step: QuestionStep,
  context: Context,
  bespoke: Readonly<Record<string, readonly unknown[]>>,
): unknown[] {
  const own = bespoke[step.id] ?? []
  if (step.kind === 'choice') return [...choiceAsAsked(step, context).options.map(({ value }) => value), ...own]
  if (step.kind === 'text') return ['Some words.', ...own]
  if (step.kind !== 'checklist') return [...own]
  const ids = step.options.map(({ value }) => value)
  const upToTwo = ids.flatMap((one) => ids.map((other) => encodeChosen(step, [one, other])))
  return [...upToTwo, ...own].filter((answer) => accepts(step, answer))
}

/** The answers after this step, once for each answer worth trying. A step that asks nothing leaves them unchanged. */
function continuations(
  step: Step,
  answers: Answers,
  context: Context,
  bespoke: Readonly<Record<string, readonly unknown[]>>,
): readonly Answers[] {
  if (step.kind === 'intro') return [answers]
  return candidates(step, context, bespoke)
    .map((answer) => ({ ...answers, [step.answerKey]: answer }))
    .filter((answered) => fitsEarlierAnswers(step, answered))
}

/** Every distinct route through the flow: at each step, one answer for each destination. */
export function exploreRoutes<Id extends string, Reason extends string>(
  flow: AnyFlow<Id, Reason>,
  bespoke: Readonly<Record<string, readonly unknown[]>>,
  from: Id = flow.first,
): Route<Id, Reason>[] {
  const follow = (id: Id, context: Context, steps: readonly Id[], answers: Answers): Route<Id, Reason>[] => {
    if (steps.includes(id)) throw new Error(`${[...steps, id].join(' → ')} runs in a circle.`)
    const step = flow.steps[id]
    const byDestination = new Map<string, { answered: Answers; destination: Destination<Id, Reason> }>()
    for (const answered of continuations(step, answers, context, bespoke)) {
      const destination = step.next(answered, context)
      const name = JSON.stringify(destination)
      if (!byDestination.has(name)) byDestination.set(name, { answered, destination })
    }
    if (byDestination.size === 0) throw new Error(`${id} is a dead end.`)
    const route = [...steps, id]
    return [...byDestination.values()].flatMap(({ answered, destination }) =>
      destination.to === 'step'
        ? follow(destination.step, destination.context ?? {}, route, answered)
        : [{ steps: route, answers: answered, end: destination }],
    )
  }
  return follow(from, {}, [], {})
}
