import { type SQL, sql } from 'drizzle-orm'
import { deskRestrictionWords, restrictionWords } from '#content/privacy/restriction.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import { isStopped, type Use } from '#domain/privacy/restriction.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'

/**
 * Whether the use of a patient's data is restricted, as a condition of SQL text: `account` is the column with their id,
 * `now` a value. The same rule as `isInForce`.
 */
export const restrictedIn = (account: string, now: string): string =>
  `exists (select 1 from restrictions where restrictions.account_id = ${account}
    and restrictions.state = 'in force' and (restrictions.ends_at is null or restrictions.ends_at > ${now}))`

const inForceAt = (now: Instant | Date): SQL => sql`restrictions.state = 'in force'
  and (restrictions.ends_at is null or restrictions.ends_at > ${new Date(now).toISOString()}::timestamptz)`

/** That it is not, for a query builder. Every job that writes to patients demands it. */
export const isNotRestricted = (account: SQL | { readonly getSQL: () => SQL }, now: Instant | Date): SQL =>
  sql`not exists (select 1 from restrictions where restrictions.account_id = ${account} and ${inForceAt(now)})`

/** Whether a use of this patient's data is stopped. A case can have an exception, which a lead recorded with a reason. */
export async function isUseStopped(
  orm: Orm,
  use: Use,
  { accountId, caseId = null }: { readonly accountId: string | null; readonly caseId?: string | null },
  now: Instant,
): Promise<boolean> {
  if (accountId === null) return false
  const { rows } = await orm.execute<{ has_exception: boolean }>(sql`
    select exists (
      select 1 from restriction_events e
      where e.restriction_id = restrictions.id and e.what = 'use allowed' and e.case_id = ${caseId}::uuid
    ) as has_exception
    from restrictions where restrictions.account_id = ${accountId}::uuid and ${inForceAt(now)}`)
  const [found] = rows
  return isStopped(use, { isRestricted: found !== undefined, hasException: found?.has_exception ?? false })
}

type PatientsUse = 'order' | 'check-in' | 'booking'

interface Beginning {
  /** Null: nobody has proven yet whose it is. */
  readonly accountId: string | null
  readonly by: string
  readonly now: Instant
}

/** Refuses what a patient, or the desk for them, begins while the use of their data is restricted, and says why. */
export async function requireUnrestricted(tx: Orm, use: PatientsUse, { accountId, by, now }: Beginning): Promise<void> {
  if (!(await isUseStopped(tx, use, { accountId }, now))) return
  const words = by === 'patient' ? restrictionWords.stopped[use] : deskRestrictionWords.begun
  throw new ApiError(409, words, { reason: 'restricted' })
}
