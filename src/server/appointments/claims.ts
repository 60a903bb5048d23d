import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { scheduleWords } from '#content/appointments/booking.ts'
import { holdMinutes } from '#domain/appointments/hold.ts'
import { bookableService } from '#domain/appointments/services.ts'
import { type BookingState, canBecome, liveStates } from '#domain/appointments/states.ts'
import { minuteMs } from '#domain/calendar/durations.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import { requireUnrestricted } from '../identity/restrictions/restricted.ts'
import type { Actor } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { publishDeskEvent } from '../platform/live-updates/publish-desk-event.ts'
import { appointmentEvents, appointments, clinicians } from './tables.ts'

export type Appointment = typeof appointments.$inferSelect

/** The sentence that R-18 specifies. */
export const slotTaken = (data: unknown = null) => new ApiError(409, scheduleWords.taken, data)

/** The same if the form or the payment comes after the guest session's hold has ended. */
export const holdIsOver = () => slotTaken({ reason: 'hold' })

export type NewClaim = Pick<
  Appointment,
  'clinicianId' | 'service' | 'startsAt' | 'minutes' | 'guestSessionId' | 'orderId' | 'policyVersion'
> & {
  /** The owner, if nothing is paid for it. */
  readonly accountId?: string | null
  /** For holds, which are limited per network. */
  readonly networkDigest?: Buffer
  readonly state: (typeof liveStates)[number]
  readonly by: Actor
  /** Id of the member of staff. */
  readonly staffId?: string
  /** For a hold longer than the few minutes a booking takes. */
  readonly reservedUntil?: Date
  readonly now: Instant
  /** For a time that an appointment is moved to. */
  readonly episode?: Pick<Appointment, 'episodeId' | 'sequence' | 'refundCapPence'>
}

/** Locks a clinician's times: nobody else claims one until the transaction ends. */
export const lockTimesOf = async (tx: Orm, clinicianId: string): Promise<void> =>
  void (await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`clinician/${clinicianId}`}, 0))`))

/** The appointments that block a time, buffers included. Read once the clinician's times are locked. */
export async function claimsNear(
  tx: Orm,
  { clinicianId, service, startsAt, minutes }: Pick<Appointment, 'clinicianId' | 'service' | 'startsAt' | 'minutes'>,
): Promise<Appointment[]> {
  // In the same statement, so that few connections wait for the lock.
  const own = sql`(select ${clinicians.bufferMinutes} from ${clinicians} where ${clinicians.id} = ${clinicianId})`
  const buffer = sql`greatest(${bookableService(service).bufferMinutes}::int, ${own})`
  return tx
    .select()
    .from(appointments)
    .where(
      and(
        eq(appointments.clinicianId, clinicianId),
        inArray(appointments.state, [...liveStates]),
        sql`${appointments.startsAt} > ${startsAt}::timestamptz - interval '1 day'`,
        sql`${appointments.startsAt} < ${startsAt}::timestamptz + make_interval(mins => ${minutes}::int + ${buffer})`,
        sql`${appointments.startsAt} + make_interval(mins => ${appointments.minutes} + ${buffer}) > ${startsAt}::timestamptz`,
      ),
    )
}

/**
 * Claims a time for a patient, or returns null if it or an overlapping time is taken. Claims on one clinician take
 * turns, and a unique index guards besides. Expired holds and the patient's own hold do not block. The caller runs this
 * in a transaction; until that ends nobody else claims a time of this clinician.
 */
export async function claim(
  tx: Orm,
  { by, staffId, reservedUntil, now, episode, ...given }: NewClaim,
): Promise<Appointment | null> {
  // One that is moved was booked before.
  if (!episode) await requireUnrestricted(tx, 'booking', { accountId: given.accountId ?? null, by, now })
  await lockTimesOf(tx, given.clinicianId)
  const others = await claimsNear(tx, given)
  const isOwn = (other: Appointment) =>
    other.state === 'held' && !!given.guestSessionId && other.guestSessionId === given.guestSessionId
  const isOver = (other: Appointment) => other.state === 'held' && other.heldUntil.getTime() <= now
  if (!others.every((other) => isOwn(other) || isOver(other))) return null
  for (const other of others) {
    const released = await moveAppointment(tx, other, { to: 'released', by: isOver(other) ? 'clock' : by, now })
    // Paid for at this very moment: it is booked, not free.
    if (!released) return null
  }
  const id = randomUUID()
  const [made] = await tx
    .insert(appointments)
    .values({
      ...given,
      id,
      episodeId: episode?.episodeId ?? id,
      sequence: episode?.sequence ?? 0,
      refundCapPence: episode?.refundCapPence ?? null,
      heldUntil: reservedUntil ?? new Date(now + holdMinutes * minuteMs),
      bookedAt: given.state === 'booked' ? new Date(now) : null,
    })
    .onConflictDoNothing()
    .returning()
  if (!made) return null
  await tx.insert(appointmentEvents).values({ appointmentId: id, fromState: null, toState: given.state, by, staffId })
  if (given.state === 'booked') await publishDeskEvent(tx, 'appointment', id)
  return made
}

interface Move {
  readonly to: BookingState
  readonly by: Actor
  /** Id of the member of staff. */
  readonly staffId?: string | undefined
  /** When a hold is released, unless it expired before. */
  readonly now?: Instant
  readonly set?: Partial<
    Pick<Appointment, 'sequence' | 'bookedAt' | 'cancelledAt' | 'calledOffAt' | 'followUpBy' | 'isMovedByDesk'>
  >
}

/**
 * Moves a claim from its current state, if the table allows it, and writes the event. Null: another transaction has
 * moved it already. The caller runs this in a transaction.
 */
export async function moveAppointment(
  tx: Orm,
  { id, state }: Pick<Appointment, 'id' | 'state'>,
  { to, by, staffId, now, set }: Move,
): Promise<Appointment | null> {
  if (!canBecome(state, to)) return null
  const [moved] = await tx
    .update(appointments)
    .set({
      ...set,
      state: to,
      ...(to === 'booked' && { networkDigest: null }),
      ...(now !== undefined && { heldUntil: sql`least(held_until, ${new Date(now)})` }),
    })
    .where(and(eq(appointments.id, id), eq(appointments.state, state)))
    .returning()
  if (!moved) return null
  await tx.insert(appointmentEvents).values({ appointmentId: id, fromState: state, toState: to, by, staffId })
  if (state === 'booked' || to === 'booked') await publishDeskEvent(tx, 'appointment', id)
  return moved
}
