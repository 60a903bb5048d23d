import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { rolesHolding, weighIn } from '#domain/appointments/services.ts'
import { staff } from '../identity/staff/tables.ts'
import type { Services } from '../platform/services.ts'
import { reassign } from './reassign.ts'
import { appointments, clinicians } from './tables.ts'

const atOnce = 20

/** Whoever was to hold it does not work here any more, or not as somebody who may. */
export const hasNobody = sql`not exists (select 1 from ${staff} where ${staff.id} = ${clinicians.staffId}
  and ${staff.endedAt} is null and ${staff.roles} && ${sql.param(rolesHolding(weighIn))}::text[])`

/** Finds somebody for what has lost whoever was to hold it. Several processes may do it. Returns how many were given. */
export async function reassignLost(services: Services): Promise<number> {
  const now = new Date(services.now())
  const lost = await services.database.run((orm) =>
    orm
      .select({ appointment: appointments })
      .from(appointments)
      .innerJoin(clinicians, eq(clinicians.id, appointments.clinicianId))
      .where(
        and(
          eq(appointments.state, 'booked'),
          isNotNull(appointments.accountId),
          gt(appointments.startsAt, now),
          eq(appointments.service, weighIn.key),
          hasNobody,
        ),
      )
      .orderBy(appointments.startsAt)
      .limit(atOnce),
  )
  let given = 0
  for (const { appointment } of lost) if (await reassign(services, appointment, { by: 'clock' })) given += 1
  return given
}
