import { policy } from '#domain/clinical/policy.ts'
import type { Answers } from '../engine/step.ts'
import { scoredQuestions } from './frequency.ts'
import { pointsFor } from './score.ts'

/** The result of the six questions as part A of the Adult ADHD Self-Report Scale (ASRS v1.1). */
export interface Screen {
  /** How many answers are in its shaded boxes. */
  readonly counted: number
  readonly of: number
  readonly positiveFrom: number
  /** A full assessment is advisable. It is a screen and never a diagnosis. */
  readonly isPositive: boolean
}

/** The first three questions count from Sometimes on, the others from Often on. */
const countsFrom = (question: (typeof scoredQuestions)[number]): number =>
  question <= 3 ? policy.adhdScreenFirst : policy.adhdScreenLast

/**
 * The bands add up frequencies, and the screen counts indicative answers: a score in the middle band can be a positive
 * screen, and a high one from few questions need not be. Null while one of the six is missing.
 */
export function screenOf(answers: Answers): Screen | null {
  const points = scoredQuestions.map((question) => [question, pointsFor(answers, question)] as const)
  if (points.some(([, given]) => given === null)) return null
  const counted = points.filter(([question, given]) => (given ?? 0) >= countsFrom(question)).length
  const positiveFrom = policy.adhdScreenPositive
  return { counted, of: scoredQuestions.length, positiveFrom, isPositive: counted >= positiveFrom }
}
