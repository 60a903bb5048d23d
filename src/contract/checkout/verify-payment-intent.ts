import { z } from 'zod'
import { anyId, call, text } from '../call.ts'

export const verifyPaymentIntent = call({
  name: 'verify_payment_intent',
  auth: 'anyone',
  summary:
    'Asks the provider what became of the payment and records it. "Success" means that the card is authorised, or for a booking that the time is booked and then charged.',
  body: z.strictObject({ paymentIntentId: text(200), orderId: anyId() }),
  reply: z.object({
    status: z.enum(['Success', 'Processing', 'Failed']),
    reference: z.string().nullable().describe('The order’s number, once it is paid.'),
    notTaken: z
      .enum(['time gone', 'card refused', 'ruled out'])
      .optional()
      .describe(
        'With "Failed": why the order ended although the card was authorised. The authorisation was released and nothing was charged. "ruled out": answers that were changed meanwhile do not allow it.',
      ),
    refundedPence: z
      .int()
      .optional()
      .describe(
        'With "Failed": the payment came after the time of the booking had gone to someone else. This much was refunded.',
      ),
  }),
  refusals: { 404: 'This visit has no such order.', 502: 'The card provider could not be reached.' },
  perMinute: 120,
  answerWithinMs: 10_000,
})
