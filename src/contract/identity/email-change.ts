import { z } from 'zod'
import { call, text } from '../call.ts'

const done = z.object({})
const token = text(200)
const spent = { 410: 'The link was used, is too old, or the change was called off.' }

export const changeEmail = call({
  name: 'change_email',
  auth: 'account',
  summary:
    'Asks for another address to sign in with. It gets a link, the present one a notice; nothing changes until the link is used. The reply is the same whether or not the address has an account.',
  body: z.strictObject({ email: text(254) }),
  reply: done,
  refusals: { 428: 'Its owner is to show once more that it is them (data.reason "prove").' },
  perMinute: 20,
})

export const cancelEmailChange = call({
  name: 'cancel_email_change',
  auth: 'account',
  summary: 'Withdraws a change of address that is not verified yet.',
  body: z.strictObject({}),
  reply: done,
  refusals: {},
  perMinute: 20,
})

export const proveNewEmail = call({
  name: 'prove_new_email',
  auth: 'anyone',
  summary: 'Proves a new address by the link that was sent there: from then on it is the account’s.',
  body: z.strictObject({ token }),
  reply: z.object({ email: z.string() }),
  refusals: spent,
  perMinute: 20,
})

export const stopEmailChange = call({
  name: 'stop_email_change',
  auth: 'anyone',
  summary:
    'Stops a change of address by the link sent to the old one, or takes it back. Every session and the password end, with what was added to sign in with since.',
  body: z.strictObject({ token }),
  reply: z.object({
    email: z.string().describe('The address of the account.'),
    passwordToken: z.string().describe('For reset_password: the owner of the address chooses a new password.'),
  }),
  refusals: { ...spent, 409: 'Another account has the old address by now.' },
  perMinute: 20,
  answerWithinMs: 10_000,
})
