import { z } from 'zod'
import { guestFlowNames } from '#domain/intake/flows.ts'
import { call } from '../call.ts'

const questionnaire_type = z.enum(guestFlowNames)

export const agreeToStart = call({
  name: 'agree_to_start',
  auth: 'anyone',
  summary:
    'Stores that this visit agreed to what stands before a questionnaire, with its words. Twice is once. It begins no visit: that is for the first answer.',
  body: z.strictObject({
    questionnaire_type,
    version: z.int().min(1).max(1_000_000).describe('Of the words that were on the screen.'),
    where: z.enum(['assessment', 'in place']).describe('Before the first question, or at a later one.'),
  }),
  reply: z.object({
    isKept: z.boolean().describe('False: there is no visit yet. It is to be sent again after an answer.'),
  }),
  refusals: { 409: 'The words have changed since: they are to be read again.' },
  perMinute: 60,
})

export const startConsentState = call({
  name: 'start_consent_state',
  auth: 'anyone',
  summary: 'Whether this visit, or the account that is signed in, has agreed to what stands before a questionnaire.',
  body: z.strictObject({ questionnaire_type }),
  reply: z.object({ isGiven: z.boolean() }),
  refusals: {},
  perMinute: 120,
})
