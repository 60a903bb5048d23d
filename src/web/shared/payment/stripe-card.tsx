import type { Stripe, StripeCardElement } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { cardPayment } from '#content/checkout/order-summary.ts'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import type { CardProps } from './card-props.ts'
import { PayButton } from './pay-button.tsx'
import { stripeCardOutcome } from './stripe-outcome.ts'
import { StripeWallets } from './stripe-wallets.tsx'

interface Mounted {
  readonly stripe: Stripe
  readonly card: StripeCardElement
}

/** Stripe draws its field in a frame of its own, which our style sheet does not reach: it is told the colours of ours. */
function styleLike(box: HTMLElement) {
  const { color } = getComputedStyle(box)
  const isDark = document.documentElement.dataset.theme === 'dark'
  return { base: { color, fontSize: '17px', iconColor: color }, invalid: { color: isDark ? '#ff8a80' : '#a63a24' } }
}

/** Stripe's own card field: what is typed there goes to Stripe alone. */
export function StripeCard(props: CardProps) {
  const { intent, totalPence, isProcessing, problem, payBlocked, keepChoice, onTyping, onPay } = props
  const box = useRef<HTMLDivElement>(null)
  const [mounted, setMounted] = useState<Mounted | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const typing = useEffectEvent(onTyping)
  const { publishableKey, clientSecret } = intent

  useEffect(() => {
    let card: StripeCardElement | undefined
    let isLeft = false
    void mount()
    return () => {
      isLeft = true
      card?.destroy()
    }

    async function mount() {
      try {
        const stripe = publishableKey ? await loadStripe(publishableKey) : null
        if (isLeft) return
        if (!stripe || !box.current) return setHasFailed(true)
        card = stripe
          .elements({ locale: 'en-GB' })
          .create('card', { hidePostalCode: true, style: styleLike(box.current) })
        card.on('change', () => typing())
        card.on('ready', () => card?.focus())
        card.mount(box.current)
        setMounted({ stripe, card })
      } catch {
        if (!isLeft) setHasFailed(true)
      }
    }
  }, [publishableKey])

  function pay(event: FormEvent) {
    event.preventDefault()
    if (!mounted || isProcessing || payBlocked) return
    const { stripe, card } = mounted
    const given = { payment_method: { card } }
    onPay(async () =>
      stripeCardOutcome(
        totalPence === null
          ? await stripe.confirmCardSetup(clientSecret, given)
          : await stripe.confirmCardPayment(clientSecret, given),
      ),
    )
  }

  if (hasFailed) return <AlertMessage>{cardPayment.exception}</AlertMessage>
  return (
    <form onSubmit={pay} noValidate className="space-y-5">
      {mounted && !payBlocked && totalPence !== null && (
        <StripeWallets stripe={mounted.stripe} clientSecret={clientSecret} onPay={onPay} />
      )}
      <div>
        <p className="font-semibold">{cardPayment.card}</p>
        <div ref={box} className="mt-2 min-h-13 rounded-option border border-line-strong bg-white px-4 py-4" />
      </div>
      <PayButton {...{ totalPence, isProcessing, problem, keepChoice }} blocked={payBlocked} />
    </form>
  )
}
