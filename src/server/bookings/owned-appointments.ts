import { and, desc, eq } from 'drizzle-orm'
import { type Booking, type PastChanges, policyOf } from '#domain/booking/policy.ts'
import type { Orm } from '../database/database.ts'
import { orders } from '../orders/tables.ts'
import type { Appointment } from './claims.ts'
import { appointments, clinicians } from './tables.ts'

export const bookingOf = ({ startsAt, policyVersion, refundCapPence }: Appointment, amountPence: number): Booking => ({
  start: startsAt.getTime(),
  paidPence: amountPence,
  policy: policyOf(policyVersion),
  refundCapPence,
})

export interface Owned {
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
const cancelledBefore = (owned: readonly Owned[], service: string): number =>
  owned.filter(({ appointment }) => appointment.service === service && appointment.cancelledAt !== null).length

const rescheduledBefore = (owned: readonly Owned[], episodeId: string): number =>
  owned.filter(({ appointment }) => appointment.episodeId === episodeId && appointment.state === 'rescheduled').length

/** What their rights about one of them depend on (PO-01). */
export const pastChanges = (owned: readonly Owned[], { service, episodeId }: Appointment): PastChanges => ({
  cancelledBefore: cancelledBefore(owned, service),
  rescheduledBefore: rescheduledBefore(owned, episodeId),
})

/** Everything an account has ever booked, held with a form or lost, newest first. */
export const allOwned = (orm: Orm, accountId: string): Promise<Owned[]> =>
  ownedBy(orm, accountId).orderBy(desc(appointments.startsAt), desc(appointments.createdAt))
