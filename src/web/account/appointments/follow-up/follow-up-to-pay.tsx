import { useState } from 'react'
import { Link } from 'react-router'
import { bookingDetails } from '#content/appointments/booking.ts'
import { keptTimeWords as words } from '#content/appointments/reserved-slot.ts'
import { noAnswer } from '#content/identity/account.ts'
import type { AccountAppointment } from '#contract/appointments/appointments.ts'
import { pages } from '#contract/pages.ts'
import { consentsFor } from '#domain/appointments/consents.ts'
import { formatDateTime } from '#domain/appointments/format-time.ts'
import { pounds } from '#domain/orders/money.ts'
import { callApi } from '#web/browser/api.ts'
import { useAction } from '#web/browser/use-action.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { OptionCard } from '#web/kit/ui/option-card.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { inlineLink } from '#web/shared/pages/quiet-page.tsx'
import { PaymentDialog } from '#web/shared/payment/payment-dialog.tsx'
import { type PayableOrder, pendingFor } from '#web/shared/payment/pending-payment.ts'
import { AskFirst } from '../../identity/ask-first.tsx'

interface Props {
  readonly appointment: AccountAppointment
  readonly toPay: NonNullable<AccountAppointment['toPay']>
  readonly onChange: () => void
}

/** A time that a clinician keeps for somebody: until when, what it costs, what is agreed to, and the two things to do. */
export function FollowUpToPay({ appointment, toPay, onChange }: Props) {
  const { id, amountPence, service, clinician } = appointment
  const [pending, setPending] = useState(() => pendingFor('follow-up', toPay.orderId))
  const [placed, setPlaced] = useState<PayableOrder | null>(pending?.order ?? null)
  const [isAgreed, setIsAgreed] = useState(false)
  const { run, isBusy, problem, setProblem } = useAction(noAnswer)
  const price = pounds(amountPence)
  const { wording, version } = consentsFor(toPay).t8

  async function pay() {
    if (!isAgreed) return setProblem(words.agreeFirst)
    await run(async () => {
      const { code, data, message } = await callApi('accept_follow_up', { id, consentVersion: version })
      if (code === 409) onChange()
      if (code !== 200 || !data) return setProblem(message || noAnswer)
      const { orderId, amountPence: totalPence } = data
      setPlaced({ kind: 'follow-up', paymentId: orderId, uniqueId: null, phone: null, item: service, totalPence })
    })
  }

  function close(isOver: boolean) {
    setPlaced(null)
    setPending(null)
    if (isOver) onChange()
  }
  function paid() {
    showToast({ title: words.paid.title, description: words.paid.text })
    onChange()
  }

  return (
    <div className="mt-6 max-w-[60ch] space-y-4">
      <div>
        <p className="font-semibold">{words.what(clinician.name)}</p>
        <p>{words.price(price, formatDateTime(Date.parse(toPay.until)))}</p>
      </div>
      <OptionCard
        type="checkbox"
        id={`agree-${id}`}
        name={`agree-${id}`}
        checked={isAgreed}
        label={wording}
        onChange={(isChecked) => {
          setIsAgreed(isChecked)
          setProblem(null)
        }}
      />
      <p className="text-sm">
        <Link to={pages.cancellationPolicy} className={inlineLink}>
          {bookingDetails.cancellationPolicy}
        </Link>
      </p>
      {problem && <AlertMessage>{problem}</AlertMessage>}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button size="small" markedDisabled={!isAgreed} busy={isBusy} busyLabel={words.paying} onClick={pay}>
          {words.pay(price)}
        </Button>
        <ReleaseFollowUp appointment={appointment} onLetGo={onChange} />
      </div>
      {placed && (
        <PaymentDialog
          order={placed}
          pending={pending}
          line={service}
          note={words.note}
          stays
          onPaid={paid}
          onClose={close}
        />
      )}
    </div>
  )
}

const letGoWords = words.letGo

/** Whoever does not need the time says so, and somebody else can have it. */
function ReleaseFollowUp({ appointment, onLetGo }: { appointment: AccountAppointment; onLetGo: () => void }) {
  const { id, reference } = appointment

  async function letGo() {
    const { code, message } = await callApi('let_follow_up_go', { id })
    // It may have been paid for in another tab: then what is shown says so.
    if (code === 200 || code === 409) onLetGo()
    if (code !== 200) return message || noAnswer
    showToast({ title: letGoWords.done.title, description: letGoWords.done.text })
    return null
  }
  return (
    <AskFirst
      words={letGoWords}
      reference={reference}
      money={letGoWords.money}
      beside={letGoWords.beside}
      onConfirm={letGo}
    />
  )
}
