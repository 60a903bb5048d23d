import type { Instant } from '#domain/calendar/london-time.ts'
import type { Actor } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { type Appointment, claim, moveAppointment } from './claims.ts'

/**
 * The card is authorised: what was held becomes booked, or null if somebody else has it. As long as nobody does, it does
 * not matter that the hold is over.
 */
export async function bookTime(tx: Orm, held: Appointment, by: Actor, now: Instant): Promise<Appointment | null> {
  const isOver = held.heldUntil.getTime() <= now
  if (held.state === 'held' && isOver && held.startsAt.getTime() <= now) {
    await moveAppointment(tx, held, { to: 'released', by: 'clock' })
    return null
  }
  if (held.state === 'held') return moveAppointment(tx, held, { to: 'booked', by, set: { bookedAt: new Date(now) } })
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

/** The money could not be taken: the time is others' again. */
export async function releaseTime(tx: Orm, claimed: Appointment, now: Instant): Promise<void> {
  if (claimed.state === 'booked' || claimed.state === 'held')
    await moveAppointment(tx, claimed, { to: 'released', by: 'provider', now })
}
