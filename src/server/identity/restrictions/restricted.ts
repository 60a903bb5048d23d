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

/** The same for what needs an exception for its case, `caseId`: that there is none. */
export const stoppedIn = (account: string, caseId: string, now: string): string =>
  `exists (select 1 from restrictions where restrictions.account_id = ${account}
    and restrictions.state = 'in force' and (restrictions.ends_at is null or restrictions.ends_at > ${now})
    and not exists (select 1 from restriction_events e
      where e.restriction_id = restrictions.id and e.what = 'use allowed' and e.case_id = ${caseId}))`

const inForceAt = (now: Instant | Date): SQL => sql`restrictions.state = 'in force'
  and (restrictions.ends_at is null or restrictions.ends_at > ${new Date(now).toISOString()}::timestamptz)`

/** That it is not, for a query builder. Every job that writes to patients demands it. */
export const isNotRestricted = (account: SQL | { readonly getSQL: () => SQL }, now: Instant | Date): SQL =>
  sql`not exists (select 1 from restrictions where restrictions.account_id = ${account} and ${inForceAt(now)})`

interface Concerning {
  /** Null: nobody has proven yet whose it is. */
  readonly accountId: string | null
  readonly caseId?: string | null
  /** After which a prescription was written on paper. */
  readonly appointmentId?: string | null
}

/**
 * Whether a use of this patient's data is stopped. A case or an appointment can have an exception, which a lead recorded
 * with a reason.
 */
export async function isUseStopped(
  orm: Orm,
  use: Use,
  { accountId, caseId = null, appointmentId = null }: Concerning,
  now: Instant,
): Promise<boolean> {
  if (accountId === null) return false
  const { rows } = await orm.execute<{ has_exception: boolean }>(sql`
    select exists (
      select 1 from restriction_events e
      where e.restriction_id = restrictions.id and e.what = 'use allowed'
        and (e.case_id = ${caseId}::uuid or e.appointment_id = ${appointmentId}::uuid)
    ) as has_exception
    from restrictions where restrictions.account_id = ${accountId}::uuid and ${inForceAt(now)}`)
  const [found] = rows
  return isStopped(use, { isRestricted: found !== undefined, hasException: found?.has_exception ?? false })
}

type PatientsUse = keyof typeof restrictionWords.stopped

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
  throw refused(words)
}

const refused = (words: string) => new ApiError(409, words, { reason: 'restricted' })

type DesksUse = keyof typeof deskRestrictionWords.stopped

/** Refuses what staff do with a patient's data while its use is restricted, and says who can allow it. */
export async function requireAllowed(tx: Orm, use: DesksUse, about: Concerning, now: Instant): Promise<void> {
  if (await isUseStopped(tx, use, about, now)) throw refused(deskRestrictionWords.stopped[use])
}

/** The same as words, for a page that says it before anybody tries. Null: nothing is stopped. */
export const whyStopped = async (orm: Orm, use: DesksUse, about: Concerning, now: Instant): Promise<string | null> =>
  (await isUseStopped(orm, use, about, now)) ? deskRestrictionWords.stopped[use] : null
