import { chosenIn } from '../engine/checklist.ts'
import { type Answers, type Step, toStep } from '../engine/step.ts'
import { hasType2 } from './asked-before.ts'
import { conditions } from './conditions.ts'
import type { FollowUpStepId } from './step-ids.ts'

type Condition = (typeof conditions)['options'][number]['value']

const has = (condition: Condition) => (answers: Answers) =>
  (chosenIn(conditions, answers[conditions.answerKey]) ?? []).includes(condition)

/** The follow-on questions about conditions, and for which conditions, in this order. */
const details: readonly (readonly [FollowUpStepId, (answers: Answers) => boolean])[] = [
  ['follow-up-kidney', has('kidney')],
  ['follow-up-liver', has('liver')],
  ['follow-up-heart-failure', has('heart_failure')],
  ['follow-up-eyes', has('eyes')],
  ['follow-up-thyroid-cancer', has('thyroid_cancer')],
  ['follow-up-cancer', has('cancer')],
  ['follow-up-surgery', has('surgery')],
  ['follow-up-diabetes', () => true],
  // Diabetic eye disease is found by screening, so everyone with either type is asked.
  ['follow-up-eye-check', (answers) => has('eyes')(answers) || hasType2(answers)],
]

/** Leads a question about conditions to the next one that these answers require, or past them. */
export const leadingOn = <Asked extends Step<FollowUpStepId, never>>(step: Asked): Asked => ({
  ...step,
  next(answers: Answers) {
    const left = details.slice(details.findIndex(([id]) => id === step.id) + 1)
    const [next] = left.find(([, isAsked]) => isAsked(answers)) ?? []
    return toStep<FollowUpStepId>(next ?? 'follow-up-eating-disorder')
  },
})
