import { policy } from '#domain/clinical/policy.ts'
import type { Answers } from '../engine/step.ts'
import { scoredQuestions } from './frequency.ts'
import { pointsFor } from './score.ts'

/** What the six questions found, read as part A of the Adult ADHD Self-Report Scale (ASRS v1.1) is. */
export interface Screen {
  /** How many of the answers are in its shaded boxes. */
  readonly counted: number
  readonly of: number
  readonly positiveFrom: number
  /** Worth a full assessment. It is a screen and never a diagnosis. */
  readonly isPositive: boolean
}

/** The first three questions count from Sometimes on, the others from Often on. */
const countsFrom = (question: (typeof scoredQuestions)[number]): number =>
  question <= 3 ? policy.adhdScreenFirst : policy.adhdScreenLast

/**
 * The bands add up how often, the screen counts which answers are telling: a score in the middle band can be a positive
 * screen, and a high one in few questions need not be. Null while one of the six is missing.
 */
export function screenOf(answers: Answers): Screen | null {
  const points = scoredQuestions.map((question) => [question, pointsFor(answers, question)] as const)
  if (points.some(([, given]) => given === null)) return null
  const counted = points.filter(([question, given]) => (given ?? 0) >= countsFrom(question)).length
  const positiveFrom = policy.adhdScreenPositive
  return { counted, of: scoredQuestions.length, positiveFrom, isPositive: counted >= positiveFrom }
}
