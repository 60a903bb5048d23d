import { useState } from 'react'
import { useNavigate } from 'react-router'
import { checkInWords } from '#content/treatment/check-in.ts'
import type { CallReply } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import { pounds } from '#domain/orders/money.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { PaymentDialog } from '#web/shared/payment/payment-dialog.tsx'
import { pendingFor } from '#web/shared/payment/pending-payment.ts'

const words = checkInWords.page

interface Props {
  readonly toPay: NonNullable<CallReply<'finish_check_in'>['toPay']>
  /** The pen was just ordered, so the dialog starts open. */
  readonly isBegun?: boolean
  readonly onChange: () => void
}

/** Payment for the next pen: authorised now, captured once it is approved and checked. */
export function PayForPen({ toPay: { orderId, amountPence, item }, isBegun = false, onChange }: Props) {
  const navigate = useNavigate()
  const [pending, setPending] = useState(() => pendingFor('repeat', orderId))
  const [isOpen, setIsOpen] = useState(isBegun || pending !== null)
  const price = pounds(amountPence)
  const order = {
    kind: 'repeat',
    paymentId: orderId,
    uniqueId: null,
    phone: null,
    item,
    totalPence: amountPence,
  } as const

  function paid() {
    showToast({ title: words.paid.title, description: words.paid.text })
    navigate(pages.account)
  }
  function close(isOver: boolean) {
    setIsOpen(false)
    setPending(null)
    if (isOver || isBegun) onChange()
  }

  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{words.payNow(price)}</Button>
      {isOpen && (
        <PaymentDialog
          order={order}
          pending={pending}
          line={words.line(item)}
          note={words.note}
          stays
          onPaid={paid}
          onClose={close}
        />
      )}
    </>
  )
}
