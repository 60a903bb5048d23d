import { chosenIn } from './checklist.ts'
import type {
  BespokeStep,
  ChecklistOption,
  ChecklistStep,
  ChoiceStep,
  Destination,
  IntroStep,
  Option,
  SaveFailure,
  TextStep,
} from './step.ts'

/** What most steps do when a save fails: the person moves on and is told (specification, section 8). */
const moveOnAndTell: SaveFailure = { move: 'continue', say: 'Failed to save progress. Please try again.' }

interface IntroDefinition<Id extends string> {
  id: Id
  progress: number
  question: string
  hint?: string
  label?: string
  button?: string
  onSaveFailure?: SaveFailure
}

interface Definition<Id extends string> extends IntroDefinition<Id> {
  answerKey: string
}

type Next<Id extends string, Reason extends string, Answer> = (
  answer: Answer,
  medication: string | null,
) => Destination<Id, Reason>

/** `chose('a', 'b')`: was any of these ticked? */
type Chose<Value extends string> = (...values: Value[]) => boolean

/** The step kinds of one flow. Its ids and reasons are the type arguments, so a destination that does not exist does not compile. */
export function stepKinds<Id extends string, Reason extends string>() {
  return {
    intro: (step: IntroDefinition<Id> & { next: () => Destination<Id, Reason> }): IntroStep<Id, Reason> => ({
      onSaveFailure: moveOnAndTell,
      ...step,
      kind: 'intro',
    }),

    choice<const Value extends string>({
      next,
      ...step
    }: Definition<Id> & { options: readonly Option<Value>[]; next: Next<Id, Reason, Value> }): ChoiceStep<Id, Reason> {
      return {
        onSaveFailure: moveOnAndTell,
        ...step,
        kind: 'choice',
        next: (answers, medication) => next(answers[step.answerKey] as Value, medication),
      }
    },

    checklist<const Value extends string>({
      next,
      ...step
    }: Definition<Id> & {
      storedAs: ChecklistStep['storedAs']
      options: readonly ChecklistOption<Value>[]
      next: Next<Id, Reason, Chose<Value>>
    }): ChecklistStep<Id, Reason> {
      const made: ChecklistStep<Id, Reason> = {
        onSaveFailure: moveOnAndTell,
        ...step,
        kind: 'checklist',
        next(answers, medication) {
          const chosen = chosenIn(made, answers[step.answerKey]) ?? []
          return next((...values) => values.some((value) => chosen.includes(value)), medication)
        },
      }
      return made
    },

    text({
      next,
      ...step
    }: Definition<Id> &
      Pick<TextStep, 'prompts' | 'isStoredTrimmed' | 'whenBlank'> & {
        next: Next<Id, Reason, string>
      }): TextStep<Id, Reason> {
      return {
        onSaveFailure: moveOnAndTell,
        ...step,
        kind: 'text',
        next: (answers, medication) => next(String(answers[step.answerKey]), medication),
      }
    },

    bespoke({
      next,
      isOptional = false,
      ...step
    }: Definition<Id> &
      Pick<BespokeStep, 'kind' | 'accepts' | 'bounds' | 'inWords'> & {
        isOptional?: boolean
        next: Next<Id, Reason, unknown>
      }): BespokeStep<Id, Reason> {
      return {
        onSaveFailure: moveOnAndTell,
        ...step,
        isOptional,
        next: (answers, medication) => next(answers[step.answerKey], medication),
      }
    },
  }
}
