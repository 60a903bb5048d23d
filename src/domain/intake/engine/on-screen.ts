import type { AnyFlow } from './flow.ts'
import type { Answers, Context, Destination, Step } from './step.ts'

/** The question below this one on the same screen. Null: none. */
export function alongside<Id extends string, Reason extends string>(
  { together = [], steps }: AnyFlow<Id, Reason>,
  step: string,
): Step<Id, Reason> | null {
  const [, second] = together.find(([first]) => first === step) ?? []
  return second === undefined ? null : steps[second]
}

/** The question that this one shares a screen with, as the second. */
export const screenOf = ({ together = [] }: AnyFlow, step: string): string =>
  together.find(([, second]) => second === step)?.[0] ?? step

/** Where the answers of a whole screen lead. */
export function afterScreen<Id extends string, Reason extends string>(
  flow: AnyFlow<Id, Reason>,
  step: Step<Id, Reason>,
  answers: Answers,
  context: Context,
): Destination<Id, Reason> {
  const destination = step.next(answers, context)
  const second = alongside(flow, step.id)
  return second && destination.to === 'step' && destination.step === second.id
    ? second.next(answers, context)
    : destination
}
