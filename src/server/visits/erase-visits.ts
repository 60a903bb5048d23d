import type { Instant } from '#domain/calendar/london-time.ts'
import type { Database } from '../database/database.ts'
import { eraseInPortions } from '../database/erase-in-portions.ts'
import { visitDays } from './visit-cookie.ts'

/** Erases the visits that are over, and with them their answers. Returns how many. */
export const eraseOldVisits = (database: Database, now: Instant): Promise<number> =>
  eraseInPortions(database, 'visits', visitDays, now)
