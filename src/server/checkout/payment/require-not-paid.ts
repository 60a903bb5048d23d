import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { placing } from '#content/checkout/checkout.ts'
import { kindOf, type OrderKind } from '#domain/orders/kinds.ts'
import { isPaid, payableStates } from '#domain/orders/payment-state.ts'
import { isOrderId } from '../../orders/order-id.ts'
import type { Order } from '../../orders/orders.ts'
import { orProviderAway } from '../../orders/provider-away.ts'
import { orders } from '../../orders/tables.ts'
import { isAuthorised } from '../../platform/gateways/cards/cards.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { completePayment } from './complete-payment.ts'

const paid = (reference: string) => new ApiError(409, placing.paidAlready(reference), { status: 'Success', reference })

/**
 * A paid order stays as it was before the payment: refuses a form that comes later, or while the provider is working.
 * `sentBefore` is the order for which the same form was sent before, if any.
 */
export async function requireNotPaid(
  services: Services,
  guestSessionId: string,
  kind: OrderKind,
  sentBefore: string | null | undefined,
): Promise<void> {
  const { database } = services
  const ofGuestSession = and(eq(orders.guestSessionId, guestSessionId), eq(orders.kind, kind))
  if (sentBefore && isOrderId(sentBefore)) {
    const [before] = await database.run((orm) =>
      orm
        .select()
        .from(orders)
        .where(and(ofGuestSession, eq(orders.id, sentBefore))),
    )
    if (before && isPaid(before.state)) throw paid(before.reference)
  }
  if (kindOf({ kind }).taking === 'on approval') {
    // One decision at a time, and no second payment from another tab.
    const [reviewed] = await database.run((orm) =>
      orm
        .select({ reference: orders.reference })
        .from(orders)
        .where(and(ofGuestSession, eq(orders.state, 'awaiting review'))),
    )
    if (reviewed) throw paid(reviewed.reference)
  }
  const [open] = await database.run((orm) =>
    orm
      .select()
      .from(orders)
      .where(and(ofGuestSession, inArray(orders.state, [...payableStates]), isNotNull(orders.paymentIntent))),
  )
  if (open?.paymentIntent) await orProviderAway(placing.notAsked, ask(services, open, open.paymentIntent))
}

async function ask(services: Services, { authorisedAt }: Order, intentId: string): Promise<void> {
  const intent = await services.cards.retrieve(intentId)
  if (intent.status === 'processing') throw new ApiError(409, placing.underWay, { status: 'Processing' })
  // One that was released may still need to end its order.
  if (!isAuthorised(intent) && authorisedAt === null) return
  const completion = await completePayment(services, intent, 'patient')
  if (completion.outcome === 'paid') throw paid(completion.reference)
}
