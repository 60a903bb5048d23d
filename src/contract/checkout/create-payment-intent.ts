import { z } from 'zod'
import { anyId, call, text } from '../call.ts'
import { cardView } from './saved-card.ts'

export const createPaymentIntent = call({
  name: 'create_payment_intent',
  auth: 'anyone',
  summary: 'Begins the payment of one order, or returns the one already begun.',
  body: z.strictObject({
    amount: z.number().describe('In pounds, as shown to the person. Compared, never charged.'),
    mobile: text(40).nullish(),
    uniqueId: anyId().nullish(),
    answerId: anyId().describe('The order: the paymentId of create_new_user.'),
  }),
  reply: z.object({
    clientSecret: z.string(),
    orderId: z.string(),
    paymentIntent: z.string(),
    provider: z.enum(['stripe', 'sandbox']),
    publishableKey: z.string().nullable(),
    keeping: z
      .object({ saved: cardView.nullable() })
      .optional()
      .describe('The saved card of the signed-in account, if the order belongs to it.'),
  }),
  refusals: {
    404: 'This visit has no such order.',
    409: 'The amount is not the order’s (data.amount is), the order has already been paid for (data.status is "Success"), the time of the appointment is no longer held (data.reason is "hold"), or the record of the patient rules it out (data.reason is "on record", or "looked at" for the next pen), or the answers given since rule it out (data.reason is "answers"). data.path is the way on.',
    502: 'The card provider could not be reached. Nothing was charged.',
  },
  perMinute: 60,
  answerWithinMs: 10_000,
})
