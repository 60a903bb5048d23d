import { z } from 'zod'
import { waitsFor } from '#domain/privacy/erasure-delays.ts'
import { dataPartNames, retentionReasons } from '#domain/privacy/parts.ts'
import { calendarDay, call, id } from '../call.ts'
import { promisedTime } from '../promised-time.ts'
import { myRestriction } from './restriction.ts'

/** Requires a fresh proof of identity, so that a stranger at an open account can neither copy its data nor end it. */
const unproven = { 428: 'Its owner is to enter their password, or use a passkey, once more (data.reason "prove").' }

const copy = z.object({
  id: id(),
  askedAt: z.iso.datetime(),
  promise: promisedTime.describe('By when it is ready.'),
  ready: z
    .object({ size: z.int().describe('In bytes.'), until: z.iso.datetime() })
    .nullable()
    .describe('Null: it is being made.'),
})

const fate = z.object({
  part: z.enum(dataPartNames),
  why: z.enum(retentionReasons).nullable().describe('Why it is kept. Null: it is erased.'),
  until: calendarDay().nullable().describe('Until when it is kept, where a day can be said.'),
})

const ending = z.object({
  orders: z.array(z.object({ reference: z.string(), heldPence: z.int().nullable().describe('Null: not paid for.') })),
  appointments: z.array(
    z.object({ startsAt: z.iso.datetime(), refundPence: z.int().nullable().describe('Null: it cost nothing.') }),
  ),
  hasTreatment: z.boolean(),
})

export const myData = call({
  name: 'my_data',
  auth: 'account',
  summary: 'The copy and the restriction that the patient requested, and what an erasure would do with their data.',
  body: z.strictObject({}),
  reply: z.object({
    copy: copy.nullable(),
    fates: z.array(fate).describe('What would be erased today, and what the law would keep.'),
    ending: ending.describe('What is under way and would end.'),
    waitsFor: z.enum(waitsFor).nullable().describe('What would have to be waited for.'),
    erasure: z
      .object({
        askedAt: z.iso.datetime(),
        promise: promisedTime.describe('By when it is carried out.'),
      })
      .nullable(),
    restriction: myRestriction.nullable().describe('The last one they asked for.'),
  }),
  refusals: {},
  perMinute: 120,
})

export type MyData = z.output<typeof myData.reply>

export const askForCopy = call({
  name: 'ask_for_copy',
  auth: 'account',
  summary: 'Has a copy made of everything that is held about the signed-in person.',
  body: z.strictObject({}),
  reply: z.object({}),
  refusals: {
    ...unproven,
    409: 'One is being made already.',
    429: 'They have asked for as many as they may in a day.',
  },
  perMinute: 10,
})

export const openCopy = call({
  name: 'open_copy',
  auth: 'account',
  summary: 'Says that the copy can be downloaded now, by GET /my_copy with this id.',
  body: z.strictObject({}),
  reply: z.object({ id: id() }),
  refusals: { ...unproven, 409: 'There is none, or not any more.' },
  perMinute: 30,
})

export const askToBeErased = call({
  name: 'ask_to_be_erased',
  auth: 'account',
  summary: 'Has the data of the signed-in person erased, after some days in which they can call it off.',
  body: z.strictObject({ understood: z.literal(true).describe('What it means was shown to them.') }),
  reply: z.object({ promise: promisedTime.describe('By when it is carried out.') }),
  refusals: { ...unproven, 409: 'They have asked for it already.' },
  perMinute: 10,
})

export const callOffErasure = call({
  name: 'call_off_erasure',
  auth: 'account',
  summary: 'Withdraws the patient’s request for erasure, if there is one, as long as it has not begun.',
  body: z.strictObject({}),
  reply: z.object({}),
  refusals: { 409: 'It has begun.' },
  perMinute: 10,
})
