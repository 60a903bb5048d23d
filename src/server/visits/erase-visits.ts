import type { Instant } from '#domain/calendar/london-time.ts'
import { retention } from '#domain/retention.ts'
import type { Database } from '../database/database.ts'
import { eraseInBatches } from '../database/erase-in-batches.ts'

/** Erases the visits that are over, and with them their answers. Returns how many. */
export const eraseOldVisits = (database: Database, now: Instant): Promise<number> =>
  eraseInBatches(database, 'visits', retention.visitDays, now)
