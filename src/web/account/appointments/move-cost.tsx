import { appointmentWords } from '#content/appointments/appointment-words.ts'
import type { AccountAppointment } from '#contract/appointments/appointments.ts'
import { refundAfterMove } from '#domain/appointments/policy.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import { pounds } from '#domain/catalogue/money.ts'
import { bookingOf } from './booking-of.ts'

const words = appointmentWords.rescheduling

/** What the move costs in refunds, before it is made. Nothing is said where it costs nothing. */
export function MoveCost({ appointment, newStart }: { appointment: AccountAppointment; newStart: Instant }) {
  const { amountPence, cancel } = appointment
  if (!cancel.isAllowed) return null
  const after = refundAfterMove(bookingOf(appointment), newStart, Date.now())
  const isLess = after < cancel.refundPence
  if (!isLess && cancel.refundPence === amountPence) return null
  const now = pounds(cancel.refundPence)
  return (
    <p role="status" className="max-w-[60ch] text-sm font-medium">
      {isLess ? words.costs(now, pounds(after)) : words.stays(now)}
    </p>
  )
}
