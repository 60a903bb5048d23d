import { and, desc, eq, lt, type SQL } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { staffEvents } from '../../platform/security-events/tables.ts'

const perPage = 50

/** The newest first. */
export async function staffEventsPage(orm: Orm, staffId: string | null, before: number | null) {
  const conditions: SQL[] = []
  if (staffId !== null) conditions.push(eq(staffEvents.staffId, staffId))
  if (before !== null) conditions.push(lt(staffEvents.id, before))
  const rows = await orm
    .select()
    .from(staffEvents)
    .where(and(...conditions))
    .orderBy(desc(staffEvents.id))
    .limit(perPage + 1)
  const events = rows
    .slice(0, perPage)
    .map(({ at, networkDigest: _, ...event }) => ({ ...event, at: at.toISOString() }))
  return { events, hasMore: rows.length > perPage }
}
