import { and, eq, isNull } from 'drizzle-orm'
import type { Handler } from '../../identity/handler.ts'
import { staffName } from '../../identity/staff/staff-names.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { publishDeskEvent } from '../../platform/live-updates/publish-desk-event.ts'
import type { Services } from '../../platform/services.ts'
import { caseById } from '../cases/case-by-id.ts'
import { noteOnCase } from '../cases/case-rows.ts'
import { alarms } from './tables.ts'

/** The first to acknowledge has it; later ones are told who. */
export const deskAcknowledge =
  (services: Services): Handler<'desk_acknowledge'> =>
  async ({ body: { caseId }, staff }) =>
    services.database.transaction(async (tx) => {
      const now = services.now()
      const [mine] = await tx
        .update(alarms)
        .set({ acknowledgedBy: staff.id, acknowledgedAt: new Date(now), nextCallAt: null })
        .where(and(eq(alarms.caseId, caseId), isNull(alarms.acknowledgedAt)))
        .returning()
      const found = await caseById(tx, caseId)
      if (mine && found) {
        await noteOnCase(tx, found, { by: 'staff', staffId: staff.id, what: 'alarm acknowledged', now })
        await publishDeskEvent(tx, 'watch', caseId)
      }
      const [alarm] = mine ? [mine] : await tx.select().from(alarms).where(eq(alarms.caseId, caseId))
      if (!alarm?.acknowledgedAt) throw new ApiError(404, 'There is no such alarm.')
      const by = alarm.acknowledgedBy ? await staffName(services, tx, alarm.acknowledgedBy) : ''
      return { by, at: alarm.acknowledgedAt.toISOString() }
    })
