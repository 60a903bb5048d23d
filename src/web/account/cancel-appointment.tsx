import { useState } from 'react'
import { noAnswer } from '#content/account.ts'
import { appointmentWords } from '#content/booking.ts'
import type { AccountAppointment } from '#contract/appointments.ts'
import { refundFor } from '#domain/booking/policy.ts'
import { policyWordsOf } from '#domain/booking/policy-words.ts'
import { pounds } from '#domain/catalogue/money.ts'
import { callApi } from '#web/device/api.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DialogOnDemand } from '#web/kit/ui/dialog-on-demand.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { bookingOf } from './booking-of.ts'

const words = appointmentWords.cancelling

interface Props {
  readonly appointment: AccountAppointment
  readonly onCancelled: () => void
}

/** What the person gets back stands there before they say yes, and is what they get (PO-02). */
export function CancelAppointment({ appointment, onCancelled }: Props) {
  const { id, reference, cancel } = appointment
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [refundPence, setRefundPence] = useState(cancel.refundPence)

  function open(next: boolean) {
    setIsAsking(next)
    setProblem(null)
    if (next) setRefundPence(cancel.refundPence)
  }

  async function send() {
    const { code, data, message } = await callApi('cancel_appointment', { id, expectedRefundPence: refundPence })
    if (code === 200) {
      const done = refundPence > 0 ? words.done(pounds(refundPence)) : words.doneWithoutRefund
      setIsAsking(false)
      showToast({ title: appointmentWords.labels.cancelled, description: done })
      return onCancelled()
    }
    const told = Object(data) as { readonly refundPence?: number }
    if (code === 409 && typeof told.refundPence === 'number') {
      setRefundPence(told.refundPence)
      return setProblem(words.changed(pounds(told.refundPence)))
    }
    setProblem(message || noAnswer)
  }

  async function confirm() {
    if (isBusy) return
    setIsBusy(true)
    setProblem(null)
    await send().catch(() => setProblem(noAnswer))
    setIsBusy(false)
  }

  return (
    <>
      <Button variant="quiet" size="small" onClick={() => open(true)}>
        {appointmentWords.cancel}
        <span className="sr-only"> {reference}</span>
      </Button>
      <DialogOnDemand
        short
        open={isAsking}
        onOpenChange={open}
        locked={isBusy}
        title={words.title}
        description={
          <>
            <p className="text-lg font-semibold text-ink">{whatComesBack(refundPence, appointment)}</p>
            <p className="mt-2">{policyWordsOf(appointment.policyVersion).mayCancelOnce}</p>
          </>
        }
        footer={
          <>
            <Button autoFocus onClick={() => open(false)}>
              {appointmentWords.keep}
            </Button>
            <Button variant="secondary" busy={isBusy} busyLabel={words.confirming} onClick={confirm}>
              {words.confirm}
            </Button>
          </>
        }
      >
        {problem && <AlertMessage>{problem}</AlertMessage>}
      </DialogOnDemand>
    </>
  )
}

function whatComesBack(refundPence: number, appointment: AccountAppointment): string {
  const { amountPence } = appointment
  const byNotice = refundFor({ ...bookingOf(appointment), refundCapPence: null }, Date.now()).refundPence
  const kept = pounds(amountPence - refundPence)
  if (refundPence === amountPence) return words.full(pounds(refundPence))
  if (refundPence < byNotice) return words.afterMove(pounds(refundPence), kept)
  const policy = policyWordsOf(appointment.policyVersion)
  return refundPence === 0 ? policy.nothing(pounds(0)) : policy.partOnly(pounds(refundPence), kept)
}
