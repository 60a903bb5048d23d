import type { Destination } from '../engine/step.ts'
import { choice, type NotEligibleReason, type StepId } from './step-ids.ts'

/** Frequencies in the order of their points: Never is 0, Very often is 4. The words themselves are stored. */
export const frequencies = ['Never', 'Rarely', 'Sometimes', 'Often', 'Very often'] as const

export type Frequency = (typeof frequencies)[number]

export const scoredQuestions = [1, 2, 3, 4, 5, 6] as const

export type ScoredQuestion = (typeof scoredQuestions)[number]

interface Asked {
  readonly number: ScoredQuestion
  readonly question: string
  readonly hint: string
  readonly next: Destination<StepId, NotEligibleReason>
}

/** One of the six scored questions. */
export const frequencyQuestion = ({ number, question, hint, next }: Asked) =>
  choice({
    id: `question-${number}`,
    topic: 'The past 6 months',
    progress: Math.round((number / scoredQuestions.length) * 100),
    label: `Question ${number}/${scoredQuestions.length}`,
    answerKey: `adhd_q${number}`,
    question,
    hint,
    options: frequencies.map((value) => ({ value, label: value })),
    button: 'Next question',
    next: () => next,
  })
