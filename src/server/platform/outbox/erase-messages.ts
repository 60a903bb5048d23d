import type { Instant } from '#domain/calendar/london-time.ts'
import { retention } from '#domain/privacy/retention.ts'
import type { Database } from '../database/database.ts'
import { eraseInBatches } from '../database/erase-in-batches.ts'

/**
 * Erases old messages: what they are about is on record elsewhere. Returns how many. `keptFor`: the condition of SQL under
 * which those of an account are kept.
 */
export function eraseOldMessages(
  database: Database,
  now: Instant,
  keptFor: (account: string) => string,
): Promise<number> {
  const kept = `(coalesce(owner_kind, '') = 'account' and ${keptFor('messages.owner_id')})`
  return eraseInBatches(database, { table: 'messages', days: retention.messageDays, kept }, now)
}
