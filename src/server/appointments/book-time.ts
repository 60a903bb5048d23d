import type { Instant } from '#domain/calendar/london-time.ts'
import type { Actor } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { type Appointment, claim, moveAppointment } from './claims.ts'

/**
 * The card is authorised: the held time becomes booked. Null if another patient has it. An expired hold still counts as
 * long as nobody else took the time.
 */
export async function bookTime(tx: Orm, held: Appointment, by: Actor, now: Instant): Promise<Appointment | null> {
  const isOver = held.heldUntil.getTime() <= now
  if (held.state === 'held' && isOver && held.startsAt.getTime() <= now) {
    await moveAppointment(tx, held, { to: 'released', by: 'clock' })
    return null
  }
  if (held.state === 'held') return moveAppointment(tx, held, { to: 'booked', by, set: { bookedAt: new Date(now) } })
  if (held.state !== 'released' || held.startsAt.getTime() <= now) return null
  const { clinicianId, service, startsAt, minutes, guestSessionId, orderId, policyVersion } = held
  return claim(tx, {
    clinicianId,
    service,
    startsAt,
    minutes,
    guestSessionId,
    orderId,
    policyVersion,
    state: 'booked',
    by,
    now,
  })
}

/** The card could not be charged: the time is released for others. */
export async function releaseTime(tx: Orm, claimed: Appointment, now: Instant): Promise<void> {
  if (claimed.state === 'booked' || claimed.state === 'held')
    await moveAppointment(tx, claimed, { to: 'released', by: 'provider', now })
}
