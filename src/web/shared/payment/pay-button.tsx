import { cardPayment } from '#content/order-summary.ts'
import { pounds } from '#domain/catalogue/money.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import type { CardProblem } from './card-outcome.ts'
import type { PayBlocked } from './card-props.ts'

interface Props {
  readonly totalPence: number
  readonly isProcessing: boolean
  readonly problem: CardProblem | null
  readonly blocked: PayBlocked | undefined
}

export function PayButton({ totalPence, isProcessing, problem, blocked }: Props) {
  // A card that is on its way is not held up any more.
  if (blocked && !isProcessing) return <AlertMessage action={blocked.action}>{blocked.reason}</AlertMessage>
  return (
    <div className="space-y-4">
      {problem && (
        <AlertMessage>
          <p>{problem.said}</p>
          <p className="mt-1 text-ink">{problem.afterwards}</p>
        </AlertMessage>
      )}
      <Button type="submit" size="large" wide busy={isProcessing} busyLabel={cardPayment.processing}>
        {cardPayment.pay(pounds(totalPence))}
      </Button>
      <p className="text-center text-sm text-ink-soft">{cardPayment.notKept}</p>
    </div>
  )
}
