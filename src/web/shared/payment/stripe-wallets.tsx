import type { Stripe, StripeExpressCheckoutElement } from '@stripe/stripe-js'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { cardPayment } from '#content/checkout/order-summary.ts'
import type { CardOutcome } from './card-outcome.ts'
import { stripeCardOutcome } from './stripe-outcome.ts'

interface Props {
  readonly stripe: Stripe
  readonly clientSecret: string
  readonly onPay: (confirm: () => Promise<CardOutcome>) => unknown
}

/** Apple Pay and Google Pay, in the provider's own buttons, where this browser has either. */
export function StripeWallets({ stripe, clientSecret, onPay }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [isOffered, setIsOffered] = useState(false)
  const pay = useEffectEvent(onPay)

  useEffect(() => {
    const elements = stripe.elements({ clientSecret, locale: 'en-GB' })
    const wallets: StripeExpressCheckoutElement = elements.create('expressCheckout', {
      paymentMethods: {
        applePay: 'auto',
        googlePay: 'auto',
        link: 'never',
        paypal: 'never',
        amazonPay: 'never',
        klarna: 'never',
      },
      buttonHeight: 52,
    })
    wallets.on('ready', ({ availablePaymentMethods }) => setIsOffered(availablePaymentMethods !== undefined))
    wallets.on('confirm', ({ paymentFailed }) => {
      // Without what is in the address: what was ordered is nobody's business but ours.
      const confirmParams = { return_url: window.location.origin + window.location.pathname }
      let isSent = false
      const send = async () => {
        isSent = true
        return stripeCardOutcome(await stripe.confirmPayment({ elements, confirmParams, redirect: 'if_required' }))
      }
      // Without a connection, or while another payment is on its way, nothing is sent: the sheet of the wallet is told, or it
      // would wait over the page that says so.
      void Promise.resolve(pay(send)).finally(() => {
        if (!isSent) paymentFailed({ reason: 'fail' })
      })
    })
    if (box.current) wallets.mount(box.current)
    return () => wallets.destroy()
  }, [stripe, clientSecret])

  return (
    <>
      <div ref={box} />
      {isOffered && <p className="text-center text-sm text-ink-soft">{cardPayment.orByCard}</p>}
    </>
  )
}
