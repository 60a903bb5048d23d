import type { Instant } from '#domain/calendar/london-time.ts'
import type { Database, Statement } from '../database/database.ts'

/** This month and two more: a log that is divided by month has the next one before it begins. */
const makeMonths: Statement = {
  name: 'make_access_log_months',
  text: `select access_log_month(($1::timestamptz + n * interval '1 month')::date) from generate_series(0, 2) as n`,
}

export const makeAccessLogMonths = async (database: Database, now: Instant): Promise<void> =>
  void (await database.query(makeMonths, [new Date(now)]))
