import type { StopReason } from '#content/intake/stops.ts'
import { inWords } from '../engine/reported-answer.ts'
import type { Answers } from '../engine/step.ts'
import { walk } from '../engine/walk.ts'
import { weightManagement } from './flow.ts'
import type { NotEligibleReason, StepId } from './step-ids.ts'

/** The steps that can end the questionnaire early, so that a check need not walk all of them. */
export const stepsThatEnd: readonly StepId[] = ['step-1', 'step-4', 'step-5', 'step-7', 'bariatric-surgery-timing']

/** Where the questionnaire ended early, and why. */
export interface EarlyEnd {
  readonly stepId: StepId
  readonly reason: NotEligibleReason | StopReason
  /** The ticked options in words, where they say more than the reason. */
  readonly said?: readonly string[]
}

const { steps } = weightManagement

/** Cheap, because every save asks it: steps that cannot end the flow are skipped. */
const mayHaveEnded = (answers: Answers): boolean =>
  stepsThatEnd.some((id) => {
    const step = steps[id]
    if (answers[step.answerKey] === undefined) return false
    const { to } = step.next(answers, {})
    return to === 'not-eligible' || to === 'home'
  })

/** Null: these answers have not ended the questionnaire early. */
export function earlyEnd(answers: Answers): EarlyEnd | null {
  if (!mayHaveEnded(answers)) return null
  const { route, end } = walk(weightManagement, answers)
  const stepId = route.at(-1) ?? weightManagement.first
  if (end.to === 'not-eligible') {
    const { reason } = end
    const step = steps[stepId]
    return step.kind === 'checklist'
      ? { stepId, reason, said: inWords(step, answers[step.answerKey]) }
      : { stepId, reason }
  }
  return end.to === 'home' ? { stepId, reason: end.because } : null
}
