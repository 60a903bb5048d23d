import { chosenIn } from '../engine/checklist.ts'
import type { Answers, Step } from '../engine/step.ts'
import { type DetailedCondition, detailAfter } from './condition-details.ts'
import { conditions } from './conditions.ts'
import type { FollowUpStepId } from './step-ids.ts'

/** Leads a question about one condition on to the next condition that was ticked, or out of them. */
export const leadingOn = <Asked extends Step<FollowUpStepId, never>>(step: Asked, about: DetailedCondition): Asked => ({
  ...step,
  next(answers: Answers) {
    const ticked = chosenIn(conditions, answers[conditions.answerKey]) ?? []
    return detailAfter(about, (condition) => ticked.includes(condition))
  },
})
