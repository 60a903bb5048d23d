import type { Orm } from '../database/database.ts'
import type { Actor, Order } from '../orders/orders.ts'
import type { Services } from '../services.ts'
import { writeAppointmentEmail } from './appointment-email.ts'
import { type Appointment, claim, moveAppointment } from './claims.ts'
import { lockAppointmentOf } from './holds.ts'
import { oweRefund } from './refunds.ts'

/** The time is theirs, or it was somebody else's already and all of the money is owed back. */
export type Booked = { readonly isBooked: true } | { readonly isBooked: false; readonly refundId: string | null }

/** An order for an appointment is paid: what was held becomes booked, in the transaction in which the order moves. */
export async function bookPaid(services: Services, tx: Orm, order: Order, by: Actor): Promise<Booked> {
  const held = await lockAppointmentOf(tx, order.id)
  if (!held) throw new Error('An appointment was paid for that nobody had chosen.')
  const booked = await book(tx, held, by, services.now())
  if (booked) {
    await writeAppointmentEmail(services, tx, booked.id, { occasion: 'booked' })
    return { isBooked: true }
  }
  const refundId = await oweRefund(tx, {
    orderId: order.id,
    appointmentId: held.id,
    amountPence: order.amountPence,
    reason: 'lost',
  })
  return { isBooked: false, refundId }
}

async function book(tx: Orm, held: Appointment, by: Actor, now: number): Promise<Appointment | null> {
  const isOver = held.heldUntil.getTime() <= now
  if (held.state === 'held' && isOver && held.startsAt.getTime() <= now) {
    await moveAppointment(tx, held, { to: 'released', by: 'clock' })
    return null
  }
  // As long as nobody else has taken it, it does not matter that the hold is over.
  if (held.state === 'held') return moveAppointment(tx, held, { to: 'booked', by })
  if (held.state !== 'released' || held.startsAt.getTime() <= now) return null
  const { clinicianId, service, startsAt, minutes, visitId, orderId, policyVersion } = held
  return claim(tx, {
    clinicianId,
    service,
    startsAt,
    minutes,
    visitId,
    orderId,
    policyVersion,
    state: 'booked',
    by,
    now,
  })
}
