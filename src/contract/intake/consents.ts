import { z } from 'zod'
import { consentTopics, withdrawable } from '#domain/intake/consents/ledger.ts'
import { call } from '../call.ts'

const agreed = z.object({
  kind: z.string(),
  topic: z.enum(consentTopics),
  wording: z.string().describe('The very words.'),
  version: z.int(),
  how: z.string().describe('Where it was said.'),
  at: z.iso.datetime(),
  isGiven: z.boolean().describe('A No is stored as well.'),
  withdrawnAt: z.iso.datetime().nullable(),
})

export const myConsents = call({
  name: 'my_consents',
  auth: 'account',
  summary: 'What the signed-in person agreed to or declined, in which words and when, the newest first.',
  body: z.strictObject({}),
  reply: z.object({
    agreed: z.array(agreed),
    holding: z.array(z.enum(withdrawable)).describe('What can be taken back and holds now.'),
  }),
  refusals: {},
  perMinute: 120,
})

export type MyConsents = z.output<typeof myConsents.reply>

export const withdrawConsent = call({
  name: 'withdraw_consent',
  auth: 'account',
  summary: 'Withdraws a consent. From then on no offers are sent, the GP is not informed, or no card is saved.',
  body: z.strictObject({ topic: z.enum(withdrawable) }),
  reply: z.object({}),
  refusals: {},
  perMinute: 20,
})
