import { z } from 'zod'
import { call, text } from '../call.ts'
import { botToken } from '../identity/generate-otp.ts'
import { promisedTime } from '../promised-time.ts'

const standing = z.object({
  hasTold: z.boolean().describe('There are answers of this visit that say somebody may not be safe.'),
  isSignedIn: z.boolean(),
  concern: z
    .object({
      isOpen: z.boolean().describe('Somebody here still has it before them.'),
      call: promisedTime.nullable().describe('By when a clinician calls.'),
      phone: z.string().nullable().describe('The number that was left, with most of it hidden.'),
    })
    .nullable()
    .describe('Null: nobody reads it.'),
  desk: z
    .object({ isOpen: z.boolean(), opensAt: z.iso.datetime(), call: promisedTime })
    .describe('When somebody reads what is told now.'),
})

export const myConcern = call({
  name: 'my_concern',
  auth: 'anyone',
  summary:
    'Whether somebody reads what this visit told about a person’s safety, and when. Of whoever is signed in, somebody does.',
  body: z.strictObject({}),
  reply: standing,
  refusals: {},
  perMinute: 120,
})

export const askForCall = call({
  name: 'ask_for_call',
  auth: 'visit',
  summary:
    'Asks to be called about answers that say somebody may not be safe. However often it is asked there is one case for them while it stands open.',
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
