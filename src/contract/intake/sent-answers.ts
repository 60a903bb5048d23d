import { z } from 'zod'
import { id, text } from '../call.ts'

/** An account's answers to a questionnaire that is answered repeatedly, as sent. */
export const sentAnswers = {
  ansData: text(400_000).describe('JSON text of the answers.'),
  version: z.int().min(1).max(1_000_000).describe('The version of the questionnaire that was asked.'),
  revision: z
    .int()
    .min(0)
    .max(2_147_483_647)
    .optional()
    .describe('The revision these answers were made from. If another tab has saved since, the reply is 409.'),
  tab: id().optional().describe('Names the writer, so that a save whose reply was lost is not taken for a conflict.'),
}
