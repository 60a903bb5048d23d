import { and, eq, isNull } from 'drizzle-orm'
import type { Handler } from '../../identity/handler.ts'
import { staffName } from '../../identity/staff/staff-names.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { recordIncidentEvent } from './incident-rows.ts'
import { incidentAlarms } from './tables.ts'

/** Once for an incident, however often it is graded as severe. */
export async function raiseIncidentAlarm(
  services: Pick<Services, 'vault' | 'now'>,
  tx: Orm,
  incidentId: string,
): Promise<void> {
  const at = new Date(services.now())
  const [made] = await tx
    .insert(incidentAlarms)
    .values({ incidentId, raisedAt: at, nextCallAt: at })
    .onConflictDoNothing()
    .returning({ id: incidentAlarms.incidentId })
  if (made) await recordIncidentEvent(services, tx, incidentId, { what: 'alarm raised', staffId: null })
}

/** Gives whether it was this that acknowledged it. */
export async function acknowledgeIncidentAlarm(
  services: Pick<Services, 'vault' | 'now'>,
  tx: Orm,
  incidentId: string,
  staffId: string,
): Promise<boolean> {
  const [mine] = await tx
    .update(incidentAlarms)
    .set({ acknowledgedBy: staffId, acknowledgedAt: new Date(services.now()), nextCallAt: null })
    .where(and(eq(incidentAlarms.incidentId, incidentId), isNull(incidentAlarms.acknowledgedAt)))
    .returning()
  if (mine) await recordIncidentEvent(services, tx, incidentId, { what: 'alarm acknowledged', staffId })
  return mine !== undefined
}

/** The first to acknowledge has it; later ones are told who. */
export const deskAcknowledgeIncident =
  (services: Services): Handler<'desk_acknowledge_incident'> =>
  ({ body: { id }, staff }) =>
    services.database.transaction(async (tx) => {
      await acknowledgeIncidentAlarm(services, tx, id, staff.id)
      const [alarm] = await tx.select().from(incidentAlarms).where(eq(incidentAlarms.incidentId, id))
      if (!alarm?.acknowledgedAt) throw new ApiError(404, 'There is no such alarm.')
      const by = alarm.acknowledgedBy ? await staffName(services, tx, alarm.acknowledgedBy) : ''
      return { by, at: alarm.acknowledgedAt.toISOString() }
    })
