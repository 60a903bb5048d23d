import { desc, inArray, sql } from 'drizzle-orm'
import type { Booking, PastChanges } from '#domain/appointments/policy.ts'
import { termsOf } from '#domain/appointments/services.ts'
import { orders } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { appointmentOwnerOf, appointmentsKnown } from './appointment-owner.ts'
import type { Appointment } from './claims.ts'
import { appointments } from './tables.ts'

export const bookingOf = (appointment: Appointment, amountPence: number): Booking => ({
  start: appointment.startsAt.getTime(),
  paidPence: amountPence,
  policy: termsOf(appointment),
  refundCapPence: appointment.refundCapPence,
})

export interface Owned {
  readonly appointment: Appointment
  readonly reference: string
  readonly amountPence: number
  readonly clinician: { readonly id: string; readonly name: string; readonly title: string }
}

/** What cancelling counts against: the patient's own cancellations, per service. */
const cancelledBefore = (owned: readonly Owned[], service: string): number =>
  owned.filter(({ appointment }) => appointment.service === service && appointment.cancelledAt !== null).length

/** The patient's own moves: moves by the desk do not count. */
const rescheduledBefore = (owned: readonly Owned[], episodeId: string): number =>
  owned.filter(
    ({ appointment }) =>
      appointment.episodeId === episodeId && appointment.state === 'rescheduled' && !appointment.isMovedByDesk,
  ).length

/** What the patient's rights about one of these depend on (PO-01). */
export const pastChanges = (owned: readonly Owned[], { service, episodeId }: Appointment): PastChanges => ({
  cancelledBefore: cancelledBefore(owned, service),
  rescheduledBefore: rescheduledBefore(owned, episodeId),
})

/** Paid ones and free ones, each found by an index of its own. */
const idsOf = (accountId: string) => sql`(
  select a.id from ${appointments} a join ${orders} o on o.id = a.order_id where o.account_id = ${accountId}
  union all select id from ${appointments} where account_id = ${accountId})`

/** Everything an account ever booked, or held with a form and lost, newest first. */
export async function allOwned(orm: Orm, accountId: string): Promise<Owned[]> {
  const rows = await appointmentsKnown(orm)
    .where(inArray(appointments.id, idsOf(accountId)))
    .orderBy(desc(appointments.startsAt), desc(appointments.createdAt))
  return rows.map(({ clinician: { id, name, title }, ...known }) => {
    const { reference, amountPence } = appointmentOwnerOf(known)
    return { appointment: known.appointment, reference, amountPence, clinician: { id, name, title } }
  })
}
