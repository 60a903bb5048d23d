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
  readonly visitId: string
  readonly emailDigest: Buffer
  /** Null: none was asked for, because the person is signed in. */
  readonly passwordHash: string | null
  readonly details: Details
}

interface AccountFor {
  readonly id: string
  /** An order of this visit made it: it says now what was sent last. */
  readonly isOwn: boolean
}

/**
 * The account of an address, made now if there is none. One that this visit made itself takes the details and the
 * password that were sent last (decision 25); any other is left as it is.
 */
export async function accountFor(tx: Orm, vault: Vault, wanted: Wanted): Promise<AccountFor> {
  const { visitId, emailDigest, details } = wanted
  const passwordHash = wanted.passwordHash ?? (await nobodysPassword)
  const hasPassword = wanted.passwordHash !== null
  const made = { emailDigest, passwordHash, hasPassword, details, madeInVisit: visitId }
  const madeId = await insertAccount(tx, vault, made)
  if (madeId !== null) return { id: madeId, isOwn: true }
  const [known] = await tx
    .select({ id: accounts.id, isCorrectable: isCorrectableBy(visitId) })
    .from(accounts)
    .where(eq(accounts.emailDigest, emailDigest))
    .for('no key update')
  // Taken back between the two statements by the visit that had made it.
  if (!known) return accountFor(tx, vault, wanted)
  const { id, isCorrectable: isOwn } = known
  if (isOwn) await correctAccount(tx, vault, id, wanted)
  return { id, isOwn }
}

/** Made by this visit, its address proved by nobody, and nothing ever paid with it. */
const isCorrectableBy = (visitId: string) => sql<boolean>`
  coalesce(accounts.made_in_visit = ${visitId}::uuid, false) and accounts.email_proven_at is null and not exists (
    select 1 from orders where orders.account_id = accounts.id and orders.authorised_at is not null
  )`

/**
 * Takes back what this visit made under addresses that it has since corrected: accounts without any order. Where
 * somebody else's order waits for the owner of such an address to confirm it, only what was told here goes.
 */
export async function deleteAbandonedAccounts(tx: Orm, vault: Vault, visitId: string, keptId: string): Promise<void> {
  const abandoned = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.madeInVisit, visitId),
        ne(accounts.id, keptId),
        isNull(accounts.emailProvenAt),
        notExists(tx.select({ one: sql`1` }).from(orders).where(eq(orders.accountId, accounts.id))),
      ),
    )
    // Whoever orders with that address at this very moment goes first. It is then taken back the next time.
    .for('no key update', { skipLocked: true })
  for (const { id } of abandoned) {
    const links = await tx.select({ one: sql`1` }).from(emailedLinks).where(eq(emailedLinks.accountId, id)).limit(1)
    if (links.length === 0) await deleteAccount(tx, id)
    else await emptyAccount(tx, vault, id)
  }
}
