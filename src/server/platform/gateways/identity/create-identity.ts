import type { Services } from '../../services.ts'
import type { IdentityChecks } from './identity.ts'
import { sandboxIdentity } from './sandbox/sandbox.ts'
import { stripeIdentity } from './stripe-identity.ts'

/** Stripe Identity if it is configured; otherwise the stand-in, which checks no document. */
export const createIdentity = (
  given: Pick<Services, 'config' | 'database' | 'vault' | 'log' | 'now'>,
): IdentityChecks => {
  const { identity } = given.config
  return identity === null ? sandboxIdentity(given) : stripeIdentity(identity)
}
