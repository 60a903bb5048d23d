import { randomUUID } from 'node:crypto'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { retention } from '#domain/retention.ts'
import type { Database, Orm } from '../database/database.ts'
import { hashOf, newToken } from '../encryption/token.ts'
import { accountOfSession } from '../sessions/sessions.ts'
import { visits } from './tables.ts'
import type { PresentedVisit, VisitCookie } from './visit-cookie.ts'

const isYoung = `visits.created_at > now() - interval '${retention.visitDays} days'`

/**
 * Which visits can be come back to, as SQL. One that somebody has signed in to opens only beside a live session of
 * theirs, and any other only where nobody is signed in (decision 37). `session`: the hash of the session that was
 * presented with it.
 */
export const isOpenVisit = (session: string) =>
  `${isYoung} and visits.signed_in_as is not distinct from ${accountOfSession(session)}`

/** The same words with the hash itself in the place of its name. */
function about(session: Buffer | null, words: (session: string) => string): SQL {
  const [before = '', after = ''] = words('@').split('@')
  return sql`${sql.raw(before)}${session}::bytea${sql.raw(after)}`
}

const isOpenFor = ({ tokenHash, sessionHash }: PresentedVisit): SQL | undefined =>
  and(eq(visits.tokenHash, tokenHash), about(sessionHash, isOpenVisit))

export async function visitOf(database: Database, presented: PresentedVisit): Promise<string | null> {
  const found = await database.run((orm) => orm.select({ id: visits.id }).from(visits).where(isOpenFor(presented)))
  return found[0]?.id ?? null
}

interface NamedVisit {
  readonly tokenHash: Buffer
  readonly owner: string | null
  readonly isSignedIn: boolean
  readonly isYoung: boolean
}

/** What is known of a visit by its name alone, for telling why it does not open. */
export async function visitNamed(database: Database, id: string): Promise<NamedVisit | null> {
  const [found] = await database.run((orm) =>
    orm
      .select({
        tokenHash: visits.tokenHash,
        accountId: visits.accountId,
        signedInAs: visits.signedInAs,
        isYoung: sql<boolean>`${sql.raw(isYoung)}`,
      })
      .from(visits)
      .where(eq(visits.id, id)),
  )
  return found ? { ...found, owner: visitOwner(found), isSignedIn: found.signedInAs !== null } : null
}

/** Whose a visit is, if it is anybody's. Whoever signed in to it goes before whoever it ordered for. */
const visitOwner = ({ accountId, signedInAs }: Pick<Visit, 'accountId' | 'signedInAs'>) => signedInAs ?? accountId

/** Everything kept with a visit but its token. Sealed parts are sealed for `visitPhoneOwner` and `visitDraftOwner`. */
export interface Visit {
  readonly id: string
  readonly accountId: string | null
  readonly signedInAs: string | null
  readonly verifiedPhone: Buffer | null
  readonly draft: Buffer | null
}

export const visitPhoneOwner = (visitId: string) => `visit/${visitId}/phone`
export const visitDraftOwner = (visitId: string) => `visit/${visitId}/draft`

const kept = {
  id: visits.id,
  accountId: visits.accountId,
  signedInAs: visits.signedInAs,
  verifiedPhone: visits.verifiedPhone,
  draft: visits.draft,
}

export async function openVisit(orm: Orm, presented: PresentedVisit): Promise<Visit | null> {
  const [found] = await orm.select(kept).from(visits).where(isOpenFor(presented))
  return found ?? null
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockVisit(tx: Orm, presented: PresentedVisit): Promise<Visit | null> {
  const [found] = await tx.select(kept).from(visits).where(isOpenFor(presented)).for('no key update')
  return found ?? null
}

/** The visit of a token whether or not a session opens it, for signing in and out: never to show what is in it. */
export async function lockVisitOfToken(tx: Orm, { tokenHash }: PresentedVisit): Promise<Visit | null> {
  const [found] = await tx
    .select(kept)
    .from(visits)
    .where(and(eq(visits.tokenHash, tokenHash), sql.raw(isYoung)))
    .for('no key update')
  return found ?? null
}

/** The visit of this browser, begun now if it has none that opens. */
export async function ensureVisit(database: Database, cookie: VisitCookie): Promise<string> {
  const known = cookie.presented && (await visitOf(database, cookie.presented))
  if (known) return known
  await cookie.countNew()
  const { id, token } = await database.run((orm) => beginVisit(orm, cookie.sessionHash))
  cookie.grant(token)
  return id
}

/** Begins a visit, as SQL: one of the session's account where that is live, and anybody's else. */
export const insertVisit = (id: string, tokenHash: string, session: string) => `
  insert into visits (id, token_hash, account_id, signed_in_as)
  select ${id}, ${tokenHash}, account_id, account_id from (select ${accountOfSession(session)} as account_id) as _`

export async function beginVisit(
  orm: Orm,
  sessionHash: Buffer | null = null,
): Promise<{ readonly id: string; readonly token: string }> {
  const id = randomUUID()
  const token = newToken()
  const account = about(sessionHash, accountOfSession)
  await orm.insert(visits).values({ id, tokenHash: hashOf(token), accountId: account, signedInAs: account })
  return { id, token }
}

type Given = Pick<typeof visits.$inferInsert, 'verifiedPhone'>

/** The same visit under a new token: whoever knew the old one does not share what it has just been given. */
export async function rotateVisit(tx: Orm, visitId: string, given: Given = {}): Promise<string> {
  const token = newToken()
  await tx
    .update(visits)
    .set({ ...given, tokenHash: hashOf(token) })
    .where(eq(visits.id, visitId))
  return token
}
