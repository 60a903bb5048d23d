import { eq } from 'drizzle-orm'
import { serviceOf } from '#domain/booking/service.ts'
import { isPaid } from '#domain/orders/payment-state.ts'
import { bookPaid } from '../bookings/book-paid.ts'
import { lockAppointmentOf } from '../bookings/holds.ts'
import { giveBackSoon } from '../bookings/refunds.ts'
import type { Orm } from '../database/database.ts'
import { orders } from '../database/schema.ts'
import { type CardIntent, type CardPayments, isAuthorised } from '../gateways/cards/cards.ts'
import { sendSoon, writeOrderEmail } from '../orders/order-email.ts'
import { isOrderId } from '../orders/order-id.ts'
import { type Actor, moveOrder, type Order } from '../orders/orders.ts'
import type { Services } from '../services.ts'

export type Completion =
  /** The order is paid by this intent: `isNew` if it was not until now. */
  | { readonly outcome: 'paid'; readonly reference: string; readonly isNew: boolean }
  /** It came after somebody else had the time of the appointment. All of it goes back. */
  | { readonly outcome: 'lost'; readonly refundedPence: number; readonly refundId: string | null }
  /** The card was authorised for nothing that is owed, and has been let go. */
  | { readonly outcome: 'released' }
  /** Nothing is authorised, or it is no business of ours. */
  | { readonly outcome: 'none' }

/**
 * The one place where an authorised card becomes a paid order or booking, whoever brings the news. `intent` was just read from the
 * provider. What comes second finds the work done.
 */
export async function completePayment(services: Services, intent: CardIntent, by: Actor): Promise<Completion> {
  const { orderId } = intent
  if (!isAuthorised(intent) || orderId === null || !isOrderId(orderId)) return { outcome: 'none' }
  const completion = await services.database.run((orm) =>
    orm.transaction(async (tx): Promise<Completion> => {
      const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
      // Other installations may share the provider's account: what we do not know is not ours to touch.
      if (!order) return { outcome: 'none' }
      if (!isPaymentOf(order, intent)) return { outcome: 'released' }
      if (isPaid(order.state)) return standingOf(tx, order)
      if (serviceOf(order.item)) return completeBooking(services, tx, order, by)
      const moved = await moveOrder(tx, order, { to: 'awaiting review', by, set: { authorisedAt: new Date() } })
      if (!moved) return { outcome: 'released' }
      await writeOrderEmail(services, tx, moved, 'authorised')
      return { outcome: 'paid', reference: order.reference, isNew: true }
    }),
  )
  if (completion.outcome === 'released') await release(services.cards, intent)
  if (completion.outcome === 'lost') await giveBackSoon(services, completion.refundId)
  if (completion.outcome === 'paid' && completion.isNew) sendSoon(services)
  return completion
}

/** How an order stands whose payment has been dealt with before. */
export async function standingOf(tx: Orm, order: Order): Promise<Completion> {
  const appointment = serviceOf(order.item) && (await lockAppointmentOf(tx, order.id))
  return appointment?.state === 'released'
    ? { outcome: 'lost', refundedPence: order.amountPence, refundId: null }
    : { outcome: 'paid', reference: order.reference, isNew: false }
}

/** An appointment is paid for at once, and booked in the same moment or not at all. */
async function completeBooking(services: Services, tx: Orm, order: Order, by: Actor): Promise<Completion> {
  const moved = await moveOrder(tx, order, { to: 'paid', by, set: { authorisedAt: new Date(services.now()) } })
  if (!moved) return { outcome: 'released' }
  const booked = await bookPaid(services, tx, moved, by)
  return booked.isBooked
    ? { outcome: 'paid', reference: order.reference, isNew: true }
    : { outcome: 'lost', refundedPence: order.amountPence, refundId: booked.refundId }
}

const isPaymentOf = (order: Order, intent: CardIntent) =>
  order.paymentIntent === intent.id && order.amountPence === intent.amountPence

/** Lets the money go: an authorisation is cancelled, and what was taken already is given back. */
async function release(cards: CardPayments, intent: CardIntent): Promise<void> {
  const { status } = await cards.cancel(intent.id)
  if (status === 'succeeded') await cards.refund(intent.id, intent.amountPence, `${intent.id}:not-owed`)
}
