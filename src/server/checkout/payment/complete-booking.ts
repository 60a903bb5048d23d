import { and, desc, eq } from 'drizzle-orm'
import { isPaid, isPayable } from '#domain/orders/payment-state.ts'
import { writeAppointmentEmail } from '../../bookings/appointment-email.ts'
import { bookTime, releaseTime } from '../../bookings/book-time.ts'
import { lockAppointmentOf } from '../../bookings/holds.ts'
import { oweRefund } from '../../bookings/refunds.ts'
import type { Orm } from '../../database/database.ts'
import { type CardIntent, isAuthorised } from '../../gateways/cards/cards.ts'
import { type Actor, moveOrder, type Order } from '../../orders/orders.ts'
import { orderEvents, orders } from '../../orders/tables.ts'
import type { Services } from '../../services.ts'
import type { Completion } from './complete-payment.ts'

/** Why a booking came to nothing although the card was authorised. Nothing was taken. */
const notTakenReasons = ['time gone', 'card refused'] as const
export type NotTaken = (typeof notTakenReasons)[number]

/**
 * the card is authorised; now the time is claimed, and only then is the money taken. Each of the three is written
 * down or known to the provider before the next, so whoever comes after a crash goes on where it stopped: an order that
 * is not paid yet but has `authorisedAt` is on this way.
 */
export async function completeBooking(
  services: Services,
  order: Order,
  intent: CardIntent,
  by: Actor,
): Promise<Completion> {
  const { cards } = services
  const claimed = await inTransaction(services, order.id, (tx, now) => claimTime(services, tx, now, by))
  if (claimed !== 'claimed' && claimed !== 'time gone') return claimed
  if (claimed === 'claimed') {
    const { status } = isAuthorised(intent) ? await cards.capture(intent.id) : intent
    if (status === 'succeeded') return recordPaid(services, order, by)
  }
  const { status } = await cards.cancel(intent.id)
  if (status === 'processing') return { outcome: 'none' }
  if (status === 'succeeded')
    return claimed === 'claimed' ? recordPaid(services, order, by) : recordLost(services, order, by)
  return recordNotTaken(services, order, claimed === 'claimed' ? 'card refused' : 'time gone', by)
}

/** With the order as it is now, which nobody else changes meanwhile. */
const inTransaction = <Result>(
  { database }: Services,
  orderId: string,
  work: (tx: Orm, order: Order) => Promise<Result>,
): Promise<Result> =>
  database.run((orm) =>
    orm.transaction(async (tx) => {
      const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
      if (!order) throw new Error('An order is gone while it is being paid.')
      return work(tx, order)
    }),
  )

async function claimTime(
  services: Services,
  tx: Orm,
  order: Order,
  by: Actor,
): Promise<Completion | 'claimed' | 'time gone'> {
  if (isPaid(order.state)) return standingOf(tx, order)
  // Its money is not owed; where that was decided here, it is told again why.
  if (!isPayable(order.state)) {
    const because = await notTakenBecause(tx, order.id)
    return because ? { outcome: 'not taken', because } : { outcome: 'released' }
  }
  const wanted = await lockAppointmentOf(tx, order.id)
  if (!wanted) throw new Error('An appointment was paid for that nobody had chosen.')
  if (wanted.state === 'booked') return 'claimed'
  // Somebody has found before that it is gone, and is letting the card go.
  if (order.authorisedAt !== null) return 'time gone'
  const booked = await bookTime(tx, wanted, by, services.now())
  const authorisedAt = new Date(services.now())
  await tx.update(orders).set({ authorisedAt, updatedAt: new Date() }).where(eq(orders.id, order.id))
  return booked ? 'claimed' : 'time gone'
}

const recordPaid = (services: Services, { id }: Order, by: Actor): Promise<Completion> =>
  inTransaction(services, id, async (tx, order) => {
    const paid = await moveOrder(tx, order, { to: 'paid', by })
    if (!paid) return standingOf(tx, order)
    const booked = await lockAppointmentOf(tx, id)
    if (booked) await writeAppointmentEmail(services, tx, booked.id, { occasion: 'booked' })
    return { outcome: 'paid', reference: order.reference, isNew: true }
  })

const recordNotTaken = (services: Services, { id }: Order, because: NotTaken, by: Actor): Promise<Completion> =>
  inTransaction(services, id, async (tx, order) => {
    if (isPaid(order.state)) return standingOf(tx, order)
    const wanted = await lockAppointmentOf(tx, id)
    if (wanted) await releaseTime(tx, wanted, services.now())
    const closed = await moveOrder(tx, order, { to: 'expired', by, note: because })
    if (closed && wanted) await writeAppointmentEmail(services, tx, wanted.id, { occasion: because })
    return { outcome: 'not taken', because: (await notTakenBecause(tx, id)) ?? because }
  })

/** The provider had taken the money already, by its own hand or under an older agreement: it all goes back. */
const recordLost = (services: Services, { id }: Order, by: Actor): Promise<Completion> =>
  inTransaction(services, id, async (tx, order) => {
    const paid = await moveOrder(tx, order, { to: 'paid', by })
    const wanted = await lockAppointmentOf(tx, id)
    if (!paid || !wanted) return standingOf(tx, order)
    await releaseTime(tx, wanted, services.now())
    const { amountPence } = order
    const refundId = await oweRefund(tx, { orderId: id, appointmentId: wanted.id, amountPence, reason: 'lost' })
    return { outcome: 'lost', refundedPence: amountPence, refundId }
  })

/** How a booking is whose payment has been dealt with before. */
export async function standingOf(tx: Orm, order: Order): Promise<Completion> {
  const appointment = await lockAppointmentOf(tx, order.id)
  return appointment?.state === 'released'
    ? { outcome: 'lost', refundedPence: order.amountPence, refundId: null }
    : { outcome: 'paid', reference: order.reference, isNew: false }
}

/** Why it was closed, or null if it was for another reason. */
export async function notTakenBecause(tx: Orm, orderId: string): Promise<NotTaken | null> {
  const [event] = await tx
    .select({ note: orderEvents.note })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.toState, 'expired')))
    .orderBy(desc(orderEvents.id))
    .limit(1)
  return notTakenReasons.find((reason) => reason === event?.note) ?? null
}
