import { z } from 'zod'
import { longestPassword } from '#domain/identity/password.ts'
import { registers } from '#domain/identity/staff/registration.ts'
import { capabilities, roles } from '#domain/identity/staff/roles.ts'
import { call, text } from '../call.ts'
import { botToken } from './generate-otp.ts'
import { credential, webAuthnOptions } from './web-authn.ts'

export const password = text(longestPassword * 4)
const done = z.object({})

/** Links two steps of signing in. It grants nothing on its own. */
export const challenge = text(100).describe('As the step before has given it. Good for a few minutes.')

export const code = text(40)

export const challenged = z.object({
  challenge: z.string(),
  factors: z.object({
    passkey: z.boolean(),
    totp: z.boolean(),
    recovery: z.boolean().describe('A recovery code is left.'),
  }),
})

export type Challenged = z.output<typeof challenged>

const wrongFactor = {
  401: 'It is not right, or was used before (data.reason "factor"); or the challenge is over (data.reason "challenge"): begin again with the password.',
  429: 'There were too many wrong ones.',
}

export const deskSignIn = call({
  name: 'desk_sign_in',
  auth: 'anyone',
  summary:
    'The first step of signing in to the desk. An unknown address, a wrong password and ended access get the same error.',
  body: z.strictObject({
    email: text(254),
    password,
    token: botToken.optional().describe('Wanted once a few tries at this address have failed.'),
  }),
  reply: challenged,
  refusals: {
    401: 'The email address and the password do not match.',
    403: 'A few tries at this address have failed: a bot check is needed (data.reason "bot").',
  },
  perMinute: 30,
  answerWithinMs: 10_000,
})

export const deskUnlock = call({
  name: 'desk_unlock',
  auth: 'anyone',
  summary:
    'Unlocks the desk of this browser by the password of the signed-in member of staff, who has already used both factors.',
  body: z.strictObject({ password, token: botToken.optional() }),
  reply: done,
  refusals: {
    401: 'It is not the password (data.reason "password"), or the session is over and they sign in anew (data.reason "over").',
    403: 'A few tries have failed: a bot check is needed (data.reason "bot").',
  },
  perMinute: 30,
  answerWithinMs: 10_000,
})

export const deskPasskeyOptions = call({
  name: 'desk_passkey_options',
  auth: 'anyone',
  summary: 'What a browser needs to ask for a passkey in the second step.',
  body: z.strictObject({ challenge }),
  reply: z.object({ options: webAuthnOptions }),
  refusals: wrongFactor,
  perMinute: 60,
})

export const deskPasskey = call({
  name: 'desk_passkey',
  auth: 'anyone',
  summary: 'The second step of signing in, by a passkey.',
  body: z.strictObject({ challenge, response: credential }),
  reply: done,
  refusals: wrongFactor,
  perMinute: 60,
})

export const deskTotp = call({
  name: 'desk_totp',
  auth: 'anyone',
  summary: 'The second step of signing in, by a code of an authenticator app. Each code works once.',
  body: z.strictObject({ challenge, code }),
  reply: done,
  refusals: wrongFactor,
  perMinute: 60,
})

export const deskRecoveryCode = call({
  name: 'desk_recovery_code',
  auth: 'anyone',
  summary: 'The second step of signing in, by one of ten recovery codes. Each works once.',
  body: z.strictObject({ challenge, code }),
  reply: z.object({ left: z.int().describe('How many there are still.') }),
  refusals: wrongFactor,
  perMinute: 60,
})

export const deskMe = call({
  name: 'desk_me',
  auth: 'staff',
  summary: 'The signed-in member of staff and their capabilities.',
  body: z.strictObject({}),
  reply: z.object({
    id: z.string(),
    name: z.string(),
    roles: z.array(z.enum(roles)),
    waitingRoles: z.array(z.enum(roles)).describe('Given, and without effect until another person has confirmed them.'),
    capabilities: z.array(z.enum(capabilities)),
    profession: z.string().nullable(),
    registration: z.object({ body: z.enum(registers), number: z.string() }).nullable(),
    isOnCall: z.boolean().describe('A shift of theirs runs now.'),
    locksAfterSeconds: z.int().describe('Unused for so long, the desk locks.'),
    endsAt: z.iso.datetime().describe('When they have to sign in again, even if active.'),
  }),
  refusals: {},
  perMinute: 600,
})

export const deskLock = call({
  name: 'desk_lock',
  auth: 'anyone',
  summary: 'Locks the desk of this browser. What is typed there stays.',
  body: z.strictObject({}),
  reply: done,
  refusals: {},
  perMinute: 60,
})

export const deskSignOut = call({
  name: 'desk_sign_out',
  auth: 'anyone',
  summary: 'Ends this session at the desk.',
  body: z.strictObject({}),
  reply: done,
  refusals: {},
  perMinute: 60,
})

export const deskChangePassword = call({
  name: 'desk_change_password',
  auth: 'staff',
  summary: 'Changes one’s own password and ends one’s other sessions. The key one signs with stays the same.',
  body: z.strictObject({ password, newPassword: password }),
  reply: done,
  refusals: { 400: 'The password is not the present one, or the new one is too weak.' },
  perMinute: 30,
  answerWithinMs: 10_000,
})
