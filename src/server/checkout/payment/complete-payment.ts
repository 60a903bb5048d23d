import { eq } from 'drizzle-orm'
import { serviceOf } from '#domain/booking/service.ts'
import { isPaid } from '#domain/orders/payment-state.ts'
import { giveBackSoon } from '../../bookings/refunds.ts'
import { type CardIntent, type CardPayments, isAuthorised } from '../../gateways/cards/cards.ts'
import { sendSoon, writeOrderEmail } from '../../orders/order-email.ts'
import { isOrderId } from '../../orders/order-id.ts'
import { type Actor, moveOrder, type Order } from '../../orders/orders.ts'
import { orders } from '../../orders/tables.ts'
import type { Services } from '../../services.ts'
import { completeBooking, type NotTaken } from './complete-booking.ts'

export type Completion =
  /** The order is paid by this intent: `isNew` if it was not until now. */
  | { readonly outcome: 'paid'; readonly reference: string; readonly isNew: boolean }
  /** A booking came to nothing: the card was let go. */
  | { readonly outcome: 'not taken'; readonly because: NotTaken }
  /** The provider had taken the money before the time was found to be gone. All of it goes back. */
  | { readonly outcome: 'lost'; readonly refundedPence: number; readonly refundId: string | null }
  /** The card was authorised for nothing that is owed, and has been let go. */
  | { readonly outcome: 'released' }
  /** Nothing is authorised, or it is no business of ours. */
  | { readonly outcome: 'none' }

/**
 * The one place where an authorised card becomes a paid order or booking, whoever brings the news. `intent` was just
 * read from the provider. What comes second finds the work done.
 */
export async function completePayment(services: Services, intent: CardIntent, by: Actor): Promise<Completion> {
  const completion = await complete(services, intent, by)
  if (completion.outcome === 'released') await release(services.cards, intent)
  if (completion.outcome === 'lost') await giveBackSoon(services, completion.refundId)
  if (completion.outcome !== 'none') sendSoon(services)
  return completion
}

async function complete(services: Services, intent: CardIntent, by: Actor): Promise<Completion> {
  const { orderId } = intent
  // One that was let go can still have something to be told about it.
  const isNews = isAuthorised(intent) || intent.status === 'canceled'
  if (!isNews || orderId === null || !isOrderId(orderId)) return { outcome: 'none' }
  const [order] = await services.database.run((orm) => orm.select().from(orders).where(eq(orders.id, orderId)))
  // Other installations may share the provider's account: what we do not know is not ours to touch.
  if (!order) return { outcome: 'none' }
  if (!isAuthorised(intent) && order.authorisedAt === null) return { outcome: 'none' }
  if (!isPaymentOf(order, intent)) return isAuthorised(intent) ? { outcome: 'released' } : { outcome: 'none' }
  if (serviceOf(order.item)) return completeBooking(services, order, intent, by)
  return isAuthorised(intent) ? completeOrder(services, order, by) : { outcome: 'none' }
}

/** The card stays authorised until a clinician has decided. */
const completeOrder = (services: Services, { id }: Order, by: Actor): Promise<Completion> =>
  services.database.run((orm) =>
    orm.transaction(async (tx): Promise<Completion> => {
      const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
      if (!order) return { outcome: 'none' }
      if (isPaid(order.state)) return { outcome: 'paid', reference: order.reference, isNew: false }
      const moved = await moveOrder(tx, order, { to: 'awaiting review', by, set: { authorisedAt: new Date() } })
      if (!moved) return { outcome: 'released' }
      await writeOrderEmail(services, tx, moved, 'authorised')
      return { outcome: 'paid', reference: order.reference, isNew: true }
    }),
  )

const isPaymentOf = (order: Order, intent: CardIntent) =>
  order.paymentIntent === intent.id && order.amountPence === intent.amountPence

/** Lets the money go: an authorisation is cancelled, and what was taken already is refunded. */
async function release(cards: CardPayments, intent: CardIntent): Promise<void> {
  const { status } = await cards.cancel(intent.id)
  if (status === 'succeeded') await cards.refund(intent.id, intent.amountPence, `${intent.id}:not-owed`)
}
