import type { Instant } from '#domain/calendar/london-time.ts'
import { retention } from '#domain/privacy/retention.ts'
import { restrictedIn } from '../../identity/restrictions/restricted.ts'
import type { Database } from '../../platform/database/database.ts'
import { inBatches, portion } from '../../platform/database/erase-in-batches.ts'

/** A few at a time: a file is up to 25 megabytes. */
const atOnce = 5

/** Erases files that were never finished, or never sent with a message or with results. Returns how many. */
export const eraseUnfinishedUploads = (database: Database, now: Instant): Promise<number> =>
  inBatches(
    database,
    {
      name: 'erase_unfinished_uploads',
      text: `
        delete from evidence_files where id in (
          select id from evidence_files
          where (completed_at is null or (gate in ('message', 'blood_tests') and attached_at is null)) and created_at <= $1::timestamptz - interval '${retention.unfinishedUploadHours} hours'
            and not ${restrictedIn('evidence_files.account_id', '$1::timestamptz')}
          order by created_at ${portion} for update skip locked
        ) returning id`,
    },
    now,
    atOnce,
  )

/** Erases files of people who never completed an order, and that no staff have opened. Returns how many. */
export const eraseNeedlessEvidence = (database: Database, now: Instant): Promise<number> =>
  inBatches(
    database,
    {
      name: 'erase_needless_evidence',
      text: `
        delete from evidence_files where id in (
          select id from evidence_files f
          where gate not in ('message', 'blood_tests') and seen_at is null
            and created_at <= $1::timestamptz - interval '${retention.evidenceWithoutOrderDays} days'
            and not exists (select 1 from orders o where o.account_id = f.account_id and o.authorised_at is not null)
            and not ${restrictedIn('f.account_id', '$1::timestamptz')}
          order by created_at ${portion} for update skip locked
        ) returning id`,
    },
    now,
    atOnce,
  )
