import { sql } from 'drizzle-orm'
import { dayMs } from '#domain/calendar/durations.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { IdentifierKind } from '../evidence/tables.ts'

/** A patient who returns under another address within this time may be the same person: a flag, never a refusal. */
const lookBackDays = 365

/** More are not worth a list: the search shows them. */
const mostOthers = 10

export interface MarkDigest {
  readonly kind: IdentifierKind
  readonly digest: Buffer
}

/** Identifiers shared with another account within the last twelve months. */
export async function seenElsewhere(tx: Orm, accountId: string, now: Instant): Promise<ReadonlySet<IdentifierKind>> {
  const since = new Date(now - lookBackDays * dayMs)
  const { rows } = await tx.execute<{ kind: IdentifierKind }>(sql`
    select distinct other.kind from person_marks own
    join person_marks other on other.kind = own.kind and other.digest = own.digest and other.account_id <> own.account_id
    where own.account_id = ${accountId} and own.kind in ('document', 'phone', 'address', 'card') and other.seen_at > ${since}`)
  return new Set(rows.map(({ kind }) => kind))
}

/** The same for an order without an account: which of its identifiers belong to any account. */
export async function seenAmongAccounts(
  tx: Orm,
  marks: readonly MarkDigest[],
  now: Instant,
): Promise<ReadonlySet<IdentifierKind>> {
  const since = new Date(now - lookBackDays * dayMs)
  const seen = new Set<IdentifierKind>()
  for (const { kind, digest } of marks) {
    const { rows } = await tx.execute(
      sql`select 1 from person_marks where kind = ${kind} and digest = ${digest} and seen_at > ${since} limit 1`,
    )
    if (rows.length > 0) seen.add(kind)
  }
  return seen
}

/** Accounts with an identifier, at any time; newest first. */
export async function accountsMarked(tx: Orm, { kind, digest }: MarkDigest): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select account_id as id from person_marks where kind = ${kind} and digest = ${digest}
    group by account_id order by max(seen_at) desc limit ${mostOthers}`)
  return rows.map(({ id }) => id)
}

/** Other accounts with the same full name and birth date, at any time; newest first. */
export async function sameNameElsewhere(tx: Orm, accountId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select other.account_id as id from person_marks own
    join person_marks other on other.kind = own.kind and other.digest = own.digest and other.account_id <> own.account_id
    where own.account_id = ${accountId} and own.kind = 'name and birth date'
    group by other.account_id order by max(other.seen_at) desc limit ${mostOthers}`)
  return rows.map(({ id }) => id)
}
