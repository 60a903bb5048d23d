import { and, desc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { MySecurity } from '#contract/identity/account-security.ts'
import type { pages } from '#contract/pages.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import { addressFor, type Config } from '../../../platform/config/config.ts'
import type { Database, Orm, Statement } from '../../../platform/database/database.ts'
import { hashOf, isToken, newToken } from '../../../platform/encryption/token.ts'
import type { Vault } from '../../../platform/encryption/vault.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { emailChanges } from '../tables.ts'

export type EmailChange = typeof emailChanges.$inferSelect

const owner = ({ id, accountId }: Pick<EmailChange, 'id' | 'accountId'>, which: 'old' | 'new') =>
  `account/${accountId}/email change/${id}/${which}`

export const sealAddress = (
  vault: Vault,
  change: Pick<EmailChange, 'id' | 'accountId'>,
  which: 'old' | 'new',
  email: string,
): Buffer => vault.seal(email, owner(change, which))

export const addressesIn = (vault: Vault, change: EmailChange) => ({
  from: vault.open(change.oldEmail, owner(change, 'old')),
  to: vault.open(change.newEmail, owner(change, 'new')),
})

/** The token is in the fragment, which browsers do not send: no server log ever sees it. */
export function newLink(config: Config, page: typeof pages.newEmail | typeof pages.keepEmail) {
  const token = newToken()
  return { hash: hashOf(token), address: `${addressFor(config, page)}#token=${token}` }
}

/** Requested, and neither proven nor expired. */
const isPending = and(isNull(emailChanges.provenAt), isNull(emailChanges.endedAt))

/** Ends an earlier request that is not proven yet. */
export async function endPending(tx: Orm, accountId: string): Promise<void> {
  await tx
    .update(emailChanges)
    .set({ endedAt: sql`now()` })
    .where(and(eq(emailChanges.accountId, accountId), isPending))
}

export const spentLink = () => new ApiError(410, 'This link has been used or is too old.')

/** The account of a link that proves a new address. */
export async function pendingByToken(orm: Orm, token: string, now: Instant): Promise<EmailChange> {
  const [found] = isToken(token)
    ? await orm
        .select()
        .from(emailChanges)
        .where(and(eq(emailChanges.proveHash, hashOf(token)), isPending, gt(emailChanges.expiresAt, new Date(now))))
    : []
  if (!found) throw spentLink()
  return found
}

/** The account of a link that stops a change or reverts it. */
export async function stoppableByToken(orm: Orm, token: string, now: Instant): Promise<EmailChange> {
  const hash = hashOf(token)
  const [found] = isToken(token)
    ? await orm
        .select()
        .from(emailChanges)
        .where(
          and(
            or(eq(emailChanges.stopHash, hash), eq(emailChanges.undoHash, hash)),
            isNull(emailChanges.endedAt),
            gt(emailChanges.expiresAt, new Date(now)),
          ),
        )
    : []
  if (!found) throw spentLink()
  return found
}

/** What the account page shows: a pending change, and until when the last can be reverted. */
export async function changesOf(
  orm: Orm,
  vault: Vault,
  accountId: string,
  now: Instant,
): Promise<Pick<MySecurity, 'emailChange' | 'undoUntil'>> {
  const isOpen = and(
    eq(emailChanges.accountId, accountId),
    isNull(emailChanges.endedAt),
    gt(emailChanges.expiresAt, new Date(now)),
  )
  const newest = desc(emailChanges.askedAt)
  const [pending] = await orm.select().from(emailChanges).where(and(isOpen, isPending)).orderBy(newest).limit(1)
  const proven = and(isOpen, isNotNull(emailChanges.provenAt))
  const [done] = await orm.select().from(emailChanges).where(proven).orderBy(newest).limit(1)
  return {
    emailChange: pending ? { to: addressesIn(vault, pending).to, until: pending.expiresAt.toISOString() } : null,
    undoUntil: done?.expiresAt.toISOString() ?? null,
  }
}

const erase: Statement = {
  name: 'erase_email_changes',
  text: 'delete from email_changes where expires_at <= $1 returning id',
}

/** Erases changes that can be neither made nor reverted any more. Returns how many. */
export const eraseOldEmailChanges = async (database: Database, now: Instant): Promise<number> =>
  (await database.query(erase, [new Date(now)])).length
