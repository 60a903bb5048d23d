import { z } from 'zod'
import { call } from '../call.ts'

const botActions = [
  'generate_otp',
  'form_submit',
  'reset_password',
  'contact_us',
  'sign_in',
  'desk_sign_in',
  'hold_slot',
  'ask_for_call',
] as const
export type BotAction = (typeof botActions)[number]

export const botChallenge = call({
  name: 'bot_challenge',
  auth: 'anyone',
  summary:
    'Work for a browser to do before a call that a robot would like to make. Good once, for one action, for five minutes.',
  body: z.strictObject({ action: z.enum(botActions) }),
  reply: z.object({
    provider: z.enum(['altcha', 'recaptcha']),
    challenge: z.unknown().describe('An ALTCHA challenge; null for reCAPTCHA.'),
    siteKey: z.string().nullable(),
  }),
  refusals: {},
  perMinute: 120,
})
