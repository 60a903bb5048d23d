import type { StopReason } from '#content/intake/stops.ts'
import { inWords } from '../engine/reported-answer.ts'
import type { Answers } from '../engine/step.ts'
import { walk } from '../engine/walk.ts'
import { weightManagement } from './flow.ts'
import type { NotEligibleReason, StepId } from './step-ids.ts'

/** Where answers can end before their end: whoever wants to know whether some did need not walk them all. */
export const stepsThatEnd: readonly StepId[] = ['step-1', 'step-4', 'step-5', 'step-7', 'bariatric-surgery-timing']

/** Where answers ended before their end, and why. */
export interface EarlyEnd {
  readonly stepId: StepId
  readonly reason: NotEligibleReason | StopReason
  /** What they ticked, in words, where that says more than the reason. */
  readonly said?: readonly string[]
}

const { steps } = weightManagement

/** Cheap, because every save asks it: of steps that cannot end nothing is looked at. */
const mayHaveEnded = (answers: Answers): boolean =>
  stepsThatEnd.some((id) => {
    const step = steps[id]
    if (answers[step.answerKey] === undefined) return false
    const { to } = step.next(answers, {})
    return to === 'not-eligible' || to === 'home'
  })

/** Null: these answers have not ended, or not before their end. */
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
