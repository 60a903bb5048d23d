import { useState } from 'react'
import { cardRequestWords as words } from '#content/checkout/card-request.ts'
import type { OrderCare } from '#contract/orders/order-care.ts'
import { pounds } from '#domain/catalogue/money.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { PaymentDialog } from '#web/shared/payment/payment-dialog.tsx'
import { type PayableOrder, pendingFor } from '#web/shared/payment/pending-payment.ts'

interface Props {
  readonly orderId: string
  readonly item: string
  readonly request: NonNullable<NonNullable<OrderCare>['cardRequest']>
  readonly onGiven: () => void
}

/** The card of a person whose order was approved is asked for once more, with what it means for their money. */
export function CardRequest({ orderId, item, request: { why, amountPence, wasPence }, onGiven }: Props) {
  const [pending, setPending] = useState(() => pendingFor('card request', orderId))
  const [isPaying, setIsPaying] = useState(pending !== null)
  const asked = words[why]
  const price = pounds(amountPence)
  const order: PayableOrder = {
    kind: 'card request',
    paymentId: orderId,
    uniqueId: null,
    phone: null,
    item,
    totalPence: amountPence,
  }

  function close() {
    setIsPaying(false)
    setPending(null)
  }
  function given() {
    showToast({ title: words.done, description: words.goesOn })
    onGiven()
  }
  return (
    <section className="w-full rounded-option bg-sun/25 p-5">
      <h4 className="font-sans text-base font-semibold tracking-normal">{asked.title}</h4>
      <p className="mt-1">{asked.says(price, pounds(wasPence))}</p>
      <p className="mt-1 mb-4">{words.orElse}</p>
      <Button size="small" onClick={() => setIsPaying(true)}>
        {asked.button(price)}
      </Button>
      {isPaying && (
        <PaymentDialog
          order={order}
          pending={pending}
          line={words.line(item)}
          note={words.note}
          stays
          onPaid={given}
          onClose={close}
        />
      )}
    </section>
  )
}
