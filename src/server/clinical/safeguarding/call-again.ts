import { and, eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { Orm } from '../../platform/database/database.ts'
import { alarms } from '../on-call/tables.ts'

/** The alarm was acknowledged, and a new report cannot wait: staff are called again. */
export async function callAgain(tx: Orm, caseId: string, now: Instant): Promise<void> {
  const at = new Date(now)
  await tx
    .update(alarms)
    .set({ raisedAt: at, nextCallAt: at, acknowledgedBy: null, acknowledgedAt: null })
    .where(and(eq(alarms.caseId, caseId), or(isNotNull(alarms.acknowledgedAt), isNull(alarms.nextCallAt))))
}
