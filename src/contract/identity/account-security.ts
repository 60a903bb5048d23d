import { z } from 'zod'
import { accountSecurity } from '#domain/identity/account-security.ts'
import { longestPassword } from '#domain/identity/password.ts'
import { call, id, text } from '../call.ts'
import { askWhoseAnswers, signedIn, whoseAnswers } from './finish-sign-in.ts'
import { botToken } from './generate-otp.ts'
import { oauthProviders } from './sign-in-options.ts'
import { credential, webAuthnOptions } from './web-authn.ts'

const password = text(longestPassword * 4)
const done = z.object({})
const token = botToken.optional().describe('Wanted once a few tries have failed.')

/** Requires a fresh proof of identity, so that a stranger at an open account cannot change how its owner signs in. */
const unproven = { 428: 'Its owner is to show once more that it is them (data.reason "prove").' }
const wrongPassword = {
  403: 'A few tries have failed: a bot check is needed (data.reason "bot").',
  422: 'It is not the password of this account, or not one of its passkeys.',
}

export const mySecurity = call({
  name: 'my_security',
  auth: 'account',
  summary: 'How the signed-in person signs in, and where they are signed in.',
  body: z.strictObject({}),
  reply: z.object({
    email: z.string(),
    hasPassword: z.boolean().describe('False: they have never chosen one.'),
    companies: z.array(z.enum(oauthProviders)).describe('By whose word they sign in.'),
    passkeys: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        addedAt: z.iso.datetime(),
        lastUsedAt: z.iso.datetime().nullable(),
        canRemove: z.boolean().describe('False: it is the only way in.'),
      }),
    ),
    canAddPasskey: z.boolean().describe('False: there are as many as one may have.'),
    sessions: z
      .array(
        z.object({
          id: id(),
          device: z.string().describe('Chrome on Android. Empty: it did not say.'),
          signedInAt: z.iso.datetime(),
          lastSeenAt: z.iso.datetime().describe('To the hour or so.'),
          isThis: z.boolean(),
        }),
      )
      .describe('The one that asks first, then the others as they were last used.'),
    emailChange: z
      .object({ to: z.string(), until: z.iso.datetime() })
      .nullable()
      .describe('A new address that is still to be proved.'),
    phone: z
      .object({
        masked: z.string(),
        isToProve: z.boolean().describe('We typed it for them, and they have not proved it.'),
      })
      .nullable(),
    undoUntil: z.iso
      .datetime()
      .nullable()
      .describe('Until when the owner of the previous address can undo the change.'),
  }),
  refusals: {},
  perMinute: 120,
})

export type MySecurity = z.output<typeof mySecurity.reply>

export const proveMyPhone = call({
  name: 'prove_my_phone',
  auth: 'account',
  summary: 'Confirms the phone number that the desk entered: the patient has just verified it by a code.',
  body: z.strictObject({}),
  reply: done,
  refusals: { 409: 'This visit has verified another number, or none. Nothing was changed.' },
  perMinute: 30,
})

export const changePassword = call({
  name: 'change_password',
  auth: 'account',
  summary: 'Changes one’s own password by the present one, and ends every other session.',
  body: z.strictObject({ password, newPassword: password, token }),
  reply: done,
  refusals: wrongPassword,
  perMinute: 20,
  answerWithinMs: 10_000,
})

export const sendPasswordLink = call({
  name: 'send_password_link',
  auth: 'account',
  summary: 'Emails the signed-in person a link to choose a password, for those who have none.',
  body: z.strictObject({}),
  reply: done,
  refusals: {},
  perMinute: 10,
})

export const proveOwner = call({
  name: 'prove_owner',
  auth: 'account',
  summary: 'Shows once more that it is the owner who is signed in, by password or passkey. It counts for a while.',
  body: z.strictObject({ password: password.optional(), passkey: credential.optional(), token }),
  reply: done,
  refusals: wrongPassword,
  perMinute: 30,
  answerWithinMs: 10_000,
})

export const beginPasskey = call({
  name: 'begin_passkey',
  auth: 'account',
  summary: 'What a browser needs to make a passkey for the signed-in person.',
  body: z.strictObject({}),
  reply: z.object({ options: webAuthnOptions }),
  refusals: { ...unproven, 409: 'There are as many as one may have.' },
  perMinute: 30,
})

export const addPasskey = call({
  name: 'add_passkey',
  auth: 'account',
  summary: 'Adds the passkey that a browser has made, once.',
  body: z.strictObject({ response: credential, name: text(accountSecurity.longestName).trim() }),
  reply: done,
  refusals: {
    ...unproven,
    409: 'There are as many as one may have.',
    422: 'It does not fit what was asked for, took too long, or was used before.',
  },
  perMinute: 30,
})

export const removePasskey = call({
  name: 'remove_passkey',
  auth: 'account',
  summary: 'Removes one of one’s own passkeys.',
  body: z.strictObject({ passkeyId: text(1_000).describe('As the list has it.') }),
  reply: done,
  refusals: { ...unproven, 404: 'This account has no such passkey.', 409: 'It is the only way in.' },
  perMinute: 30,
})

export const passkeyOptions = call({
  name: 'passkey_options',
  auth: 'anyone',
  summary: 'What a browser needs to ask for a passkey, whosever it is.',
  body: z.strictObject({}),
  reply: z.object({ options: webAuthnOptions }),
  refusals: {},
  perMinute: 60,
})

export const signInByPasskey = call({
  name: 'sign_in_by_passkey',
  auth: 'anyone',
  summary: 'Opens a session for the account that a passkey is of.',
  body: z.strictObject({ response: credential, remember: z.boolean().default(false), answers: whoseAnswers }),
  reply: signedIn,
  refusals: {
    401: 'It is no passkey of any account, took too long, or was used before.',
    409: askWhoseAnswers,
  },
  perMinute: 30,
})

export const endSessions = call({
  name: 'end_sessions',
  auth: 'account',
  summary: 'Signs out one other device of one’s own, or all but this one.',
  body: z.strictObject({ session: id().nullable().describe('As the list has it; null: all but this one.') }),
  reply: done,
  refusals: { 404: 'Beside this one the account has no such session.' },
  perMinute: 60,
})
