import { z } from 'zod'
import { call, text } from '../call.ts'
import { botToken } from '../identity/generate-otp.ts'
import { promisedTime } from '../promised-time.ts'

const standing = z.object({
  hasTold: z.boolean().describe('Answers of this guest session say that a person may not be safe.'),
  isSignedIn: z.boolean(),
  concern: z
    .object({
      isOpen: z.boolean().describe('Staff have not closed it yet.'),
      call: promisedTime.nullable().describe('By when a clinician calls.'),
      phone: z.string().nullable().describe('The number that was left, with most of it hidden.'),
    })
    .nullable()
    .describe('Null: it is not read by staff.'),
  desk: z
    .object({ isOpen: z.boolean(), opensAt: z.iso.datetime(), call: promisedTime })
    .describe('When staff read a report made now.'),
})

export const myConcern = call({
  name: 'my_concern',
  auth: 'anyone',
  summary:
    'Whether and when staff read what this guest session reported about a person’s safety. Reports of signed-in patients are always read.',
  body: z.strictObject({}),
  reply: standing,
  refusals: {},
  perMinute: 120,
})

export const askForCall = call({
  name: 'ask_for_call',
  auth: 'visit',
  summary: 'Asks for a call about answers that say a person may not be safe. Repeated requests use the same open case.',
  body: z.strictObject({
    token: botToken,
    phone: text(100),
    name: text(2_000),
    mayLeaveMessage: z.boolean(),
  }),
  reply: standing,
  refusals: {
    403: 'The bot check was missing, wrong, expired or used before.',
    422: 'There are no such answers.',
    429: 'It was asked very often, from this network or for this number.',
  },
  perMinute: 20,
})
