import { cardPayment } from '#content/checkout/order-summary.ts'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { useOnDemand } from '#web/kit/ui/use-on-demand.ts'
import type { CardProps } from './card-props.ts'
import { SandboxCard } from './sandbox-card.tsx'
import { Wait } from './wait.tsx'

const loadStripeCard = () => import('./stripe-card.tsx')

/** Stripe's field where a key is configured, the sandbox's own form otherwise. */
export function CardForm(props: CardProps) {
  const isStripe = props.intent.provider === 'stripe'
  const { module, failed } = useOnDemand(isStripe, loadStripeCard)
  if (!isStripe) return <SandboxCard {...props} />
  if (module) return <module.StripeCard {...props} />
  return failed ? <AlertMessage>{cardPayment.exception}</AlertMessage> : <Wait words={cardPayment.opening} />
}
