import { z } from 'zod'
import { call, text } from '../call.ts'
import { challenge, challenged, code } from './staff-sign-in.ts'
import { credential, webAuthnOptions } from './web-authn.ts'

const done = z.object({})
const kind = z.enum(['passkey', 'totp'])
const name = text(60).trim().describe('What its owner calls it; empty for nothing.')
const factorId = text(1_000).describe('As the list has it.')

/** Requires a fresh proof of identity, so that a stranger at an open desk cannot change how its owner signs in. */
const unproven = { 428: 'A second factor is to be proved once more first (data.reason "prove").' }

export const deskFactors = call({
  name: 'desk_factors',
  auth: 'staff',
  summary: 'What one proves oneself with in the second step.',
  body: z.strictObject({}),
  reply: z.object({
    factors: z.array(
      z.object({
        kind,
        id: z.string(),
        name: z.string().nullable(),
        addedAt: z.iso.datetime(),
        isDemo: z.boolean().describe('Of a demo account, and needed to try the product out.'),
      }),
    ),
    recoveryCodes: z.int().describe('How many are left.'),
    provenUntil: z.iso.datetime().nullable().describe('Until when they can be changed without another proof.'),
  }),
  refusals: {},
  perMinute: 120,
})

export type Factor = z.output<typeof deskFactors.reply>['factors'][number]

export const deskProve = call({
  name: 'desk_prove',
  auth: 'staff',
  summary: 'Begins to prove a second factor once more. It is proved by the same calls as when one signs in.',
  body: z.strictObject({}),
  reply: challenged,
  refusals: {},
  perMinute: 30,
})

export const deskBeginFactor = call({
  name: 'desk_begin_factor',
  auth: 'staff',
  summary: 'What is needed to add a passkey or an authenticator app.',
  body: z.strictObject({}),
  reply: z.object({
    challenge: z.string(),
    passkey: webAuthnOptions,
    totp: z.object({ secret: z.string(), address: z.string().describe('For the QR code.') }),
  }),
  refusals: { ...unproven, 409: 'There are as many as one may have.' },
  perMinute: 30,
})

const notAdded = {
  ...unproven,
  422: 'It is not right (data.reason "factor"), or took too long (data.reason "challenge").',
  409: 'There are as many as one may have.',
  429: 'There were too many wrong ones.',
}

export const deskAddPasskey = call({
  name: 'desk_add_passkey',
  auth: 'staff',
  summary: 'Adds a passkey to what one signs in with.',
  body: z.strictObject({ challenge, response: credential, name }),
  reply: done,
  refusals: notAdded,
  perMinute: 30,
})

export const deskAddTotp = call({
  name: 'desk_add_totp',
  auth: 'staff',
  summary: 'Adds an authenticator app to what one signs in with, by the code it shows.',
  body: z.strictObject({ challenge, code, name }),
  reply: done,
  refusals: notAdded,
  perMinute: 30,
})

export const deskNameFactor = call({
  name: 'desk_name_factor',
  auth: 'staff',
  summary: 'Says what one calls a passkey or an app.',
  body: z.strictObject({ kind, factor: factorId, name }),
  reply: done,
  refusals: { ...unproven, 404: 'There is no such factor of one’s own.' },
  perMinute: 60,
})

export const deskRemoveFactor = call({
  name: 'desk_remove_factor',
  auth: 'staff',
  summary: 'Takes a passkey or an app away, never the last, and ends one’s other sessions.',
  body: z.strictObject({ kind, factor: factorId }),
  reply: done,
  refusals: {
    ...unproven,
    404: 'There is no such factor of one’s own.',
    409: 'It is the last one, or the demo needs it.',
  },
  perMinute: 30,
})

export const deskNewRecoveryCodes = call({
  name: 'desk_new_recovery_codes',
  auth: 'staff',
  summary: 'Ten new recovery codes. Those from before end.',
  body: z.strictObject({}),
  reply: z.object({ recoveryCodes: z.array(z.string()) }),
  refusals: unproven,
  perMinute: 10,
})
