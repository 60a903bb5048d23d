import { and, eq, ne, sql } from 'drizzle-orm'
import type { Instant } from '#domain/calendar/london-time.ts'
import { retention } from '#domain/privacy/retention.ts'
import type { Database, Orm, Statement } from '../../platform/database/database.ts'
import { hashOf, newToken } from '../../platform/encryption/token.ts'
import { sessions } from './tables.ts'

/** A session ends after the first two however much it is used, and after the others if unused. */
const { rememberedDays, ordinaryHours, rememberedIdleDays, ordinaryIdleHours } = retention.session

const longestOrdinary = `interval '${ordinaryHours} hours'`

/** Its lifetime tells which of the two it is. Use is recorded once an hour. */
export const isLive = `
  sessions.expires_at > now() and sessions.last_seen_at > now() - case
    when sessions.expires_at - sessions.created_at > ${longestOrdinary} then interval '${rememberedIdleDays} days'
    else interval '${ordinaryIdleHours} hours'
  end`

/** The account of a live session, as SQL; null if it is none. `session`: the hash of its token. */
export const accountOfSession = (session: string) =>
  `(select sessions.account_id from sessions where sessions.token_hash = ${session} and ${isLive})`

const find: Statement = {
  name: 'account_of_session',
  text: `
    select account_id as "accountId", last_seen_at < now() - interval '1 hour' as "isStale"
    from sessions where token_hash = $1 and ${isLive}`,
}

const touch: Statement = {
  name: 'touch_session',
  text: `
    update sessions set last_seen_at = now()
    where token_hash = $1 and last_seen_at < now() - interval '1 hour' and ${isLive}`,
}

/** The account of a live session. */
export async function accountOf(database: Database, tokenHash: Buffer): Promise<string | null> {
  const [row] = await database.query<{ accountId: string; isStale: boolean }>(find, [tokenHash])
  if (!row) return null
  if (row.isStale) await touchSession(database, tokenHash)
  return row.accountId
}

/** Records use. An ended session is not revived by this. */
export const touchSession = async (database: Database, tokenHash: Buffer): Promise<void> =>
  void (await database.query(touch, [tokenHash]))

export interface NewSession {
  readonly token: string
  /** How long the browser stores it; null: until it is closed. */
  readonly seconds: number | null
}

/** As SQL. */
export const lengthOf = (isRemembered: boolean) =>
  isRemembered ? `interval '${rememberedDays} days'` : longestOrdinary
export const secondsOf = (isRemembered: boolean) => (isRemembered ? rememberedDays * 24 * 60 * 60 : null)

export async function beginSession(
  tx: Orm,
  accountId: string,
  isRemembered: boolean,
  device = '',
): Promise<NewSession> {
  const token = newToken()
  const expiresAt = sql.raw(`now() + ${lengthOf(isRemembered)}`)
  await tx.insert(sessions).values({ tokenHash: hashOf(token), accountId, expiresAt, device })
  return { token, seconds: secondsOf(isRemembered) }
}

export async function endSession(tx: Orm, tokenHash: Buffer): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

export async function endAllSessions(tx: Orm, accountId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.accountId, accountId))
}

/** All of an account but this one. */
export async function endOtherSessions(tx: Orm, accountId: string, but: Buffer): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.accountId, accountId), ne(sessions.tokenHash, but)))
}

/** Ends one session of an account, by its id in the list, unless it is the caller's. False: there is none. */
export async function endNamedSession(tx: Orm, accountId: string, id: string, but: Buffer): Promise<boolean> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), eq(sessions.id, id), ne(sessions.tokenHash, but)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

const erase: Statement = {
  name: 'erase_sessions',
  text: `delete from sessions where expires_at <= $1 returning account_id`,
}

/** Erases expired sessions. Returns how many. */
export const eraseEndedSessions = async (database: Database, now: Instant): Promise<number> =>
  (await database.query(erase, [new Date(now)])).length
