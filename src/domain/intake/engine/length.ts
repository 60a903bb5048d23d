import type { AnyFlow } from './flow.ts'
import type { Step } from './step.ts'

export interface Length {
  readonly questions: number
  readonly minutes: number
}

/** Reading, thinking and choosing, on a phone and without hurry. */
const secondsEach = 20

export const lengthOfQuestions = (questions: number): Length => ({
  questions,
  minutes: Math.max(1, Math.round((questions * secondsEach) / 60)),
})

const questionsIn = (step: Step): number => {
  if (step.kind === 'intro') return 0
  return 'questions' in step ? (step.questions ?? 1) : 1
}

/** An upper bound: all the questions there are. */
export const longest = (flow: AnyFlow): Length =>
  lengthOfQuestions(Object.values<Step>(flow.steps).reduce((sum, step) => sum + questionsIn(step), 0))
