import { z } from 'zod'
import { guestFlowNames } from '#domain/intake/flows.ts'
import { call } from '../call.ts'

const questionnaire_type = z.enum(guestFlowNames)

export const agreeToStart = call({
  name: 'agree_to_start',
  auth: 'anyone',
  summary:
    'Stores this guest session’s consents before a questionnaire, with their words. Idempotent. It begins no guest session: the first answer does.',
  body: z.strictObject({
    questionnaire_type,
    version: z.int().min(1).max(1_000_000).describe('Of the words that were on the screen.'),
    where: z.enum(['assessment', 'in place']).describe('Before the first question, or at a later one.'),
  }),
  reply: z.object({
    isKept: z.boolean().describe('False: there is no guest session yet. Send it again after an answer.'),
  }),
  refusals: { 409: 'The words have changed since: they are to be read again.' },
  perMinute: 60,
})

export const startConsentState = call({
  name: 'start_consent_state',
  auth: 'anyone',
  summary: 'Whether this guest session, or the signed-in account, has given the consents before a questionnaire.',
  body: z.strictObject({ questionnaire_type }),
  reply: z.object({ isGiven: z.boolean() }),
  refusals: {},
  perMinute: 120,
})
