import type { Instant } from '#domain/calendar/london-time.ts'
import { daysPerYear, retention } from '#domain/privacy/retention.ts'
import { restrictedIn } from '../identity/restrictions/restricted.ts'
import type { Database, Statement } from '../platform/database/database.ts'
import { eraseInBatches, inBatches, portion } from '../platform/database/erase-in-batches.ts'

/** By then messages about a treatment were moved into the patient's record. */
const requestDays = retention.contactRequestYears * daysPerYear
/** A few at a time: a file is up to ten megabytes. */
const filesAtOnce = 5

const eraseFiles: Statement = {
  name: 'erase_contact_files',
  text: `
    delete from contact_files where id in (
      select f.id from contact_files f join contact_requests r on r.id = f.request_id
        left join contact_messages m on m.id = f.message_id
      where coalesce(m.at, r.created_at) <= $1::timestamptz - interval '${retention.contactFileDays} days'
        and not ${restrictedIn('r.account_id', '$1::timestamptz')}
      order by coalesce(m.at, r.created_at) ${portion} for update of f skip locked
    ) returning id`,
}

/** Erases files of old enquiries, then older enquiries themselves. Returns how many of both. */
export async function eraseOldRequests(database: Database, now: Instant): Promise<number> {
  const files = await inBatches(database, eraseFiles, now, filesAtOnce)
  const kept = restrictedIn('contact_requests.account_id', '$1::timestamptz')
  return files + (await eraseInBatches(database, { table: 'contact_requests', days: requestDays, kept }, now))
}
