import type { FastifyInstance } from 'fastify'
import { serveSandboxCards } from '../../platform/gateways/cards/sandbox/routes.ts'
import { sandboxOf } from '../../platform/gateways/cards/sandbox/sandbox.ts'
import type { Webhooks } from '../../platform/gateways/cards/sandbox/webhooks.ts'
import { serveSandboxIdentity } from '../../platform/gateways/identity/sandbox/routes.ts'
import { sandboxIdentityOf } from '../../platform/gateways/identity/sandbox/sandbox.ts'
import type { Services } from '../../platform/services.ts'

const deliverWithinMs = 5_000

/** Routes of a provider's sandbox: its browser endpoints, and the address for its webhooks. */
export function sandboxRoutes(app: FastifyInstance, { cards, identity, config }: Services): void {
  const deliverTo = (webhooks: Webhooks, path: string) =>
    app.addHook('onListen', async () => webhooks.deliverTo(postTo(app, `${config.apiPrefix}/${path}`)))
  const sandboxCards = sandboxOf(cards)
  if (sandboxCards) {
    serveSandboxCards(app, config, sandboxCards)
    deliverTo(sandboxCards.webhooks, 'payment_webhook')
  }
  const sandboxIdentity = sandboxIdentityOf(identity)
  if (sandboxIdentity) {
    serveSandboxIdentity(app, config, sandboxIdentity)
    deliverTo(sandboxIdentity.webhooks, 'identity_webhook')
  }
}

/** The sandbox cannot know our address, so it is told where we listen. */
function postTo(app: FastifyInstance, path: string) {
  const [{ address, family, port }] = app.addresses() as [{ address: string; family: string; port: number }]
  const isEverywhere = address === '0.0.0.0' || address === '::'
  const host = isEverywhere ? 'localhost' : family === 'IPv6' ? `[${address}]` : address
  return async (body: string, signature: string) => {
    const response = await fetch(`http://${host}:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
      signal: AbortSignal.timeout(deliverWithinMs),
    })
    if (!response.ok) throw new Error(`The webhook was answered with ${response.status}.`)
  }
}
