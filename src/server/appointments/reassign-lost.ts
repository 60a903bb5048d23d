import { and, asc, eq, gt, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { careTeamServices, rolesHolding } from '#domain/appointments/services.ts'
import { staff } from '../identity/staff/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { forAllRows, rowsAtOnce } from '../platform/jobs/for-each-row.ts'
import type { Services } from '../platform/services.ts'
import { reassign } from './reassign.ts'
import { appointments, clinicians } from './tables.ts'

/** The clinician has left, or has lost the role that may hold it. */
export const hasNobody = sql`not exists (select 1 from ${staff} where ${staff.id} = ${clinicians.staffId}
  and ${staff.endedAt} is null and (${sql.join(
    careTeamServices.map(
      (service) =>
        sql`(${appointments.service} = ${service.key} and ${staff.roles} && ${sql.param(rolesHolding(service))}::text[])`,
    ),
    sql` or `,
  )}))`

/** Held by any free member of the care team. */
export const isWithCareTeam = inArray(
  appointments.service,
  careTeamServices.map(({ key }) => key),
)

const isLost = (now: number) =>
  and(
    eq(appointments.state, 'booked'),
    isNotNull(appointments.accountId),
    gt(appointments.startsAt, new Date(now)),
    isWithCareTeam,
    hasNobody,
  )

/**
 * Reassigns appointments that have lost their clinician. Several processes may run it. Returns how many were
 * reassigned.
 */
export async function reassignLost(services: Services): Promise<number> {
  const { database, now } = services
  const lost = (orm: Orm, which: SQL) =>
    orm
      .select({ appointment: appointments })
      .from(appointments)
      .innerJoin(clinicians, eq(clinicians.id, appointments.clinicianId))
      .where(and(which, isLost(now())))
      .orderBy(asc(appointments.id))
      .limit(rowsAtOnce)
  let given = 0
  await forAllRows(services, {
    task: 'appointments are kept: lost clinicians',
    next: async (after) => {
      const found = await database.run((orm) => lost(orm, gt(appointments.id, after)))
      return found.map(({ appointment }) => appointment.id)
    },
    async work(id) {
      const [found] = await database.run((orm) => lost(orm, eq(appointments.id, id)))
      if (found && (await reassign(services, found.appointment, { by: 'clock' }))) given += 1
    },
  })
  return given
}
