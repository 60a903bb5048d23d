import type { Instant } from '#domain/calendar/london-time.ts'
import { retention } from '#domain/privacy/retention.ts'
import type { Database } from '../../platform/database/database.ts'
import { eraseInBatches } from '../../platform/database/erase-in-batches.ts'
import { restrictedIn } from '../restrictions/restricted.ts'

/** Erases expired guest sessions with their answers. Returns how many. */
export const eraseOldGuestSessions = (database: Database, now: Instant): Promise<number> =>
  eraseInBatches(
    database,
    {
      table: 'visits',
      days: retention.visitDays,
      kept: restrictedIn('visits.account_id', '$1::timestamptz'),
    },
    now,
  )
