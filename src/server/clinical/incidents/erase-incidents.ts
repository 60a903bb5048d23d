import { asc, eq, lte, sql } from 'drizzle-orm'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { Database } from '../../platform/database/database.ts'
import {
  incidentActions,
  incidentAlarmCalls,
  incidentAlarms,
  incidentEvents,
  incidentReports,
  incidents,
} from './tables.ts'

/** What belongs to an incident, in an order in which it can go. */
const parts = [incidentAlarmCalls, incidentAlarms, incidentReports, incidentActions, incidentEvents] as const

/** In a transaction that says so: the history allows deletion in no other, and of nothing that is still kept. */
const eraseOne = (database: Database, id: string): Promise<void> =>
  database.transaction(async (tx) => {
    await tx.execute(sql`select set_config('larkwell.incidents_over', 'yes', true)`)
    for (const part of parts) await tx.delete(part).where(eq(part.incidentId, id))
    await tx.delete(incidents).where(eq(incidents.id, id))
  })

const mostAtOnce = 200

/** Erases closed incidents whose period is over, one by one: one that fails does not stop the others. Returns how many. */
export async function eraseOldIncidents(database: Database, now: Instant): Promise<number> {
  const over = await database.run((orm) =>
    orm
      .select({ id: incidents.id })
      .from(incidents)
      .where(lte(incidents.keptUntil, new Date(now)))
      .orderBy(asc(incidents.keptUntil))
      .limit(mostAtOnce),
  )
  const failures: unknown[] = []
  for (const { id } of over) await eraseOne(database, id).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
  return over.length
}
