import type { FastifyInstance } from 'fastify'
import { serveSandboxCards } from '../gateways/cards/sandbox/routes.ts'
import { sandboxOf } from '../gateways/cards/sandbox/sandbox.ts'
import type { Services } from '../services.ts'

const deliverWithinMs = 5_000

/** With the sandbox in the place of a card provider, its own counter; and it is told where its webhooks go. */
export function sandboxRoutes(app: FastifyInstance, { cards, config }: Services): void {
  const sandbox = sandboxOf(cards)
  if (!sandbox) return
  serveSandboxCards(app, config, sandbox)
  app.addHook('onListen', async () => sandbox.webhooks.deliverTo(postTo(app, `${config.apiPrefix}/payment_webhook`)))
}

/** The sandbox has no other way to know where we are: it is told the address we listen on. */
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
