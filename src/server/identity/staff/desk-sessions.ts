import { and, eq, gt, isNull, ne } from 'drizzle-orm'
import { hourMs, minuteMs } from '#domain/calendar/durations.ts'
import { deskSession } from '#domain/identity/staff/desk-session.ts'
import type { Database, Orm, Statement } from '../../platform/database/database.ts'
import { hashOf, newToken } from '../../platform/encryption/token.ts'
import { unwrapByToken, wrapForToken } from './signing-keys.ts'
import type { StaffRow } from './staff-rows.ts'
import { staffSessions } from './tables.ts'

export interface OpenedKey {
  readonly id: string
  readonly privateKey: Buffer
}

/** Begins a session with the signing key wrapped for it. Returns its token. */
export async function beginDeskSession(tx: Orm, staffId: string, key: OpenedKey, now: number): Promise<string> {
  const token = newToken()
  await tx.insert(staffSessions).values({
    tokenHash: hashOf(token),
    staffId,
    signingKeyId: key.id,
    wrappedKey: wrapForToken(key.privateKey, token),
    lastSeenAt: new Date(now),
    expiresAt: new Date(now + deskSession.hours * hourMs),
  })
  return token
}

export interface FoundSession
  extends Pick<
    StaffRow,
    | 'details'
    | 'roles'
    | 'waitingRoles'
    | 'profession'
    | 'registrationBody'
    | 'registrationNumber'
    | 'isDemo'
    | 'emailDigest'
  > {
  readonly id: string
  readonly lastSeenAt: Date
  readonly lockedAt: Date | null
  readonly expiresAt: Date
}

/** The session of current staff. The caller checks whether it is locked. */
const find: Statement = {
  name: 'find_desk_session',
  text: `
    select staff.id, details, roles, waiting_roles as "waitingRoles", profession, registration_body as "registrationBody",
      registration_number as "registrationNumber", is_demo as "isDemo", email_digest as "emailDigest",
      last_seen_at as "lastSeenAt", locked_at as "lockedAt", expires_at as "expiresAt"
    from staff_sessions join staff on staff.id = staff_id
    where token_hash = $1 and expires_at > $2 and ended_at is null and password_hash is not null`,
}

export async function findDeskSession(database: Database, tokenHash: Buffer, now: number) {
  const [found] = await database.query<FoundSession & Record<string, unknown>>(find, [tokenHash, new Date(now)])
  return found ?? null
}

/** Use does not unlock a locked session. */
const touch: Statement = {
  name: 'touch_desk_session',
  text: `
    update staff_sessions set last_seen_at = $2
    where token_hash = $1 and locked_at is null and last_seen_at <= $2::timestamptz - interval '1 minute'
      and last_seen_at > $2::timestamptz - interval '${deskSession.idleMinutes} minutes'`,
}

export const touchDeskSession = (database: Database, tokenHash: Buffer, now: number) =>
  database.query(touch, [tokenHash, new Date(now)])

/** The member of staff, if it was open until now. */
export async function lockDeskSession(orm: Orm, tokenHash: Buffer, now: number): Promise<string | null> {
  const at = new Date(now)
  const [locked] = await orm
    .update(staffSessions)
    .set({ lockedAt: at })
    .where(and(eq(staffSessions.tokenHash, tokenHash), gt(staffSessions.expiresAt, at)))
    .returning({ staffId: staffSessions.staffId })
  return locked?.staffId ?? null
}

/** False: it has ended meanwhile. */
export async function unlockDeskSession(tx: Orm, tokenHash: Buffer, staffId: string, now: number): Promise<boolean> {
  const at = new Date(now)
  const unlocked = await tx
    .update(staffSessions)
    .set({ lockedAt: null, lastSeenAt: at })
    .where(
      and(eq(staffSessions.tokenHash, tokenHash), eq(staffSessions.staffId, staffId), gt(staffSessions.expiresAt, at)),
    )
    .returning({ staffId: staffSessions.staffId })
  return unlocked.length === 1
}

/** Its owner has proven a factor again. False: it has ended or is locked. */
export async function noteProof(tx: Orm, tokenHash: Buffer, staffId: string, now: number): Promise<boolean> {
  const at = new Date(now)
  const proven = await tx
    .update(staffSessions)
    .set({ provenAt: at })
    .where(
      and(
        eq(staffSessions.tokenHash, tokenHash),
        eq(staffSessions.staffId, staffId),
        gt(staffSessions.expiresAt, at),
        isNull(staffSessions.lockedAt),
      ),
    )
    .returning({ staffId: staffSessions.staffId })
  return proven.length === 1
}

/** Until when a proof counts; null: it does not. */
export async function provenUntil(orm: Orm, tokenHash: Buffer, now: number): Promise<Date | null> {
  const [found] = await orm
    .select({ provenAt: staffSessions.provenAt })
    .from(staffSessions)
    .where(eq(staffSessions.tokenHash, tokenHash))
  if (!found?.provenAt) return null
  const until = found.provenAt.getTime() + deskSession.provenMinutes * minuteMs
  return until > now ? new Date(until) : null
}

export async function endDeskSession(tx: Orm, tokenHash: Buffer): Promise<string | null> {
  const [ended] = await tx
    .delete(staffSessions)
    .where(eq(staffSessions.tokenHash, tokenHash))
    .returning({ staffId: staffSessions.staffId })
  return ended?.staffId ?? null
}

export async function endDeskSessions(tx: Orm, staffId: string, but: Buffer | null = null): Promise<void> {
  const own = eq(staffSessions.staffId, staffId)
  await tx.delete(staffSessions).where(but ? and(own, ne(staffSessions.tokenHash, but)) : own)
}

/** The signing key of its owner. Only the holder of the token can unwrap it. */
export async function signingKeyOfSession(orm: Orm, token: string): Promise<OpenedKey> {
  const [wrappedKey] = await orm
    .select({ id: staffSessions.signingKeyId, wrapped: staffSessions.wrappedKey })
    .from(staffSessions)
    .where(eq(staffSessions.tokenHash, hashOf(token)))
  if (!wrappedKey) throw new Error('The session ended while a document was being signed.')
  return { id: wrappedKey.id, privateKey: unwrapByToken(wrappedKey.wrapped, token) }
}
