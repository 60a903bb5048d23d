import type { Instant } from '#domain/calendar/london-time.ts'
import { retention } from '#domain/privacy/retention.ts'
import type { Database } from '../../platform/database/database.ts'
import { eraseInBatches } from '../../platform/database/erase-in-batches.ts'

/** Erases expired guest sessions with their answers. Returns how many. */
export const eraseOldGuestSessions = (database: Database, now: Instant): Promise<number> =>
  eraseInBatches(database, 'visits', retention.visitDays, now)
