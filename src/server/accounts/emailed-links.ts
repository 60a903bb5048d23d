import { and, eq, isNull, sql } from 'drizzle-orm'
import { type PagePath, pages } from '#contract/pages.ts'
import { addressFor, type Config } from '../config.ts'
import type { Database, Orm, Statement } from '../database/database.ts'
import { emailedLinks } from '../database/schema.ts'
import { Refusal } from '../refusal.ts'
import { hashOf, isToken, newToken } from '../visits/visit-token.ts'

export type Purpose = 'reset password' | 'confirm order'

const pageFor: Readonly<Record<Purpose, PagePath>> = {
  'reset password': pages.resetPassword,
  'confirm order': pages.confirmOrder,
}

export const linkLasts: Readonly<Record<Purpose, string>> = {
  'reset password': '1 hour',
  'confirm order': '7 days',
}

export interface NewLink {
  readonly purpose: Purpose
  readonly accountId: string
  readonly orderId?: string
}

export interface TakenLink {
  readonly accountId: string
  readonly orderId: string | null
}

/** The token stands in the fragment, which browsers keep to themselves: no server log ever sees it. */
export function newAddress(config: Config, purpose: Purpose) {
  const token = newToken()
  return { token, tokenHash: hashOf(token), address: `${addressFor(config, pageFor[purpose])}#token=${token}` }
}

export async function insertLink(tx: Orm, tokenHash: Buffer, { purpose, accountId, orderId }: NewLink): Promise<void> {
  const expiresAt = sql.raw(`now() + interval '${linkLasts[purpose]}'`)
  await tx.insert(emailedLinks).values({ tokenHash, purpose, accountId, orderId: orderId ?? null, expiresAt })
}

/** Links sent earlier for the same purpose stop working. */
export async function spendLinks(tx: Orm, accountId: string, purpose: Purpose): Promise<void> {
  await tx
    .update(emailedLinks)
    .set({ usedAt: sql`now()` })
    .where(and(eq(emailedLinks.accountId, accountId), eq(emailedLinks.purpose, purpose), isNull(emailedLinks.usedAt)))
}

const isGood = (tokenHash: Buffer, purpose: Purpose) =>
  and(
    eq(emailedLinks.tokenHash, tokenHash),
    eq(emailedLinks.purpose, purpose),
    isNull(emailedLinks.usedAt),
    sql`${emailedLinks.expiresAt} > now()`,
  )

const kept = { accountId: emailedLinks.accountId, orderId: emailedLinks.orderId }

const spent = () => new Refusal(410, 'This link was used or is too old. Please ask for a new one.')

/** Refuses a link that does not work, without using it. */
export async function requireGoodLink(orm: Orm, token: string, purpose: Purpose): Promise<void> {
  const found = isToken(token)
    ? await orm
        .select(kept)
        .from(emailedLinks)
        .where(isGood(hashOf(token), purpose))
    : []
  if (found.length === 0) throw spent()
}

/** Uses a link: once, however many open it at the same moment. */
export async function takeLink(tx: Orm, token: string, purpose: Purpose): Promise<TakenLink> {
  if (!isToken(token)) throw spent()
  const [taken] = await tx
    .update(emailedLinks)
    .set({ usedAt: sql`now()` })
    .where(isGood(hashOf(token), purpose))
    .returning(kept)
  if (!taken) throw spent()
  return taken
}

const erase: Statement = {
  name: 'erase_links',
  text: `delete from emailed_links where expires_at < now() returning token_hash`,
}

/** Links that have expired. Returns how many. */
export const eraseExpiredLinks = async (database: Database): Promise<number> => (await database.query(erase, [])).length
