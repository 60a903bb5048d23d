import { z } from 'zod'
import { call, id } from '../call.ts'

const refusals = {
  404: 'No clinician has kept such a time for this account.',
  409: 'It is no longer kept, is being paid for, or the words of the policy have changed. Nothing was changed.',
}

export const acceptFollowUp = call({
  name: 'accept_follow_up',
  auth: 'account',
  summary: 'Agrees to the cancellation policy for a reserved slot, before it is paid for.',
  body: z.strictObject({ id: id().describe('The appointment.'), consentVersion: z.int() }),
  reply: z.object({ orderId: id().describe('To be paid for with create_payment_intent.'), amountPence: z.int() }),
  refusals,
  perMinute: 30,
})

export const letFollowUpGo = call({
  name: 'let_follow_up_go',
  auth: 'account',
  summary: 'Releases a reserved slot that is not paid for, free of charge.',
  body: z.strictObject({ id: id().describe('The appointment.') }),
  reply: z.object({}),
  refusals: { ...refusals, 502: 'The card provider could not be reached. Nothing was changed.' },
  perMinute: 30,
  answerWithinMs: 10_000,
})
