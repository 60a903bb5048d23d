import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { isOrderId } from '../../orders/order-id.ts'
import { CardsUnreachable } from '../../platform/gateways/cards/cards.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { sendEnvelope } from '../../platform/http/envelope.ts'
import type { Services } from '../../platform/services.ts'
import { compareOrder } from './compare-money.ts'
import { completePayment } from './complete-payment.ts'
import { paymentEvents } from './tables.ts'

/** A provider's event carries the whole payment. */
const bodyLimit = 256 * 1_024

const unsigned = () => new ApiError(400, 'This is not an event that the card provider signed just now.')
/** Not processed, so not acknowledged: the provider sends it again. */
const later = () => new ApiError(503, 'The card provider could not be asked. Please send this again.', null, 30)

/**
 * Handles the provider's webhooks. Only their signature is trusted: the payment is read again from the provider, so
 * their order, delay and repetition do not matter.
 */
export function paymentWebhook(app: FastifyInstance, services: Services): void {
  const { cards, config } = services
  app.register(async (scope) => {
    // The signature covers the raw bytes.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    scope.post(`${config.apiPrefix}/payment_webhook`, { bodyLimit }, async (request, reply) => {
      const signature = request.headers['stripe-signature']
      if (!Buffer.isBuffer(request.body) || typeof signature !== 'string') throw unsigned()
      const event = await cards.readEvent(request.body, signature)
      if (!event) throw unsigned()
      if (event.intentId !== null && !(await isKnown(services, event.id))) {
        await act(services, event.intentId)
        await remember(services, event.id)
      }
      return sendEnvelope(reply, { code: 200, data: null, message: 'OK' })
    })
  })
}

async function act(services: Services, intentId: string): Promise<void> {
  try {
    const intent = await services.cards.retrieve(intentId)
    await completePayment(services, intent, 'provider')
    if (intent.orderId !== null && isOrderId(intent.orderId)) await compareOrder(services, intent.orderId)
  } catch (error) {
    if (error instanceof CardsUnreachable) throw later()
    // The provider does not know it either: sending it again would change nothing.
    if ((error as { code?: unknown }).code !== 'resource_missing') throw error
  }
}

async function isKnown({ database }: Services, id: string): Promise<boolean> {
  const found = await database.run((orm) =>
    orm.select({ id: paymentEvents.id }).from(paymentEvents).where(eq(paymentEvents.id, id)),
  )
  return found.length > 0
}

/** After processing and not before: a recorded event is not processed again. */
const remember = ({ database }: Services, id: string) =>
  database.run((orm) => orm.insert(paymentEvents).values({ id }).onConflictDoNothing())
