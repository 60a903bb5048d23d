import { useState } from 'react'
import { appointmentWords } from '#content/appointments/appointment-words.ts'
import { noAnswer } from '#content/identity/account.ts'
import type { AccountAppointment } from '#contract/appointments/appointments.ts'
import { policyWordsOf } from '#domain/appointments/policy-words.ts'
import { pounds } from '#domain/catalogue/money.ts'
import { callApi } from '#web/browser/api.ts'
import { showToast } from '#web/kit/ui/toasts.ts'
import { AskFirst } from '../identity/ask-first.tsx'
import { whatComesBack } from './what-comes-back.ts'

const words = appointmentWords.cancelling

interface Props {
  readonly appointment: AccountAppointment
  readonly onCancelled: () => void
}

/** What the person gets back stands there before they say yes, and is what they get (PO-02). */
export function CancelAppointment({ appointment, onCancelled }: Props) {
  const { id, reference, cancel } = appointment
  const [refundPence, setRefundPence] = useState(cancel.refundPence)

  async function cancelIt() {
    const { code, data, message } = await callApi('cancel_appointment', { id, expectedRefundPence: refundPence })
    if (code === 200) {
      const done = refundPence > 0 ? words.done(pounds(refundPence)) : words.doneWithoutRefund
      showToast({ title: appointmentWords.labels.cancelled, description: done })
      onCancelled()
      return null
    }
    const told = Object(data) as { readonly refundPence?: number }
    if (code === 409 && typeof told.refundPence === 'number') {
      setRefundPence(told.refundPence)
      return words.changed(pounds(told.refundPence))
    }
    return message || noAnswer
  }

  return (
    <AskFirst
      words={{ ...words, open: appointmentWords.cancel, keep: appointmentWords.keep }}
      reference={reference}
      money={whatComesBack(refundPence, appointment)}
      beside={policyWordsOf(appointment.policyVersion).mayCancelOnce}
      onOpen={() => setRefundPence(cancel.refundPence)}
      onConfirm={cancelIt}
    />
  )
}
