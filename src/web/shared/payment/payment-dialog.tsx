import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { cardPayment } from '#content/checkout/order-summary.ts'
import { pages } from '#contract/pages.ts'
import { pounds } from '#domain/orders/money.ts'
import { DialogOnDemand } from '#web/kit/ui/dialog-on-demand.tsx'
import type { PayBlocked } from './card-props.ts'
import { PaymentProgress } from './payment-progress.tsx'
import type { PayableOrder, PendingPayment } from './pending-payment.ts'
import { type PaymentState, usePayment } from './use-payment.ts'

/** As the specification has it: long enough to read two words. */
const homeAfterMs = 1_500

/** Nobody can walk away from a card that was sent, and nobody has to once it is paid. */
const underWay: readonly PaymentState['at'][] = ['processing', 'challenge', 'confirming', 'success']

/** This order cannot be paid any more. */
const over: readonly PaymentState['at'][] = ['refused', 'given back', 'not taken', 'released']

/** Nothing is authorised and nobody decides about it, so nothing is said of that. */
const isEnded = (state: PaymentState): boolean =>
  over.includes(state.at) && (state.at !== 'refused' || state.to !== undefined)

interface Props {
  readonly order: PayableOrder
  /** A card was sent before, and what came of it is to be found out first. */
  readonly pending: PendingPayment | null
  /** What the price is for, and when it is taken. */
  readonly line: string
  readonly note: string
  /** Above the card fields: how long the time that is paid for is held, for instance. */
  readonly aside?: ReactNode
  /** Why it cannot be paid just now, said in place of the button, and what to do about it. */
  readonly payBlocked?: PayBlocked | undefined
  /** Those who pay from their account stay there. Else the way leads home, as the specification has it. */
  readonly stays?: boolean
  /** It is paid. Called on whatever page the person is by then. */
  readonly onPaid: (reference: string | null) => void
  /** `isOver`: this order cannot be paid, and the next attempt needs another. */
  readonly onClose: (isOver: boolean) => void
}

/** Mounted while it is open: each opening asks the server anew how the order stands. */
export function PaymentDialog(props: Props) {
  const { order, pending, line, note, aside, payBlocked, stays = false, onPaid, onClose } = props
  const navigate = useNavigate()
  const payment = usePayment(order, pending, onPaid)
  const { state } = payment

  const goOn = useEffectEvent((reference: string | null) => {
    onClose(true)
    if (!stays) void navigate(pages.home, { replace: true })
    onPaid(reference)
  })
  const reference = state.at === 'success' ? state.reference : undefined
  useEffect(() => {
    if (reference === undefined) return
    const timer = setTimeout(() => goOn(reference), homeAfterMs)
    return () => clearTimeout(timer)
  }, [reference])

  return (
    <DialogOnDemand
      open
      onOpenChange={() => onClose(over.includes(state.at))}
      locked={underWay.includes(state.at)}
      title={cardPayment.title}
      description={isEnded(state) ? undefined : note}
    >
      <p className="flex items-baseline justify-between gap-4 border-line border-y py-3">
        <span>{line}</span>
        <span className="font-display text-[1.75rem] leading-none tracking-tight">{pounds(payment.totalPence)}</span>
      </p>
      {aside}
      <div className="mt-5">
        <PaymentProgress payment={payment} payBlocked={payBlocked} isInAccount={stays} />
      </div>
    </DialogOnDemand>
  )
}
