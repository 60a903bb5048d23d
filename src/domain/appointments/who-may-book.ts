import { adhd } from '#domain/intake/adhd/flow.ts'
import { saysUnder18 } from '#domain/intake/adhd/under-18.ts'
import type { Answers } from '#domain/intake/engine/step.ts'
import { walk } from '#domain/intake/engine/walk.ts'

/** Why a person cannot book an assessment by video, by their own answers. */
export type Obstacle =
  | { readonly is: 'ruled out'; readonly reason: string }
  | { readonly is: 'under 18' }
  | { readonly is: 'unanswered'; readonly step: string; readonly address: string }

/**
 * Null: they may. Asked before a time is held, and again when the form is sent. What calls for help comes first, then
 * the age they told us, and last what is still to be answered.
 */
export function obstacleToBooking(answers: Answers): Obstacle | null {
  const { end } = walk(adhd, answers)
  if (end.to === 'not-eligible') return { is: 'ruled out', reason: end.reason }
  if (saysUnder18(answers)) return { is: 'under 18' }
  if (end.to === 'unanswered') return { is: 'unanswered', step: end.step, address: end.address }
  return null
}
