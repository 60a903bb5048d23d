import { z } from 'zod'
import { call, text } from '../call.ts'

export const botToken = text(6_000).describe(
  'Proof that a browser did the work asked of it (see bot_challenge), or the token of the configured bot check.',
)

export const generateOtp = call({
  name: 'generate_otp',
  auth: 'anyone',
  summary: 'Sends a one-time code to a phone. The reply is the same for every number.',
  body: z.strictObject({ phone: text(40), token: botToken }),
  reply: z.object({
    otp: z.string().optional().describe('Only while messages go to the built-in outbox and nowhere else.'),
    expiresInSeconds: z.int(),
    resendAfterSeconds: z.int(),
  }),
  refusals: {
    403: 'The bot check was missing, wrong, expired or used before.',
    502: 'The text message could not be handed over. Nothing was sent and nothing will be.',
  },
  perMinute: 30,
  answerWithinMs: 5_000,
})
