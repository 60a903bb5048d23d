import type { Answers } from '../engine/step.ts'
import { type Frequency, frequencies, type ScoredQuestion, scoredQuestions } from './frequency.ts'

export const highestScore = scoredQuestions.length * (frequencies.length - 1)

export const bands = [
  { key: 'mild', name: 'Mild', colour: 'green', from: 0, to: 8 },
  { key: 'moderate', name: 'Moderate', colour: 'yellow', from: 9, to: 16 },
  { key: 'severe', name: 'Severe', colour: 'red', from: 17, to: 24 },
] as const

export type Band = (typeof bands)[number]

/** The points of one answer, or null if it is none of the five. */
export function pointsFor(answers: Answers, question: ScoredQuestion): number | null {
  const points = frequencies.indexOf(answers[`adhd_q${question}`] as Frequency)
  return points === -1 ? null : points
}

/** The first of the six without an answer: where a patient is sent who opens the result too early. */
export const firstUnscored = (answers: Answers): `question-${ScoredQuestion}` | null => {
  const missing = scoredQuestions.find((question) => pointsFor(answers, question) === null)
  return missing === undefined ? null : `question-${missing}`
}

/**
 * 0 to 24, always summed afresh, so that a changed answer does not count twice. Null while one of the six is missing.
 */
export function scoreOf(answers: Answers): number | null {
  let score = 0
  for (const question of scoredQuestions) {
    const points = pointsFor(answers, question)
    if (points === null) return null
    score += points
  }
  return score
}

export function bandOf(score: number): Band {
  const band = bands.find(({ from, to }) => score >= from && score <= to)
  if (!band) throw new RangeError(`There is no band for a score of ${score}.`)
  return band
}

/** What browser storage holds beside the answers, by its specified keys: the points of each answered question. */
export const pointsToKeep = (answers: Answers): Readonly<Record<string, string>> =>
  Object.fromEntries(
    scoredQuestions.flatMap((question) => {
      const points = pointsFor(answers, question)
      return points === null ? [] : [[`adhd-q${question}`, String(points)]]
    }),
  )
