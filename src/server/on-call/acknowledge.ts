import { and, eq, isNull } from 'drizzle-orm'
import type { Handler } from '../calls/route.ts'
import { caseById } from '../cases/case-by-id.ts'
import { noteOnCase } from '../cases/case-rows.ts'
import { tellDesk } from '../desk-changes/tell-desk.ts'
import { Refusal } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { staffName } from '../staff/staff-names.ts'
import { alarms } from './tables.ts'

/** Whoever is first has it; whoever comes after is told who. */
export const deskAcknowledge =
  (services: Services): Handler<'desk_acknowledge'> =>
  async ({ body: { caseId }, staff }) =>
    services.database.run((orm) =>
      orm.transaction(async (tx) => {
        const now = services.now()
        const [mine] = await tx
          .update(alarms)
          .set({ acknowledgedBy: staff.id, acknowledgedAt: new Date(now), nextCallAt: null })
          .where(and(eq(alarms.caseId, caseId), isNull(alarms.acknowledgedAt)))
          .returning()
        const found = await caseById(tx, caseId)
        if (mine && found) {
          await noteOnCase(tx, found, { by: 'staff', staffId: staff.id, what: 'alarm acknowledged', now })
          await tellDesk(tx, 'watch', caseId)
        }
        const [alarm] = mine ? [mine] : await tx.select().from(alarms).where(eq(alarms.caseId, caseId))
        if (!alarm?.acknowledgedAt) throw new Refusal(404, 'There is no such alarm.')
        const by = alarm.acknowledgedBy ? await staffName(services, tx, alarm.acknowledgedBy) : ''
        return { by, at: alarm.acknowledgedAt.toISOString() }
      }),
    )
