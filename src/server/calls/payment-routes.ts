import type { FastifyInstance } from 'fastify'
import { createPaymentIntent as createPaymentIntentCall } from '#contract/create-payment-intent.ts'
import { verifyPaymentIntent as verifyPaymentIntentCall } from '#contract/verify-payment-intent.ts'
import { visitOrders as visitOrdersCall } from '#contract/visit-orders.ts'
import { createPaymentIntent } from '../checkout/payment/create-payment-intent.ts'
import { verifyPaymentIntent } from '../checkout/payment/verify-payment-intent.ts'
import { paymentWebhook } from '../checkout/payment/webhook.ts'
import { serveSandboxCards } from '../gateways/cards/sandbox/routes.ts'
import { sandboxOf } from '../gateways/cards/sandbox/sandbox.ts'
import { visitOrders } from '../my-account/visit-orders.ts'
import type { Services } from '../services.ts'
import { route } from './route.ts'

/** Payments: the calls, the provider's webhook and, with the sandbox, its own pages. */
export function paymentRoutes(app: FastifyInstance, services: Services): void {
  const { cards, config } = services
  route(app, services, createPaymentIntentCall, createPaymentIntent(services))
  route(app, services, verifyPaymentIntentCall, verifyPaymentIntent(services))
  route(app, services, visitOrdersCall, visitOrders(services))
  paymentWebhook(app, services)
  app.addHook('onClose', () => cards.close())

  const sandbox = sandboxOf(cards)
  if (!sandbox) return
  serveSandboxCards(app, config, sandbox)
  app.addHook('onListen', async () => sandbox.webhooks.deliverTo(postTo(app, `${config.apiPrefix}/payment_webhook`)))
}

const deliverWithinMs = 5_000

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
