import type { AccountAppointment } from '#contract/appointments.ts'
import { type Booking, policyOf } from '#domain/booking/policy.ts'

/** As the rules see it. */
export const bookingOf = ({ startsAt, amountPence, policyVersion, refundCapPence }: AccountAppointment): Booking => ({
  start: Date.parse(startsAt),
  paidPence: amountPence,
  policy: policyOf(policyVersion),
  refundCapPence,
})
