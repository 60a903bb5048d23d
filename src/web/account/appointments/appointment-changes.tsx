import { rightsWords, appointmentWords as words } from '#content/appointments/appointment-words.ts'
import type { AccountAppointment } from '#contract/appointments/appointments.ts'
import { writtenTime } from '#domain/appointments/format-time.ts'
import { policyWordsOf } from '#domain/appointments/policy-words.ts'
import { pounds } from '#domain/catalogue/money.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { CancelAppointment } from './cancel-appointment.tsx'

interface Props {
  readonly appointment: AccountAppointment
  readonly onChange: () => void
  readonly id: string
}

/** What can still be changed, until when, and what cannot and why. */
export function AppointmentChanges({ appointment, id, onChange }: Props) {
  const { canReschedule, cannotReschedule, cancel, deadlines, amountPence, reference } = appointment
  const sentences = rightsWords({
    cannotCancel: cancel.because,
    cannotMove: cannotReschedule,
    fullRefundUntil: written(deadlines.fullRefundUntil),
    partRefundUntil: written(deadlines.partRefundUntil),
    full: pounds(amountPence),
    part: pounds(deadlines.partRefundPence),
    policy: policyWordsOf(appointment.policyVersion),
  })
  return (
    <div className="mt-6 space-y-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {canReschedule && (
          <ButtonLink to={`?reschedule=${encodeURIComponent(id)}`} variant="secondary" size="small">
            {words.reschedule}
            <span className="sr-only"> {reference}</span>
          </ButtonLink>
        )}
        {cancel.isAllowed && <CancelAppointment appointment={appointment} onCancelled={onChange} />}
      </div>
      <ul className="max-w-[60ch] space-y-1 text-sm text-ink-soft">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}

const written = (at: string | null) => (at === null ? null : writtenTime(Date.parse(at)))
