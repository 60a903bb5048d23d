import { and, asc, eq, gt } from 'drizzle-orm'
import type { Schedule, ScheduleHit } from '#contract/appointments/schedules.ts'
import { usualWeekOf } from '#domain/appointments/default-template.ts'
import { hitBy } from '#domain/appointments/schedule-form.ts'
import { type Instant, londonTimeAt } from '#domain/calendar/london-time.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { referenceOf } from '../appointment-owner.ts'
import { appointments, type clinicians } from '../tables.ts'
import { closedDays } from './schedule-rows.ts'

type Clinician = typeof clinicians.$inferSelect

/** Future appointments at times that the new schedule would no longer offer. */
export async function hitsOf(
  tx: Orm,
  { id: clinicianId, services: held }: Clinician,
  schedule: Schedule,
  now: Instant,
): Promise<ScheduleHit[]> {
  const booked = await tx
    .select({ appointment: appointments, order: orders })
    .from(appointments)
    .leftJoin(orders, eq(orders.id, appointments.orderId))
    .where(
      and(
        eq(appointments.clinicianId, clinicianId),
        eq(appointments.state, 'booked'),
        gt(appointments.startsAt, new Date(now)),
      ),
    )
    .orderBy(asc(appointments.startsAt))
  const last = booked.at(-1)
  if (!last) return []
  const days = { from: londonTimeAt(now).date, to: londonTimeAt(last.appointment.startsAt.getTime()).date }
  const offered = {
    template: schedule.weekly ?? usualWeekOf(held),
    exceptions: schedule.exceptions,
    holidays: await closedDays(tx, days),
  }
  const rows = booked.map((one) => ({ ...one, start: one.appointment.startsAt.getTime() }))
  return hitBy(offered, rows).map(({ appointment, order }) => ({
    id: appointment.id,
    startsAt: appointment.startsAt.toISOString(),
    reference: referenceOf(appointment, order),
  }))
}
