import { adhd } from '#domain/intake/adhd/flow.ts'
import { saysUnder18 } from '#domain/intake/adhd/under-18.ts'
import type { Answers } from '#domain/intake/engine/step.ts'
import { walk } from '#domain/intake/engine/walk.ts'

/** Why a patient cannot book a video assessment, by their own answers. */
export type Obstacle =
  | { readonly is: 'ruled out'; readonly reason: string }
  | { readonly is: 'under 18' }
  | { readonly is: 'unanswered'; readonly step: string; readonly address: string }

/**
 * Null: they may. Checked before a time is held, and again when the form is sent. An answer that calls for help comes
 * first, then the age, then missing answers.
 */
export function obstacleToBooking(answers: Answers): Obstacle | null {
  const { end } = walk(adhd, answers)
  if (end.to === 'not-eligible') return { is: 'ruled out', reason: end.reason }
  if (saysUnder18(answers)) return { is: 'under 18' }
  if (end.to === 'unanswered') return { is: 'unanswered', step: end.step, address: end.address }
  return null
}
