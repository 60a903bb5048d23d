import { cardPayment } from '#content/checkout/order-summary.ts'
import { savedCardWords as words } from '#content/checkout/saved-card.ts'
import type { MyCard } from '#contract/checkout/saved-card.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { pounds } from '#domain/catalogue/money.ts'
import { cardName, isExpired, spokenCard, writtenExpiry } from '#domain/orders/saved-card.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import type { CardProps } from './card-props.ts'
import { NotPaid } from './not-paid.tsx'

type Props = Pick<CardProps, 'isProcessing' | 'problem' | 'payBlocked'> & {
  readonly saved: NonNullable<MyCard['card']>
  readonly totalPence: number
  readonly onPay: () => void
  readonly onAnother: () => void
}

/** The card that somebody keeps: one press pays, and another card is one press away. */
export function PayWithSaved({ saved, totalPence, isProcessing, problem, payBlocked, onPay, onAnother }: Props) {
  if (payBlocked && !isProcessing) return <AlertMessage action={payBlocked.action}>{payBlocked.reason}</AlertMessage>
  const isOver = isExpired(saved, londonTimeAt(Date.now()).date)
  const pay = words.pay(pounds(totalPence), cardName(saved))
  const another = (
    <Button
      wide
      size={problem || isOver ? 'large' : 'medium'}
      variant={problem || isOver ? 'primary' : 'quiet'}
      disabled={isProcessing}
      onClick={onAnother}
    >
      {words.another}
    </Button>
  )
  return (
    <div className="space-y-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-option bg-mint px-5 py-4">
        <span className="font-semibold tabular-nums">
          <span aria-hidden="true">{cardName(saved)}</span>
          <span className="sr-only">{spokenCard(saved)}</span>
        </span>
        <span className="text-sm text-ink-soft">{(isOver ? words.expired : words.expires)(writtenExpiry(saved))}</span>
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
          {problem ? words.again(cardName(saved)) : pay}
        </Button>
      )}
      {!(problem || isOver) && another}
      <p className="text-center text-sm text-ink-soft">{words.yourPress}</p>
    </div>
  )
}
