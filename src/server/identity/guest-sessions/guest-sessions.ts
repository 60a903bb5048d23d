import { randomUUID } from 'node:crypto'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { retention } from '#domain/privacy/retention.ts'
import type { Database, Orm } from '../../platform/database/database.ts'
import { hashOf, newToken } from '../../platform/encryption/token.ts'
import { accountOfSession } from '../sessions/sessions.ts'
import type { GuestSessionCookie, PresentedGuestSession } from './guest-session-cookie.ts'
import { guestSessions } from './tables.ts'

const isYoung = `visits.created_at > now() - interval '${retention.visitDays} days'`

/**
 * Which visits can be come back to, as SQL. One that somebody has signed in to opens only beside a live session of
 * theirs, and any other only where nobody is signed in (decision 37). `session`: the hash of the session that was
 * presented with it.
 */
export const isOpenGuestSession = (session: string) =>
  `${isYoung} and visits.signed_in_as is not distinct from ${accountOfSession(session)}`

/** The same words with the hash itself in the place of its name. */
function about(session: Buffer | null, words: (session: string) => string): SQL {
  const [before = '', after = ''] = words('@').split('@')
  return sql`${sql.raw(before)}${session}::bytea${sql.raw(after)}`
}

const isOpenFor = ({ tokenHash, sessionHash }: PresentedGuestSession): SQL | undefined =>
  and(eq(guestSessions.tokenHash, tokenHash), about(sessionHash, isOpenGuestSession))

export async function guestSessionOf(database: Database, presented: PresentedGuestSession): Promise<string | null> {
  const found = await database.run((orm) =>
    orm.select({ id: guestSessions.id }).from(guestSessions).where(isOpenFor(presented)),
  )
  return found[0]?.id ?? null
}

interface NamedVisit {
  readonly tokenHash: Buffer
  readonly owner: string | null
  readonly isSignedIn: boolean
  readonly isYoung: boolean
}

/** What is known of a visit by its name alone, for telling why it does not open. */
export async function guestSessionNamed(database: Database, id: string): Promise<NamedVisit | null> {
  const [found] = await database.run((orm) =>
    orm
      .select({
        tokenHash: guestSessions.tokenHash,
        accountId: guestSessions.accountId,
        signedInAs: guestSessions.signedInAs,
        isYoung: sql<boolean>`${sql.raw(isYoung)}`,
      })
      .from(guestSessions)
      .where(eq(guestSessions.id, id)),
  )
  return found ? { ...found, owner: visitOwner(found), isSignedIn: found.signedInAs !== null } : null
}

/** Whose a visit is, if it is anybody's. Whoever signed in to it goes before whoever it ordered for. */
const visitOwner = ({ accountId, signedInAs }: Pick<GuestSession, 'accountId' | 'signedInAs'>) =>
  signedInAs ?? accountId

/** Everything kept with a visit but its token. Sealed parts are sealed for `guestPhoneOwner` and `guestDraftOwner`. */
export interface GuestSession {
  readonly id: string
  readonly accountId: string | null
  readonly signedInAs: string | null
  readonly verifiedPhone: Buffer | null
  readonly draft: Buffer | null
}

export const guestPhoneOwner = (visitId: string) => `visit/${visitId}/phone`
export const guestDraftOwner = (visitId: string) => `visit/${visitId}/draft`

const kept = {
  id: guestSessions.id,
  accountId: guestSessions.accountId,
  signedInAs: guestSessions.signedInAs,
  verifiedPhone: guestSessions.verifiedPhone,
  draft: guestSessions.draft,
}

export async function openGuestSession(orm: Orm, presented: PresentedGuestSession): Promise<GuestSession | null> {
  const [found] = await orm.select(kept).from(guestSessions).where(isOpenFor(presented))
  return found ?? null
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockGuestSession(tx: Orm, presented: PresentedGuestSession): Promise<GuestSession | null> {
  const [found] = await tx.select(kept).from(guestSessions).where(isOpenFor(presented)).for('no key update')
  return found ?? null
}

/** The visit of a token whether or not a session opens it, for signing in and out: never to show what is in it. */
export async function lockGuestSessionOfToken(
  tx: Orm,
  { tokenHash }: PresentedGuestSession,
): Promise<GuestSession | null> {
  const [found] = await tx
    .select(kept)
    .from(guestSessions)
    .where(and(eq(guestSessions.tokenHash, tokenHash), sql.raw(isYoung)))
    .for('no key update')
  return found ?? null
}

/** The visit of this browser, begun now if it has none that opens. */
export async function ensureGuestSession(database: Database, cookie: GuestSessionCookie): Promise<string> {
  const known = cookie.presented && (await guestSessionOf(database, cookie.presented))
  if (known) return known
  await cookie.countNew()
  const { id, token } = await database.run((orm) => beginGuestSession(orm, cookie.sessionHash))
  cookie.grant(token)
  return id
}

/** Begins a visit, as SQL: one of the session's account where that is live, and anybody's else. */
export const insertGuestSession = (id: string, tokenHash: string, session: string) => `
  insert into visits (id, token_hash, account_id, signed_in_as)
  select ${id}, ${tokenHash}, account_id, account_id from (select ${accountOfSession(session)} as account_id) as _`

export async function beginGuestSession(
  orm: Orm,
  sessionHash: Buffer | null = null,
): Promise<{ readonly id: string; readonly token: string }> {
  const id = randomUUID()
  const token = newToken()
  const account = about(sessionHash, accountOfSession)
  await orm.insert(guestSessions).values({ id, tokenHash: hashOf(token), accountId: account, signedInAs: account })
  return { id, token }
}

type Given = Pick<typeof guestSessions.$inferInsert, 'verifiedPhone'>

/** The same visit under a new token: whoever knew the old one does not share what it has just been given. */
export async function rotateGuestSession(tx: Orm, visitId: string, given: Given = {}): Promise<string> {
  const token = newToken()
  await tx
    .update(guestSessions)
    .set({ ...given, tokenHash: hashOf(token) })
    .where(eq(guestSessions.id, visitId))
  return token
}

/** What was typed in a visit, sealed. The account that it ordered for, if it has ordered for one, has it from now on. */
export const saveGuestDraft = async (
  tx: Orm,
  visitId: string,
  draft: Buffer,
  accountId: string | null = null,
): Promise<void> =>
  void (await tx
    .update(guestSessions)
    .set(accountId === null ? { draft } : { draft, accountId })
    .where(eq(guestSessions.id, visitId)))
