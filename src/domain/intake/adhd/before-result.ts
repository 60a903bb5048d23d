import { accepts } from '../engine/answers.ts'
import type { Answers } from '../engine/step.ts'
import { history } from './question-7-history.ts'
import { age } from './question-8-age.ts'

/** How many questions of the side path remain before the result. */
export const questionsBeforeResult = (answers: Answers): number =>
  [history, age].filter((step) => !accepts(step, answers[step.answerKey])).length
