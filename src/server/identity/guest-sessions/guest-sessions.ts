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
 * Which guest sessions open, as SQL. One that was signed in to opens only with a live session of its account, and any
 * other only without a session (decision 37). `session`: the hash of the session presented with it.
 */
export const isOpenGuestSession = (session: string) =>
  `${isYoung} and visits.signed_in_as is not distinct from ${accountOfSession(session)}`

/** The same SQL with the hash itself inlined. */
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

interface NamedGuestSession {
  readonly tokenHash: Buffer
  readonly owner: string | null
  readonly isSignedIn: boolean
  readonly isYoung: boolean
}

/** A guest session looked up by its id alone, to explain why it does not open. */
export async function guestSessionNamed(database: Database, id: string): Promise<NamedGuestSession | null> {
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
  return found ? { ...found, owner: guestSessionOwner(found), isSignedIn: found.signedInAs !== null } : null
}

/** The owner of a guest session, if any. The account signed in to it takes precedence over the one it ordered for. */
const guestSessionOwner = ({ accountId, signedInAs }: Pick<GuestSession, 'accountId' | 'signedInAs'>) =>
  signedInAs ?? accountId

/**
 * Everything stored with a guest session but its token. Sealed parts are sealed for `guestPhoneOwner` and
 * `guestDraftOwner`.
 */
export interface GuestSession {
  readonly id: string
  readonly accountId: string | null
  readonly signedInAs: string | null
  readonly verifiedPhone: Buffer | null
  readonly draft: Buffer | null
}

export const guestPhoneOwner = (guestSessionId: string) => `visit/${guestSessionId}/phone`
export const guestDraftOwner = (guestSessionId: string) => `visit/${guestSessionId}/draft`

const columns = {
  id: guestSessions.id,
  accountId: guestSessions.accountId,
  signedInAs: guestSessions.signedInAs,
  verifiedPhone: guestSessions.verifiedPhone,
  draft: guestSessions.draft,
}

export async function openGuestSession(orm: Orm, presented: PresentedGuestSession): Promise<GuestSession | null> {
  const [found] = await orm.select(columns).from(guestSessions).where(isOpenFor(presented))
  return found ?? null
}

/** The same, locked until the transaction ends. */
export async function lockGuestSession(tx: Orm, presented: PresentedGuestSession): Promise<GuestSession | null> {
  const [found] = await tx.select(columns).from(guestSessions).where(isOpenFor(presented)).for('no key update')
  return found ?? null
}

/** The guest session of a token whether or not it opens, for signing in and out: never to show its contents. */
export async function lockGuestSessionOfToken(
  tx: Orm,
  { tokenHash }: PresentedGuestSession,
): Promise<GuestSession | null> {
  const [found] = await tx
    .select(columns)
    .from(guestSessions)
    .where(and(eq(guestSessions.tokenHash, tokenHash), sql.raw(isYoung)))
    .for('no key update')
  return found ?? null
}

/** The guest session of this browser, begun now if none opens. */
export async function ensureGuestSession(database: Database, cookie: GuestSessionCookie): Promise<string> {
  const known = cookie.presented && (await guestSessionOf(database, cookie.presented))
  if (known) return known
  await cookie.countNew()
  const { id, token } = await database.run((orm) => beginGuestSession(orm, cookie.sessionHash))
  cookie.grant(token)
  return id
}

/** Begins a guest session, as SQL: for the session's account if that is live, and otherwise without an owner. */
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

/** Gives a guest session a new token, so that a holder of the old one does not share what it is given next. */
export async function rotateGuestSession(tx: Orm, guestSessionId: string, given: Given = {}): Promise<string> {
  const token = newToken()
  await tx
    .update(guestSessions)
    .set({ ...given, tokenHash: hashOf(token) })
    .where(eq(guestSessions.id, guestSessionId))
  return token
}

/** What was typed in a guest session, sealed. If it has ordered for an account, that account gets it too. */
export const saveGuestDraft = async (
  tx: Orm,
  guestSessionId: string,
  draft: Buffer,
  accountId: string | null = null,
): Promise<void> =>
  void (await tx
    .update(guestSessions)
    .set(accountId === null ? { draft } : { draft, accountId })
    .where(eq(guestSessions.id, guestSessionId)))
