import type { Instant } from '#domain/calendar/london-time.ts'
import type { Database } from '../database/database.ts'
import { eraseInPortions } from '../database/erase-in-portions.ts'

/** Long enough to answer "I never got it"; what a message told of is kept elsewhere. */
export const messageDays = 30

/** Erases old messages. Returns how many. */
export const eraseOldMessages = (database: Database, now: Instant): Promise<number> =>
  eraseInPortions(database, 'messages', messageDays, now)
