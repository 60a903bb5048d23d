import { useState } from 'react'
import { cardPayment } from '#content/checkout/order-summary.ts'
import { savedCardWords } from '#content/checkout/saved-card.ts'
import type { MyCard } from '#contract/checkout/saved-card.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { pounds } from '#domain/orders/money.ts'
import { cardForScreenReader, cardName, formatExpiry, isExpired } from '#domain/orders/saved-card.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { CardForm } from './card-form.tsx'
import type { CardProps, PayBlocked } from './card-props.ts'
import { NotPaid } from './not-paid.tsx'
import type { PaymentState, usePayment } from './use-payment.ts'

type Payment = ReturnType<typeof usePayment>

interface Props {
  readonly payment: Payment
  readonly payBlocked: PayBlocked | undefined
  /** Whoever pays from their account may keep the card, and use the one they keep. */
  readonly isInAccount: boolean
  readonly state: AtCardState
}

type AtCardState = Extract<PaymentState, { at: 'card' | 'processing' | 'challenge' }>

/** The card that is kept, or one that is typed. */
export function AtCard({ payment, state, payBlocked, isInAccount }: Props) {
  const [isTyped, setIsTyped] = useState(false)
  const { intent } = state
  const keeping = isInAccount ? intent.keeping : undefined
  const shared = {
    totalPence: payment.totalPence,
    isProcessing: state.at !== 'card',
    problem: state.at === 'card' ? state.problem : null,
    payBlocked,
  }
  const choose = (typed: boolean) => {
    payment.clearProblem()
    setIsTyped(typed)
  }
  const saved = keeping?.saved
  if (saved && !isTyped) {
    return (
      <PayWithSaved
        {...shared}
        saved={saved}
        onPay={() => payment.paySaved(intent, saved.id)}
        onAnother={() => choose(true)}
      />
    )
  }
  return (
    <>
      <CardForm
        {...shared}
        intent={intent}
        keepChoice={keeping && payment.keepChoice}
        onTyping={payment.clearProblem}
        onPay={(confirm) => payment.pay(intent, confirm)}
      />
      {saved && (
        <Button
          variant="quiet"
          size="small"
          className="mt-2"
          disabled={shared.isProcessing}
          onClick={() => choose(false)}
        >
          {savedCardWords.back(cardName(saved))}
        </Button>
      )}
    </>
  )
}

type PayWithSavedProps = Pick<CardProps, 'isProcessing' | 'problem' | 'payBlocked'> & {
  readonly saved: NonNullable<MyCard['card']>
  readonly totalPence: number
  readonly onPay: () => void
  readonly onAnother: () => void
}

/** The card that somebody keeps: one press pays, and another card is one press away. */
function PayWithSaved({ saved, totalPence, isProcessing, problem, payBlocked, onPay, onAnother }: PayWithSavedProps) {
  if (payBlocked && !isProcessing) return <AlertMessage action={payBlocked.action}>{payBlocked.reason}</AlertMessage>
  const isOver = isExpired(saved, londonTimeAt(Date.now()).date)
  const pay = savedCardWords.pay(pounds(totalPence), cardName(saved))
  const another = (
    <Button
      wide
      size={problem || isOver ? 'large' : 'medium'}
      variant={problem || isOver ? 'primary' : 'quiet'}
      disabled={isProcessing}
      onClick={onAnother}
    >
      {savedCardWords.another}
    </Button>
  )
  return (
    <div className="space-y-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-option bg-mint px-5 py-4">
        <span className="font-semibold tabular-nums">
          <span aria-hidden="true">{cardName(saved)}</span>
          <span className="sr-only">{cardForScreenReader(saved)}</span>
        </span>
        <span className="text-sm text-ink-soft">
          {(isOver ? savedCardWords.expired : savedCardWords.expires)(formatExpiry(saved))}
        </span>
      </p>
      {problem && <NotPaid problem={problem} />}
      {(problem || isOver) && another}
      {!isOver && (
        <Button
          wide
          size={problem ? 'medium' : 'large'}
          variant={problem ? 'quiet' : 'primary'}
          busy={isProcessing}
          busyLabel={cardPayment.processing}
          onClick={onPay}
        >
          {problem ? savedCardWords.again(cardName(saved)) : pay}
        </Button>
      )}
      {!(problem || isOver) && another}
      <p className="text-center text-sm text-ink-soft">{savedCardWords.yourPress}</p>
    </div>
  )
}
