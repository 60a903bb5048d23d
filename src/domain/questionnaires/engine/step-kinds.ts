import type { ChoiceStep, ClosedStep, Destination, Option, SaveFailure } from './step.ts'

interface Choice<Id extends string, Reason extends string, Value extends string> {
  id: Id
  progress: number
  answerKey: string
  question: string
  hint?: string
  options: readonly Option<Value>[]
  next(chosen: Value): Destination<Id, Reason>
  onSaveFailure: SaveFailure
}

/** The step kinds of one flow. Its ids and reasons are the type arguments, so a destination that does not exist does not compile. */
export function stepKinds<Id extends string, Reason extends string>() {
  return {
    choice<const Value extends string>(step: Choice<Id, Reason, Value>): ChoiceStep<Id, Reason> {
      return {
        ...step,
        kind: 'choice',
        next: (answers) => step.next(answers[step.answerKey] as Value),
      }
    },
    closed(step: Omit<ClosedStep<Id>, 'kind'>): ClosedStep<Id> {
      return { ...step, kind: 'closed' }
    },
  }
}
