import { and, desc, eq } from 'drizzle-orm'
import type { AccountAppointment } from '#contract/appointments.ts'
import type { Instant } from '#domain/booking/london-time.ts'
import { type Booking, cancel, policyOf, reschedule } from '#domain/booking/policy.ts'
import { serviceOf } from '#domain/booking/service.ts'
import type { Orm } from '../database/database.ts'
import { appointments, clinicians, orders } from '../database/schema.ts'
import type { Appointment } from './claims.ts'
import { refundedFor } from './refunds.ts'

export const bookingOf = ({ startsAt, policyVersion }: Appointment, amountPence: number): Booking => ({
  start: startsAt.getTime(),
  paidPence: amountPence,
  policy: policyOf(policyVersion),
})

interface Owned {
  readonly appointment: Appointment
  readonly reference: string
  readonly amountPence: number
  readonly clinician: { readonly id: string; readonly name: string; readonly title: string }
}

const ownedBy = (orm: Orm, accountId: string) =>
  orm
    .select({
      appointment: appointments,
      reference: orders.reference,
      amountPence: orders.amountPence,
      clinician: { id: clinicians.id, name: clinicians.name, title: clinicians.title },
    })
    .from(appointments)
    .innerJoin(orders, and(eq(orders.id, appointments.orderId), eq(orders.accountId, accountId)))
    .innerJoin(clinicians, eq(clinicians.id, appointments.clinicianId))
    .$dynamic()

/** What cancelling counts against: the person's own, of one service. */
export const cancelledBefore = (owned: readonly Owned[], service: string): number =>
  owned.filter(({ appointment }) => appointment.service === service && appointment.cancelledAt !== null).length

export const rescheduledBefore = (owned: readonly Owned[], episodeId: string): number =>
  owned.filter(({ appointment }) => appointment.episodeId === episodeId && appointment.state === 'rescheduled').length

/** Everything an account has ever booked, held with a form or lost, newest first. */
export const allOwned = (orm: Orm, accountId: string): Promise<Owned[]> =>
  ownedBy(orm, accountId).orderBy(desc(appointments.startsAt), desc(appointments.createdAt))

/** As the account shows them: those to come first, the next one at the top, then the others, newest first. */
export async function appointmentsOf(orm: Orm, accountId: string, now: Instant): Promise<AccountAppointment[]> {
  const owned = await allOwned(orm, accountId)
  const refunded = await refundedFor(
    orm,
    owned.map(({ appointment }) => appointment.id),
  )
  const shown = owned
    // What was moved is shown where it is now; a time that was let go and never paid for is nobody's news.
    .filter(({ appointment: { id, state } }) => state !== 'rescheduled' && (state !== 'released' || refunded.has(id)))
    .filter(({ appointment: { state, heldUntil } }) => state !== 'held' || heldUntil.getTime() > now)
    .map((one) => shownAppointment(one, owned, refunded.get(one.appointment.id) ?? 0, now))
  const isToCome = ({ state, startsAt }: AccountAppointment) =>
    (state === 'booked' || state === 'held') && Date.parse(startsAt) > now
  return [...shown.filter(isToCome).toReversed(), ...shown.filter((one) => !isToCome(one))]
}

/** Whether it can be moved at all does not depend on where to. */
const someDay = Number.POSITIVE_INFINITY

function shownAppointment(
  { appointment, reference, amountPence, clinician }: Owned,
  all: readonly Owned[],
  refundedPence: number,
  now: Instant,
): AccountAppointment {
  const { id, service, startsAt, minutes, state, episodeId } = appointment
  const booking = bookingOf(appointment, amountPence)
  const isBooked = state === 'booked'
  const before = rescheduledBefore(all, episodeId)
  const cancellation = cancel(booking, now, cancelledBefore(all, service))
  return {
    id,
    reference,
    service: serviceOf(service)?.name ?? service,
    clinician,
    startsAt: startsAt.toISOString(),
    minutes,
    state,
    amountPence,
    refundedPence,
    canReschedule: isBooked && reschedule(booking, { now, newStart: someDay, rescheduledBefore: before }).ok,
    cancel: {
      isAllowed: isBooked && cancellation.ok,
      refundPence: isBooked && cancellation.ok ? cancellation.refundPence : 0,
    },
  }
}
