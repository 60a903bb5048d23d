import type { AccountAppointment } from '#contract/appointments/appointments.ts'
import { type Booking, policyOf } from '#domain/appointments/policy.ts'

/** As the rules see it. */
export const bookingOf = ({ startsAt, amountPence, policyVersion, refundCapPence }: AccountAppointment): Booking => ({
  start: Date.parse(startsAt),
  paidPence: amountPence,
  policy: policyOf(policyVersion),
  refundCapPence,
})
