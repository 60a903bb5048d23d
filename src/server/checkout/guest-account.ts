import { and, eq, isNull, ne, notExists, sql } from 'drizzle-orm'
import {
  correctAccount,
  type Details,
  deleteAccount,
  emptyAccount,
  insertAccount,
} from '../identity/accounts/account-rows.ts'
import { nobodysPassword } from '../identity/accounts/passwords.ts'
import { accounts, emailedLinks } from '../identity/accounts/tables.ts'
import { orders } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import type { Vault } from '../platform/encryption/vault.ts'

interface Wanted {
  readonly guestSessionId: string
  readonly emailDigest: Buffer
  /** Null: the patient is signed in, so no password was asked for. */
  readonly passwordHash: string | null
  readonly details: Details
}

interface AccountFor {
  readonly id: string
  /** An order of this guest session made the account: its details follow what was sent last. */
  readonly isOwn: boolean
}

/**
 * The account of an address, created now if there is none. One that this guest session created itself takes the details
 * and the password sent last (decision 25); any other stays as it is.
 */
export async function accountFor(tx: Orm, vault: Vault, wanted: Wanted): Promise<AccountFor> {
  const { guestSessionId, emailDigest, details } = wanted
  const passwordHash = wanted.passwordHash ?? (await nobodysPassword)
  const hasPassword = wanted.passwordHash !== null
  const made = { emailDigest, passwordHash, hasPassword, details, madeInGuestSession: guestSessionId }
  const madeId = await insertAccount(tx, vault, made)
  if (madeId !== null) return { id: madeId, isOwn: true }
  const [known] = await tx
    .select({ id: accounts.id, isCorrectable: isCorrectableBy(guestSessionId) })
    .from(accounts)
    .where(eq(accounts.emailDigest, emailDigest))
    .for('no key update')
  // Removed between the two statements by the guest session that had made it.
  if (!known) return accountFor(tx, vault, wanted)
  const { id, isCorrectable: isOwn } = known
  if (isOwn) await correctAccount(tx, vault, id, wanted)
  return { id, isOwn }
}

/** Made by this guest session, with an unproven address, and never used for a payment. */
const isCorrectableBy = (guestSessionId: string) => sql<boolean>`
  coalesce(accounts.made_in_visit = ${guestSessionId}::uuid, false) and accounts.email_proven_at is null and not exists (
    select 1 from orders where orders.account_id = accounts.id and orders.authorised_at is not null
  )`

/**
 * Removes accounts without orders that this guest session made under addresses it has since corrected. If another order
 * waits for the owner of such an address to confirm it, only what was entered here is removed.
 */
export async function deleteAbandonedAccounts(
  tx: Orm,
  vault: Vault,
  guestSessionId: string,
  exceptId: string,
): Promise<void> {
  const abandoned = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.madeInGuestSession, guestSessionId),
        ne(accounts.id, exceptId),
        isNull(accounts.emailProvenAt),
        notExists(tx.select({ one: sql`1` }).from(orders).where(eq(orders.accountId, accounts.id))),
      ),
    )
    // An order with that address at this very moment goes first; the account is then removed next time.
    .for('no key update', { skipLocked: true })
  for (const { id } of abandoned) {
    const links = await tx.select({ one: sql`1` }).from(emailedLinks).where(eq(emailedLinks.accountId, id)).limit(1)
    if (links.length === 0) await deleteAccount(tx, id)
    else await emptyAccount(tx, vault, id)
  }
}
