import type { Instant } from '#domain/calendar/london-time.ts'
import { retention } from '#domain/privacy/retention.ts'
import type { Database } from '../database/database.ts'
import { eraseInBatches } from '../database/erase-in-batches.ts'

/** Erases old messages: what they are about is on record elsewhere. Returns how many. */
export const eraseOldMessages = (database: Database, now: Instant): Promise<number> =>
  eraseInBatches(database, 'messages', retention.messageDays, now)
