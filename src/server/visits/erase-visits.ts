import type { Instant } from '#domain/calendar/london-time.ts'
import { retention } from '#domain/retention.ts'
import type { Database } from '../database/database.ts'
import { eraseInPortions } from '../database/erase-in-portions.ts'

/** Erases the visits that are over, and with them their answers. Returns how many. */
export const eraseOldVisits = (database: Database, now: Instant): Promise<number> =>
  eraseInPortions(database, 'visits', retention.visitDays, now)
