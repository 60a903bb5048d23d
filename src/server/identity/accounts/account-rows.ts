import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { AccountDetails } from '#contract/identity/account-details.ts'
import type { Database, Orm, Statement } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import { guestSessions } from '../guest-sessions/tables.ts'
import { nobodysPassword } from './passwords.ts'
import { accounts } from './tables.ts'

/** A patient's own details. */
export type Details = AccountDetails & { readonly declineOffers?: boolean }

export type Account = typeof accounts.$inferSelect

/** One normal form, however the address is typed. */
export const normaliseEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase()

export const emailDigest = (vault: Vault, email: string): Buffer => vault.index(normaliseEmail(email), 'email')

export const accountOwner = (accountId: string) => `account/${accountId}`

export const openDetails = (vault: Vault, { id, details }: Pick<Account, 'id' | 'details'>): Details =>
  JSON.parse(vault.open(details, accountOwner(id)))

export async function accountByEmail(orm: Orm, digest: Buffer): Promise<Account | null> {
  const [found] = await orm.select().from(accounts).where(eq(accounts.emailDigest, digest))
  return found ?? null
}

const toSignIn: Statement = {
  name: 'account_to_sign_in',
  text: `
    select id, email_digest as "emailDigest", password_hash as "passwordHash", email_proven_at as "emailProvenAt",
      first_sign_in_at as "firstSignInAt", details
    from accounts where email_digest = $1`,
}

export type AccountToSignIn = Pick<
  Account,
  'id' | 'emailDigest' | 'passwordHash' | 'emailProvenAt' | 'firstSignInAt' | 'details'
>

export async function accountToSignIn(database: Database, digest: Buffer): Promise<AccountToSignIn | null> {
  const [found] = await database.query<AccountToSignIn>(toSignIn, [digest])
  return found ?? null
}

export async function accountById(orm: Orm, id: string): Promise<Account | null> {
  const [found] = await orm.select().from(accounts).where(eq(accounts.id, id))
  return found ?? null
}

/** False: the password was changed since it was checked. It stays locked until the transaction ends. */
export async function stillHasPassword(tx: Orm, { id, passwordHash }: AccountToSignIn): Promise<boolean> {
  const found = await tx
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, id))
    .for('share')
  return found[0]?.passwordHash === passwordHash
}

interface NewAccount {
  readonly emailDigest: Buffer
  readonly passwordHash: string
  /** False: the password is random, and nobody knows it. */
  readonly hasPassword?: boolean
  readonly details: Details
  /** The guest session whose order makes the account. */
  readonly madeInGuestSession?: string
  /** Since when the address is proven. Missing: it is not. */
  readonly emailProvenAt?: Date
}

/** Null: another account has this address already. */
export async function insertAccount(tx: Orm, vault: Vault, given: NewAccount): Promise<string | null> {
  const id = randomUUID()
  const details = vault.seal(JSON.stringify(given.details), accountOwner(id))
  const [made] = await tx
    .insert(accounts)
    .values({ ...given, id, details })
    .onConflictDoNothing({ target: accounts.emailDigest })
    .returning({ id: accounts.id })
  return made?.id ?? null
}

export async function replaceDetails(tx: Orm, vault: Vault, id: string, details: Details): Promise<void> {
  const sealed = vault.seal(JSON.stringify(details), accountOwner(id))
  await tx.update(accounts).set({ details: sealed }).where(eq(accounts.id, id))
}

/** The details sent last replace the earlier ones. A password of null keeps the current one. */
export async function correctAccount(
  tx: Orm,
  vault: Vault,
  id: string,
  { details, passwordHash }: { readonly details: Details; readonly passwordHash: string | null },
): Promise<void> {
  const sealed = vault.seal(JSON.stringify(details), accountOwner(id))
  await tx
    .update(accounts)
    .set({ details: sealed, ...(passwordHash === null ? {} : { passwordHash, hasPassword: true }) })
    .where(eq(accounts.id, id))
}

export const deleteAccount = async (tx: Orm, id: string): Promise<void> =>
  void (await tx.delete(accounts).where(eq(accounts.id, id)))

/** Leaves the address alone: the details, the password and the guest sessions go. */
export async function emptyAccount(tx: Orm, vault: Vault, id: string): Promise<void> {
  await replaceDetails(tx, vault, id, {})
  await tx
    .update(accounts)
    .set({ passwordHash: await nobodysPassword, hasPassword: false, madeInGuestSession: null })
    .where(eq(accounts.id, id))
  await tx.update(guestSessions).set({ accountId: null }).where(eq(guestSessions.accountId, id))
}
