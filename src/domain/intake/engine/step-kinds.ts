import { chosenIn } from './checklist.ts'
import type {
  BespokeStep,
  ChecklistOption,
  ChecklistStep,
  ChoiceStep,
  Context,
  Destination,
  IntroStep,
  Option,
  SaveFailure,
  TextStep,
} from './step.ts'

/** What most steps do when a save fails: the patient moves on and is told (specification, section 8). */
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

interface Definition<Id extends string, Topic extends string> extends IntroDefinition<Id> {
  topic: Topic
  answerKey: string
}

type Next<Id extends string, Reason extends string, Name extends string, Answer> = (
  answer: Answer,
  context: Context<Name>,
) => Destination<Id, Reason>

/** `chose('a', 'b')`: was any of these ticked? */
type Chose<Value extends string> = (...values: Value[]) => boolean

/**
 * The step kinds of one flow. Its ids, reasons, topics and the names in its context are the type arguments, so that a
 * destination that does not exist is a type error.
 */
export function stepKinds<
  Id extends string,
  Reason extends string,
  Topic extends string = string,
  Name extends string = never,
>() {
  return {
    intro: (step: IntroDefinition<Id> & { next: () => Destination<Id, Reason> }): IntroStep<Id, Reason> => ({
      onSaveFailure: moveOnAndTell,
      ...step,
      kind: 'intro',
    }),

    choice<const Value extends string>({
      next,
      ...step
    }: Definition<Id, Topic> & {
      options: readonly Option<Value>[]
      offers?: (context: Context<Name>) => readonly NoInfer<Value>[]
      next: Next<Id, Reason, Name, Value>
    }): ChoiceStep<Id, Reason, Value> {
      return {
        onSaveFailure: moveOnAndTell,
        ...step,
        kind: 'choice',
        next: (answers, context) => next(answers[step.answerKey] as Value, context),
      }
    },

    checklist<const Value extends string>({
      next,
      ...step
    }: Definition<Id, Topic> & {
      storedAs: ChecklistStep['storedAs']
      options: readonly ChecklistOption<Value>[]
      next: Next<Id, Reason, Name, Chose<Value>>
    }): ChecklistStep<Id, Reason, Value> {
      const made: ChecklistStep<Id, Reason, Value> = {
        onSaveFailure: moveOnAndTell,
        ...step,
        kind: 'checklist',
        next(answers, context) {
          const chosen = chosenIn(made, answers[step.answerKey]) ?? []
          return next((...values) => values.some((value) => chosen.includes(value)), context)
        },
      }
      return made
    },

    text({
      next,
      ...step
    }: Definition<Id, Topic> &
      Pick<TextStep, 'prompts' | 'isStoredTrimmed' | 'whenBlank'> & {
        next: Next<Id, Reason, Name, string>
      }): TextStep<Id, Reason> {
      return {
        onSaveFailure: moveOnAndTell,
        ...step,
        kind: 'text',
        next: (answers, context) => next(String(answers[step.answerKey]), context),
      }
    },

    bespoke({
      next,
      isOptional = false,
      ...step
    }: Definition<Id, Topic> &
      Pick<BespokeStep, 'kind' | 'accepts' | 'bounds' | 'inWords' | 'questions' | 'parts' | 'allAs'> & {
        isOptional?: boolean
        next: Next<Id, Reason, Name, unknown>
      }): BespokeStep<Id, Reason> {
      return {
        onSaveFailure: moveOnAndTell,
        ...step,
        isOptional,
        next: (answers, context) => next(answers[step.answerKey], context),
      }
    },
  }
}
