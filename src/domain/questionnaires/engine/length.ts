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

/** At most: nobody is asked more than all the questions there are. `asked` is how many a step holds, most often one. */
export const longest = (flow: AnyFlow, asked: (step: Step) => number = () => 1): Length =>
  lengthOfQuestions(Object.values(flow.steps).reduce((sum, step) => sum + (step.kind === 'intro' ? 0 : asked(step)), 0))
