import { z } from 'zod'
import { call, id, text } from '../call.ts'

/** Every call that completes a sign-in takes this, and refuses with 409 where it is needed and missing. */
export const whoseAnswers = z
  .enum(['mine', 'not mine'])
  .optional()
  .describe('Whether the answers given in this guest session before signing in are the patient’s own.')

export type WhoseAnswers = z.output<typeof whoseAnswers>

export const askWhoseAnswers =
  'This guest session has answers that belong to no account yet (data.reason is "answers"): say whether they are the patient’s own. Nobody was signed in.'

export const signedIn = z.object({
  uniqueId: id()
    .nullable()
    .describe('The guest session from now on. Answers saved under another id do not belong to this account.'),
})

export const finishSignIn = call({
  name: 'finish_sign_in',
  auth: 'anyone',
  summary: 'Signs in whom another company has vouched for a moment ago, once they have said whose the answers are.',
  body: z.strictObject({
    token: text(2_000).describe('As it came with the way back from the other company.'),
    answers: whoseAnswers.unwrap(),
  }),
  reply: signedIn,
  refusals: { 410: 'It was too long ago, or in another visit.' },
  perMinute: 30,
  answerWithinMs: 10_000,
})
