import { useState } from 'react'
import { savedCardWords } from '#content/checkout/saved-card.ts'
import { cardName } from '#domain/orders/saved-card.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { CardForm } from './card-form.tsx'
import type { PayBlocked } from './card-props.ts'
import { PayWithSaved } from './pay-with-saved.tsx'
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
