import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Database, Orm } from '../database/database.ts'
import { visits } from '../database/schema.ts'
import { type VisitCookie, visitDays } from './visit-cookie.ts'
import { hashOf, newToken } from './visit-token.ts'

/** Which visits can be come back to, as SQL. */
export const isOpenVisit = `visits.created_at > now() - interval '${visitDays} days'`
const stillOpen = sql.raw(isOpenVisit)

export async function visitOf(database: Database, tokenHash: Buffer): Promise<string | null> {
  const found = await database.run((orm) =>
    orm
      .select({ id: visits.id })
      .from(visits)
      .where(and(eq(visits.tokenHash, tokenHash), stillOpen)),
  )
  return found[0]?.id ?? null
}

export async function visitExists(database: Database, id: string): Promise<boolean> {
  const found = await database.run((orm) => orm.select({ id: visits.id }).from(visits).where(eq(visits.id, id)))
  return found.length > 0
}

/** Everything kept with a visit but its token. Sealed parts are sealed for `visitPhoneOwner` and `visitDraftOwner`. */
export interface Visit {
  readonly id: string
  readonly accountId: string | null
  readonly verifiedPhone: Buffer | null
  readonly draft: Buffer | null
}

export const visitPhoneOwner = (visitId: string) => `visit/${visitId}/phone`
export const visitDraftOwner = (visitId: string) => `visit/${visitId}/draft`

const kept = {
  id: visits.id,
  accountId: visits.accountId,
  verifiedPhone: visits.verifiedPhone,
  draft: visits.draft,
}

export async function openVisit(orm: Orm, tokenHash: Buffer): Promise<Visit | null> {
  const [found] = await orm
    .select(kept)
    .from(visits)
    .where(and(eq(visits.tokenHash, tokenHash), stillOpen))
  return found ?? null
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockVisit(tx: Orm, tokenHash: Buffer): Promise<Visit | null> {
  const [found] = await tx
    .select(kept)
    .from(visits)
    .where(and(eq(visits.tokenHash, tokenHash), stillOpen))
    .for('update')
  return found ?? null
}

/** The visit of this browser, begun now if it has none. */
export async function ensureVisit(database: Database, cookie: VisitCookie): Promise<string> {
  const known = cookie.presented && (await visitOf(database, cookie.presented))
  if (known) return known
  const { id, token } = await database.run(beginVisit)
  cookie.grant(token)
  return id
}

export async function beginVisit(orm: Orm): Promise<{ readonly id: string; readonly token: string }> {
  const id = randomUUID()
  const token = newToken()
  await orm.insert(visits).values({ id, tokenHash: hashOf(token) })
  return { id, token }
}

/** The same visit under a new token: whoever knew the old one does not share what it has just been given. */
export async function rotateVisit(tx: Orm, visitId: string): Promise<string> {
  const token = newToken()
  await tx
    .update(visits)
    .set({ tokenHash: hashOf(token) })
    .where(eq(visits.id, visitId))
  return token
}
