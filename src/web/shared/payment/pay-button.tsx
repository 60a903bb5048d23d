import { cardPayment } from '#content/checkout/order-summary.ts'
import { cardConsent, cardPageWords, savedCardWords } from '#content/checkout/saved-card.ts'
import { pounds } from '#domain/orders/money.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { OptionCard } from '#web/kit/ui/option-card.tsx'
import type { CardProps, KeepChoice } from './card-props.ts'
import { NotPaid } from './not-paid.tsx'

type Props = Pick<CardProps, 'totalPence' | 'isProcessing' | 'problem' | 'keepChoice'> & {
  readonly blocked: CardProps['payBlocked']
}

export function PayButton({ totalPence, isProcessing, problem, blocked, keepChoice }: Props) {
  // A card that is on its way is not held up any more.
  if (blocked && !isProcessing) return <AlertMessage action={blocked.action}>{blocked.reason}</AlertMessage>
  return (
    <div className="space-y-4">
      {keepChoice && <KeepCardBox {...keepChoice} isDisabled={isProcessing} />}
      {problem && <NotPaid problem={problem} />}
      <Button type="submit" size="large" wide busy={isProcessing} busyLabel={cardPayment.processing}>
        {totalPence === null ? cardPageWords.save : cardPayment.pay(pounds(totalPence))}
      </Button>
      <p className="text-center text-sm text-ink-soft">{aboutKeeping(totalPence, keepChoice)}</p>
    </div>
  )
}

function aboutKeeping(totalPence: number | null, keepChoice: KeepChoice | undefined): string {
  if (totalPence === null) return cardPageWords.notTaken
  return keepChoice?.isKept ? savedCardWords.yourPress : cardPayment.notKept
}

const KeepCardBox = ({ isKept, onChoose, isDisabled }: KeepChoice & { readonly isDisabled: boolean }) => (
  <OptionCard
    plain
    type="checkbox"
    id="keep-card"
    name="keep-card"
    checked={isKept}
    disabled={isDisabled}
    label={<span className="text-sm">{cardConsent.wording}</span>}
    onChange={onChoose}
  />
)
