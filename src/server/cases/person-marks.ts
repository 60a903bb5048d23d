import { sql } from 'drizzle-orm'
import { dayMs } from '#domain/calendar/durations.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { Orm } from '../database/database.ts'
import type { MarkKind } from '../evidence/tables.ts'

/** Somebody who comes back under another address within this time may be the same person: a flag, never a refusal. */
const lookBackDays = 365

/** By which marks another account was known in the last twelve months. */
export async function seenElsewhere(tx: Orm, accountId: string, now: Instant): Promise<ReadonlySet<MarkKind>> {
  const since = new Date(now - lookBackDays * dayMs)
  const { rows } = await tx.execute<{ kind: MarkKind }>(sql`
    select distinct other.kind from person_marks own
    join person_marks other on other.kind = own.kind and other.digest = own.digest and other.account_id <> own.account_id
    where own.account_id = ${accountId} and own.kind <> 'surname and birth date' and other.seen_at > ${since}`)
  return new Set(rows.map(({ kind }) => kind))
}
