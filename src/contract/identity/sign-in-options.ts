import { z } from 'zod'
import { call } from '../call.ts'

/** Other companies that patients can sign in with, in the order of their buttons. */
export const oauthProviders = ['google', 'apple', 'x'] as const
export type OauthProvider = (typeof oauthProviders)[number]

export const signInOptions = call({
  name: 'sign_in_options',
  auth: 'anyone',
  summary: 'Which of Google, Apple and X this installation has configured for signing in.',
  body: z.strictObject({}),
  reply: z.object({ providers: z.array(z.enum(oauthProviders)) }),
  refusals: {},
  perMinute: 120,
})
