import { useState } from 'react'
import { rightsWords, appointmentWords as words } from '#content/appointments/appointment-words.ts'
import { noAnswer } from '#content/identity/account.ts'
import type { AccountAppointment } from '#contract/appointments/appointments.ts'
import { pages } from '#contract/pages.ts'
import { formatDateTime } from '#domain/appointments/format-time.ts'
import { refundFor } from '#domain/appointments/policy.ts'
import { policyWordsOf } from '#domain/appointments/policy-words.ts'
import { pounds } from '#domain/orders/money.ts'
import { callApi } from '#web/browser/api.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { AskFirst } from '../identity/ask-first.tsx'
import { bookingOf } from './booking-of.ts'

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
          <ButtonLink to={`${pages.account}?reschedule=${encodeURIComponent(id)}`} variant="secondary" size="small">
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

const written = (at: string | null) => (at === null ? null : formatDateTime(Date.parse(at)))

const cancellingWords = words.cancelling

interface CancelAppointmentProps {
  readonly appointment: AccountAppointment
  readonly onCancelled: () => void
}

/** What the person gets back stands there before they say yes, and is what they get (PO-02). */
function CancelAppointment({ appointment, onCancelled }: CancelAppointmentProps) {
  const { id, reference, cancel } = appointment
  const [refundPence, setRefundPence] = useState(cancel.refundPence)

  async function cancelIt() {
    const { code, data, message } = await callApi('cancel_appointment', { id, expectedRefundPence: refundPence })
    if (code === 200) {
      const done = refundPence > 0 ? cancellingWords.done(pounds(refundPence)) : cancellingWords.doneWithoutRefund
      showToast({ title: words.labels.cancelled, description: done })
      onCancelled()
      return null
    }
    const told = Object(data) as { readonly refundPence?: number }
    if (code === 409 && typeof told.refundPence === 'number') {
      setRefundPence(told.refundPence)
      return cancellingWords.changed(pounds(told.refundPence))
    }
    return message || noAnswer
  }

  return (
    <AskFirst
      words={{ ...cancellingWords, open: words.cancel, keep: words.keep }}
      reference={reference}
      money={whatComesBack(refundPence, appointment)}
      beside={policyWordsOf(appointment.policyVersion).mayCancelOnce}
      onOpen={() => setRefundPence(cancel.refundPence)}
      onConfirm={cancelIt}
    />
  )
}

function whatComesBack(refundPence: number, appointment: AccountAppointment): string {
  const { amountPence } = appointment
  const byNotice = refundFor({ ...bookingOf(appointment), refundCapPence: null }, Date.now()).refundPence
  const kept = pounds(amountPence - refundPence)
  if (refundPence === amountPence) return cancellingWords.full(pounds(refundPence))
  if (refundPence < byNotice) return cancellingWords.afterMove(pounds(refundPence), kept)
  const policy = policyWordsOf(appointment.policyVersion)
  return refundPence === 0 ? policy.nothing(pounds(0)) : policy.partOnly(pounds(refundPence), kept)
}
