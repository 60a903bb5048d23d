import { z } from 'zod'
import { roles } from '#domain/identity/staff/roles.ts'
import { call, text } from '../call.ts'
import { challenge, code, password } from './staff-sign-in.ts'
import { credential, webAuthnOptions } from './web-authn.ts'

const token = text(100)
const spent = { 410: 'The invitation was used, replaced by a newer one, or is too old.' }

const enrolled = z.object({ recoveryCodes: z.array(z.string()).describe('Ten, shown this once.') })

const refusals = {
  ...spent,
  401: 'It is not right (data.reason "factor"); or the challenge is over (data.reason "challenge"): begin again with the password.',
  429: 'There were too many wrong ones.',
}

export const deskOpenInvitation = call({
  name: 'desk_open_invitation',
  auth: 'anyone',
  summary: 'Whom an invitation is for, by the token of its link.',
  body: z.strictObject({ token }),
  reply: z.object({ name: z.string(), email: z.string(), roles: z.array(z.enum(roles)), expiresAt: z.iso.datetime() }),
  refusals: spent,
  perMinute: 30,
})

export const deskAcceptInvitation = call({
  name: 'desk_accept_invitation',
  auth: 'anyone',
  summary: 'Chooses a password. It counts, and the invitation is used up, once a second factor is set up as well.',
  body: z.strictObject({ token, password }),
  reply: z.object({
    challenge: z.string(),
    passkey: webAuthnOptions,
    totp: z.object({ secret: z.string(), address: z.string().describe('otpauth://, for a QR code.') }),
  }),
  refusals: spent,
  perMinute: 30,
  answerWithinMs: 10_000,
})

export const deskEnrolPasskey = call({
  name: 'desk_enrol_passkey',
  auth: 'anyone',
  summary: 'Ends an invitation with a passkey, and signs in.',
  body: z.strictObject({ challenge, response: credential }),
  reply: enrolled,
  refusals,
  perMinute: 30,
})

export const deskEnrolTotp = call({
  name: 'desk_enrol_totp',
  auth: 'anyone',
  summary: 'Ends an invitation with a code of an authenticator app, and signs in.',
  body: z.strictObject({ challenge, code }),
  reply: enrolled,
  refusals,
  perMinute: 30,
})
