import { z } from 'zod'
import { postStages } from '#domain/post/posting.ts'
import { call, id, text } from './call.ts'

const postalAddress = { address: text(4_000), city: text(1_000), pincode: text(40) }

/** A prescription on paper, for whoever it was written for. What is on it is nowhere here. */
export const shownPaper = z.object({
  appointmentId: id().describe('After which it was written.'),
  writtenOn: z.iso.date(),
  by: z.string(),
  pricePence: z.int().describe('Of having it posted.'),
  stage: z.enum(postStages),
  orderId: id().nullable().describe('To have it posted: the last, if there was any.'),
  reference: z.string().nullable(),
  address: z
    .object({ address: z.string(), city: z.string(), pincode: z.string() })
    .describe('Where it goes, or would.'),
  posted: z.object({ at: z.iso.datetime(), carrier: z.string(), tracking: z.string().nullable() }).nullable(),
})

export type ShownPaper = z.output<typeof shownPaper>

const notFound = { 404: 'This account has no such appointment.' }

export const choosePost = call({
  name: 'choose_post',
  auth: 'account',
  summary:
    'Has one’s own paper prescription posted, once it is paid for. Chosen again before that, the address changes.',
  body: z.strictObject({ id: id().describe('The appointment.'), ...postalAddress }),
  reply: z.object({ orderId: id().describe('To be paid for with create_payment_intent.'), amountPence: z.int() }),
  refusals: { ...notFound, 409: 'It is paid for, posted or taken back: data.stage says which. Nothing was changed.' },
  perMinute: 30,
})

export const cancelPost = call({
  name: 'cancel_post',
  auth: 'account',
  summary: 'Calls off the posting of one’s own prescription before it has left. All of the money goes back.',
  body: z.strictObject({ id: id().describe('The appointment.') }),
  reply: z.object({}),
  refusals: { ...notFound, 409: 'It has left, or is not paid for: data.stage says which. Nothing was changed.' },
  perMinute: 30,
  answerWithinMs: 10_000,
})
