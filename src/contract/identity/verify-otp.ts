import { z } from 'zod'
import { orderSummary } from '#content/checkout/order-summary.ts'
import { call, text } from '../call.ts'

export const verifyOtp = call({
  name: 'verify_otp',
  auth: 'visit',
  summary: 'Verifies the phone of this guest session’s patient. Five attempts, ten minutes, once.',
  body: z.strictObject({ phone: text(40), otp: text(40) }),
  reply: z.object({ phone: z.string().describe('The number as it is stored: digits only.') }),
  refusals: {
    400: 'The code is wrong, used, or was sent to another number or visit. With data.reason "over" it was tried five times or is too old, and a new one is needed.',
  },
  // The same error for a missing guest session and a wrong code, so that a stranger learns nothing from it.
  withoutVisit: { code: 400, message: orderSummary.otp.wrong },
  perMinute: 60,
})
