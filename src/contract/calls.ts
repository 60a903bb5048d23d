import type { z } from 'zod'
import { loadAnswers } from './load-answers.ts'
import { saveAnswer } from './save-answer.ts'
import { searchGpPractices } from './search-gp-practices.ts'

/** Every call, by the name that is also its path. */
export const calls = {
  [saveAnswer.name]: saveAnswer,
  [loadAnswers.name]: loadAnswers,
  [searchGpPractices.name]: searchGpPractices,
}

type Calls = typeof calls
export type CallName = keyof Calls
export type CallBody<Name extends CallName> = z.input<Calls[Name]['body']>
export type CallReply<Name extends CallName> = z.output<Calls[Name]['reply']>
