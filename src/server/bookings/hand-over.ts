import { and, eq } from 'drizzle-orm'
import { bookableService } from '#domain/booking/services.ts'
import type { Orm } from '../database/database.ts'
import { tellDesk } from '../desk-changes/tell-desk.ts'
import type { Actor } from '../orders/tables.ts'
import type { Services } from '../services.ts'
import { lockTimesOfAll } from './claim-any.ts'
import { type Appointment, claimsNear } from './claims.ts'
import { type FreeHolder, freeHolders } from './free-holders.ts'
import { appointmentEvents, appointments } from './tables.ts'

interface By {
  readonly by: Actor
  readonly staffId?: string
}

/**
 * Gives an appointment that anyone may hold to the first of these who is still free at its time. The person keeps their
 * time, and was never told a name. False: nobody is, or it is not booked with whom it was any more.
 */
async function giveTo(
  tx: Orm,
  { id, clinicianId, service, startsAt, minutes }: Appointment,
  holders: readonly FreeHolder[],
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
    await tellDesk(tx, 'appointment', id)
    return true
  }
  return false
}

/** Whoever else is free takes it. False: nobody is. */
export async function handOver(services: Services, appointment: Appointment, by: By): Promise<boolean> {
  const free = await freeHolders(services, bookableService(appointment.service), appointment.startsAt.getTime(), {
    isFirst: true,
  })
  const others = free.filter(({ clinicianId }) => clinicianId !== appointment.clinicianId)
  return services.database.run((orm) => orm.transaction((tx) => giveTo(tx, appointment, others, by)))
}
