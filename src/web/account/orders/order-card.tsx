import { useState } from 'react'
import { cardRequestWords } from '#content/checkout/card-request.ts'
import { orderWords as words } from '#content/identity/account.ts'
import type { AccountOrder } from '#contract/identity/accounts.ts'
import type { OrderCare } from '#contract/orders/order-care.ts'
import { orderSummaryPath, pages, receiptPath } from '#contract/pages.ts'
import type { OrderTurn } from '#domain/cases/whose-turn.ts'
import { medicineNamed } from '#domain/medicines/medicines.ts'
import { pounds } from '#domain/orders/money.ts'
import { isPayable } from '#domain/orders/payment-state.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { Card } from '#web/kit/ui/card.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { PaymentDialog } from '#web/shared/payment/payment-dialog.tsx'
import { type PayableOrder, pendingFor } from '#web/shared/payment/pending-payment.ts'
import { Fact } from '../shell/fact.tsx'
import { dayOf } from '../shell/format-date.ts'
import { ConfirmBeforeSupply } from '../supply/confirm-before-supply.tsx'
import { ReportParcel } from '../supply/report-parcel.tsx'
import { stageOf } from '../today/next-step.ts'
import { OrderNext } from './order-next.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { timelineOf, wasAuthorised } from './timeline.ts'
import { WithdrawOrder } from './withdraw-order.tsx'

interface Props {
  readonly order: AccountOrder
  readonly turn: OrderTurn | null
  readonly onChange: () => void
}

export function OrderCard({ order, turn, onChange }: Props) {
  const medication = medicineNamed(order.item)
  const hasEnded = order.state === 'declined' || order.state === 'expired' || order.state === 'refunded'
  const firstAt = medication ? orderSummaryPath(medication) : pages.buy
  const orderedAt = order.isNextPen ? pages.accountCheckIn : firstAt
  return (
    <Card as="article" className="sm:p-9">
      <div className="flex gap-6">
        <div className="min-w-0 flex-1">
          <p
            className={`w-fit rounded-full px-3.5 py-1 text-sm font-semibold ${hasEnded ? 'bg-paper-deep text-ink' : 'bg-mint text-green'}`}
          >
            {order.isWithdrawn ? words.withdrawn : stageOf(order, turn)}
          </p>
          <h2 className="mt-3 text-[2rem] leading-tight sm:text-[2.5rem]">{medication?.name ?? order.item}</h2>
        </div>
        {medication && (
          <img src={medication.image} alt="" width="204" height="264" className="scene -my-1 h-24 w-auto sm:h-28" />
        )}
      </div>
      <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-3 border-y border-line py-4 sm:grid-cols-3">
        <Fact term={words.reference}>{order.reference}</Fact>
        <Fact term={words.amount}>{pounds(order.amountPence)}</Fact>
        <Fact term={words.placed} className="max-sm:col-span-2">
          <time dateTime={order.placedAt}>{dayOf(order.placedAt)}</time>
        </Fact>
      </dl>
      <div className="mt-6 grid gap-x-10 gap-y-6 md:grid-cols-[1.1fr_1fr] lg:grid-cols-1 xl:grid-cols-[1.1fr_1fr]">
        <OrderTimeline moments={timelineOf(order, turn)} />
        <div className="flex flex-col items-start gap-5">
          <section className="rounded-option bg-mint p-5">
            <h3 className="font-sans text-base font-semibold tracking-normal">{words.next}</h3>
            <OrderNext order={order} turn={turn} />
          </section>
          {order.care && <ReportParcel orderId={order.id} care={order.care} onReported={onChange} />}
          {order.care?.cardRequest && (
            <CardRequest
              orderId={order.id}
              item={medication?.name ?? order.item}
              request={order.care.cardRequest}
              onGiven={onChange}
            />
          )}
          {order.care?.toConfirm.map((what) => (
            <ConfirmBeforeSupply
              key={what}
              orderId={order.id}
              medicine={medication?.name ?? order.item}
              what={what}
              firstDoseFrom={order.care?.firstDoseFrom ?? null}
              onConfirmed={onChange}
            />
          ))}
          {order.care?.clinician && (
            <p className="text-sm text-ink-soft">
              {words.decidedBy(order.care.clinician.name, order.care.clinician.registration)}
            </p>
          )}
          {isPayable(order.state) && (
            <ButtonLink to={orderedAt} size="small" arrow>
              {words.pay}
            </ButtonLink>
          )}
          {order.state === 'expired' && medication && (
            <ButtonLink to={orderedAt} size="small" arrow>
              {words.again}
            </ButtonLink>
          )}
          {order.canWithdraw && <WithdrawOrder order={order} onWithdrawn={onChange} />}
          {wasAuthorised(order) && (
            <ButtonLink to={receiptPath(order.id)} variant="secondary" size="small">
              {words.receipt}
              <span className="sr-only"> {words.receiptOf(order.reference)}</span>
            </ButtonLink>
          )}
        </div>
      </div>
    </Card>
  )
}

interface CardRequestProps {
  readonly orderId: string
  readonly item: string
  readonly request: NonNullable<NonNullable<OrderCare>['cardRequest']>
  readonly onGiven: () => void
}

/** The card of a person whose order was approved is asked for once more, with what it means for their money. */
function CardRequest({ orderId, item, request: { why, amountPence, wasPence }, onGiven }: CardRequestProps) {
  const [pending, setPending] = useState(() => pendingFor('card request', orderId))
  const [isPaying, setIsPaying] = useState(pending !== null)
  const asked = cardRequestWords[why]
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
    showToast({ title: cardRequestWords.done, description: cardRequestWords.goesOn })
    onGiven()
  }
  return (
    <section className="w-full rounded-option bg-caution/25 p-5">
      <h3 className="font-sans text-base font-semibold tracking-normal">{asked.title}</h3>
      <p className="mt-1">{asked.says(price, pounds(wasPence))}</p>
      <p className="mt-1 mb-4">{cardRequestWords.orElse}</p>
      <Button size="small" onClick={() => setIsPaying(true)}>
        {asked.button(price)}
      </Button>
      {isPaying && (
        <PaymentDialog
          order={order}
          pending={pending}
          line={cardRequestWords.line(item)}
          note={cardRequestWords.note}
          stays
          onPaid={given}
          onClose={close}
        />
      )}
    </section>
  )
}
