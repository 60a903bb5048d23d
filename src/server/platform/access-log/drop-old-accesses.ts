import { sql } from 'drizzle-orm'
import type { Instant } from '#domain/calendar/london-time.ts'
import { retention } from '#domain/privacy/retention.ts'
import type { Database } from '../database/database.ts'
import { dropMonths } from '../database/log-months.ts'

/**
 * An access is kept as long as the record it is about. No record is kept for longer after the last care than this; an
 * older month is dropped as soon as none of its patients is still known here. Returns how many months were dropped.
 */
export function dropOldAccesses(database: Database, now: Instant): Promise<number> {
  const endedBy = new Date(now)
  endedBy.setUTCFullYear(endedBy.getUTCFullYear() - retention.mentalHealthRecordYears)
  return dropMonths(database, 'access_log', endedBy, async ({ since, until }) => {
    const { rows } = await database.run((orm) =>
      orm.execute(
        sql`
          select 1 from access_log look
          where at >= ${since}::timestamptz and at < ${until}::timestamptz and (
            exists (select from accounts where id = look.account_id)
            or exists (select from orders where id = look.order_id)) limit 1`,
      ),
    )
    return rows.length > 0
  })
}
