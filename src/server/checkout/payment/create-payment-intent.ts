import { isPaid, isPayable } from '#domain/orders/payment-state.ts'
import type { Handler } from '../../identity/handler.ts'
import { requireUnrestricted } from '../../identity/restrictions/restricted.ts'
import { accountOf } from '../../identity/sessions/sessions.ts'
import { type CardRequest, openRequestOf } from '../../orders/card-requests.ts'
import { bindPayment } from '../../orders/order-payment.ts'
import type { Order } from '../../orders/orders.ts'
import { ownOrder } from '../../orders/own-order.ts'
import { orProviderAway } from '../../orders/provider-away.ts'
import { type CardIntent, isAuthorised } from '../../platform/gateways/cards/cards.ts'
import { ApiError, unavailable } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { savedCardOf } from '../saved-card/card-customer.ts'
import { anotherPrice, paidAlready, refuseAsPaid } from './already-paid.ts'
import { beforePaying } from './answers-at-payment.ts'
import { retryPayment } from './retry-payment.ts'

const away = 'We could not reach the card provider. You have not been charged. Please try again.'
/** Two tabs can change one order concurrently; this bounds the retries. */
const mostTries = 4

type Request = Parameters<Handler<'create_payment_intent'>>[0]

export const createPaymentIntent =
  (services: Services): Handler<'create_payment_intent'> =>
  async (request) => {
    const { order, intent, keeping } = await orProviderAway(away, prepare(services, request))
    const { provider, publishableKey } = services.cards
    return {
      clientSecret: intent.clientSecret,
      orderId: order.id,
      paymentIntent: intent.id,
      provider,
      publishableKey,
      ...(keeping && { keeping }),
    }
  }

/** The signed-in owner of the order is offered their saved card, or to save one. */
async function prepare(services: Services, request: Request) {
  const begun = await begin(services, request)
  const { accountId: ownerId } = begun.order
  const now = services.now()
  await services.database.run((orm) => requireUnrestricted(orm, 'order', { accountId: ownerId, by: 'patient', now }))
  const { presented } = request.session
  const accountId = presented && (await accountOf(services.database, presented))
  const isOwn = accountId !== null && accountId === begun.order.accountId
  return { ...begun, keeping: isOwn ? { saved: await savedCardOf(services, accountId) } : null }
}

interface Begun {
  readonly order: Order
  readonly intent: CardIntent
}

async function begin(services: Services, request: Request): Promise<Begun> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const order = await ownOrder(services, request, request.body.answerId)
    const wanted = await openRequest(services, order)
    if (wanted) {
      const anew = await retryPayment(services, order, wanted, request.body.amount)
      if (anew) return { order, intent: anew }
      continue
    }
    refuseUnlessOwed(order, request.body.amount)
    const stored = order.paymentIntent === null ? null : await services.cards.retrieve(order.paymentIntent)
    // A card that was released before its order could end is settled first, too.
    const isUnsettled = stored && (isAuthorised(stored) || order.authorisedAt !== null)
    if (isUnsettled && stored.amountPence === order.amountPence) {
      await refuseAsPaid(services, order, stored)
      continue
    }
    await beforePaying(services, order)
    const isUsable = stored && stored.status !== 'canceled' && stored.amountPence === order.amountPence
    const intent = isUsable ? stored : await replace(services, order, stored)
    if (intent) return { order, intent }
    // The order changed meanwhile: retries with its new state.
  }
  throw unavailable()
}

/** Reauthorisation requires an earlier authorisation. */
const openRequest = async ({ database }: Services, order: Order): Promise<CardRequest | null> =>
  order.paymentIntent === null ? null : database.run((orm) => openRequestOf(orm, order.id))

function refuseUnlessOwed(order: Order, amount: number): void {
  if (isPaid(order.state)) throw paidAlready(order.reference)
  if (!isPayable(order.state)) {
    throw new ApiError(409, 'This order is closed and was not charged. Please order again.', { status: 'Closed' })
  }
  if (amount !== order.amountPence / 100) throw anotherPrice(order.amountPence)
}

/**
 * A new intent in place of one that cannot be paid, which is cancelled before the new one is returned. The key names
 * the amount and the previous intent, so that the same request gives the same intent, and another amount another. Null:
 * the order has changed.
 */
async function replace(services: Services, order: Order, stored: CardIntent | null): Promise<CardIntent | null> {
  const { cards, database, now } = services
  if (stored && stored.status !== 'canceled') {
    const { status } = await cards.cancel(stored.id)
    if (status !== 'canceled') return null
  }
  const key = [order.id, order.amountPence, ...(stored ? [stored.id] : [])].join(':')
  const { id, reference, amountPence } = order
  const intent = await cards.create({ id, reference, amountPence, key })
  const isBound = await database.run((orm) =>
    // A single statement needs no transaction of its own.
    order.state === 'draft'
      ? orm.transaction((tx) => bindPayment(tx, order, intent.id, now()))
      : bindPayment(orm, order, intent.id, now()),
  )
  return isBound ? intent : null
}
