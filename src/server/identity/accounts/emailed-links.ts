import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { OpeningLink } from '#content/notifications/open-account.ts'
import { type PagePath, pages } from '#contract/pages.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import { retention } from '#domain/privacy/retention.ts'
import { addressFor, type Config } from '../../platform/config/config.ts'
import type { Database, Orm, Statement } from '../../platform/database/database.ts'
import { hashOf, isToken, newToken } from '../../platform/encryption/token.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { deleteMessage } from '../../platform/outbox/message-rows.ts'
import type { Services } from '../../platform/services.ts'
import { accounts, emailedLinks } from './tables.ts'

export type Purpose = 'reset password' | 'confirm order' | 'prove email'

const pageFor: Readonly<Record<Purpose, PagePath>> = {
  'reset password': pages.resetPassword,
  'confirm order': pages.confirmOrder,
  'prove email': pages.openAccount,
}

const { resetPasswordHours, confirmOrderDays, openAccountDays } = retention.emailedLinks

/** As SQL. */
const linkLasts: Readonly<Record<Purpose, string>> = {
  'reset password': `${resetPasswordHours} hours`,
  'confirm order': `${confirmOrderDays} days`,
  'prove email': `${openAccountDays} days`,
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

/** The token is in the fragment, which browsers do not send: no server log ever sees it. */
export function newAddress(config: Config, purpose: Purpose) {
  const token = newToken()
  return { token, tokenHash: hashOf(token), address: `${addressFor(config, pageFor[purpose])}#token=${token}` }
}

export async function insertLink(
  tx: Orm,
  tokenHash: Buffer,
  { purpose, accountId, orderId }: NewLink,
  now: Instant,
): Promise<void> {
  const expiresAt = sql`${new Date(now)}::timestamptz + ${linkLasts[purpose]}::interval`
  await tx.insert(emailedLinks).values({ tokenHash, purpose, accountId, orderId: orderId ?? null, expiresAt })
}

interface Sending {
  readonly purpose: Purpose
  /** Null: there is no account to send it to. */
  readonly accountId: string | null
  readonly to: string
  readonly words: (link: string) => { readonly subject: string; readonly text: string }
}

/** Sends an account a link. Without an account the same statements run, and are rolled back. */
export async function sendLinkOrNothing(
  { config, messages, now }: Pick<Services, 'config' | 'messages' | 'now'>,
  tx: Orm,
  { purpose, accountId, to, words }: Sending,
): Promise<void> {
  const { tokenHash, address } = newAddress(config, purpose)
  const owner = accountId === null ? 'unproven address' : { accountId }
  const id = await messages.write(tx, { kind: 'email', owner, to, ...words(address) })
  if (accountId === null) await deleteMessage(tx, id)
  else await insertLink(tx, tokenHash, { purpose, accountId }, now())
}

/** The address of a link that opens the account of an order just paid for; null if the account opens without. */
export async function openingLink(
  { config, now }: Pick<Services, 'config' | 'now'>,
  tx: Orm,
  { id: orderId, accountId }: { readonly id: string; readonly accountId: string | null },
): Promise<OpeningLink | null> {
  if (accountId === null) return null
  const [unproven] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.emailProvenAt)))
  if (!unproven) return null
  const { tokenHash, address } = newAddress(config, 'prove email')
  await insertLink(tx, tokenHash, { purpose: 'prove email', accountId, orderId }, now())
  return { link: address, days: openAccountDays }
}

/** Voids earlier links for the same purpose. */
export async function spendLinks(tx: Orm, accountId: string, purpose: Purpose): Promise<void> {
  await tx
    .update(emailedLinks)
    .set({ usedAt: sql`now()` })
    .where(and(eq(emailedLinks.accountId, accountId), eq(emailedLinks.purpose, purpose), isNull(emailedLinks.usedAt)))
}

const isGood = (tokenHash: Buffer, purpose: Purpose, now: Instant) =>
  and(
    eq(emailedLinks.tokenHash, tokenHash),
    eq(emailedLinks.purpose, purpose),
    isNull(emailedLinks.usedAt),
    gt(emailedLinks.expiresAt, new Date(now)),
  )

const owners = { accountId: emailedLinks.accountId, orderId: emailedLinks.orderId }

const spent = () => new ApiError(410, 'This link has been used or is too old. Please ask for a new one.')

/** Refuses a link that does not work, without using it. */
export async function requireGoodLink(orm: Orm, token: string, purpose: Purpose, now: Instant): Promise<TakenLink> {
  const [found] = isToken(token)
    ? await orm
        .select(owners)
        .from(emailedLinks)
        .where(isGood(hashOf(token), purpose, now))
    : []
  if (!found) throw spent()
  return found
}

/** Uses a link: once, however many open it at the same moment. */
export async function consumeLink(tx: Orm, token: string, purpose: Purpose, now: Instant): Promise<TakenLink> {
  if (!isToken(token)) throw spent()
  const [taken] = await tx
    .update(emailedLinks)
    .set({ usedAt: sql`now()` })
    .where(isGood(hashOf(token), purpose, now))
    .returning(owners)
  if (!taken) throw spent()
  return taken
}

const erase: Statement = {
  name: 'erase_links',
  text: `delete from emailed_links where expires_at < $1 returning token_hash`,
}

/** Erases expired links. Returns how many. */
export const eraseExpiredLinks = async (database: Database, now: Instant): Promise<number> =>
  (await database.query(erase, [new Date(now)])).length
