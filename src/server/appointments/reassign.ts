import { and, eq } from 'drizzle-orm'
import { bookableService } from '#domain/appointments/services.ts'
import type { Actor } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { publishDeskEvent } from '../platform/live-updates/publish-desk-event.ts'
import type { Services } from '../platform/services.ts'
import { type AvailableClinician, availableClinicians } from './available-clinicians.ts'
import { lockTimesOfAll } from './claim-any.ts'
import { type Appointment, claimsNear } from './claims.ts'
import { appointmentEvents, appointments } from './tables.ts'

interface By {
  readonly by: Actor
  readonly staffId?: string
}

/**
 * Reassigns an appointment that anyone may hold to the first of these who is still free at its time. The patient keeps
 * the time, and was never told a name. False: none is free, or it is no longer booked with the former one.
 */
async function giveTo(
  tx: Orm,
  { id, clinicianId, service, startsAt, minutes }: Appointment,
  holders: readonly AvailableClinician[],
  { by, staffId }: By,
): Promise<boolean> {
  await lockTimesOfAll(tx, holders)
  for (const holder of holders) {
    if ((await claimsNear(tx, { clinicianId: holder.clinicianId, service, startsAt, minutes })).length > 0) continue
    const [given] = await tx
      .update(appointments)
      .set({ clinicianId: holder.clinicianId })
      .where(and(eq(appointments.id, id), eq(appointments.state, 'booked'), eq(appointments.clinicianId, clinicianId)))
      .returning({ id: appointments.id })
    if (!given) return false
    await tx
      .insert(appointmentEvents)
      .values({ appointmentId: id, fromState: 'booked', toState: 'booked', by, staffId: staffId ?? null })
    await publishDeskEvent(tx, 'appointment', id)
    return true
  }
  return false
}

/** Reassigns it to any free colleague. False: none is free. */
export async function reassign(services: Services, appointment: Appointment, by: By): Promise<boolean> {
  const free = await availableClinicians(
    services,
    bookableService(appointment.service),
    appointment.startsAt.getTime(),
    {
      isFirst: true,
    },
  )
  const others = free.filter(({ clinicianId }) => clinicianId !== appointment.clinicianId)
  return services.database.transaction((tx) => giveTo(tx, appointment, others, by))
}
