import type { Services } from '../../services.ts'
import type { CardPayments } from './cards.ts'
import { startSandbox } from './sandbox/sandbox.ts'
import { stripeCards } from './stripe-cards.ts'

/** Stripe if it is configured; otherwise the sandbox, which has Stripe's API and charges nobody. */
export async function createCards(
  given: Pick<Services, 'config' | 'database' | 'vault' | 'log'>,
): Promise<CardPayments> {
  const { stripe } = given.config
  if (stripe === null) return startSandbox(given)
  return stripeCards({ ...stripe, provider: 'stripe', at: null, close: async () => undefined })
}
