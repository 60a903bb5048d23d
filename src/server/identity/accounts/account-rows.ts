import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { UserData } from '#contract/checkout/fetch-user-data.ts'
import type { Database, Orm, Statement } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import { guestSessions } from '../guest-sessions/tables.ts'
import { nobodysPassword } from './passwords.ts'
import { accounts } from './tables.ts'

/** What a person has told about themselves. */
export type Details = UserData & { readonly declineOffers?: boolean }

export type Account = typeof accounts.$inferSelect

/** One address however it is typed. */
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

/** Whoever changes how somebody signs in goes one at a time. */
export async function lockAccount(tx: Orm, id: string): Promise<Account | null> {
  const [found] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('no key update')
  return found ?? null
}

/** False: the password was changed since it was checked. Until the transaction ends it cannot be. */
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
  /** False: nobody knows it. */
  readonly hasPassword?: boolean
  readonly details: Details
  /** Whose order it is made with. */
  readonly madeInVisit?: string
  /** Since when it is known that they read mail there. Unknown, where it is left out. */
  readonly emailProvenAt?: Date
}

/** Null: somebody has an account with this address already. */
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

/** The details that were sent last take the place of those before. A password of null leaves the one that is there. */
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
    .set({ passwordHash: await nobodysPassword, hasPassword: false, madeInVisit: null })
    .where(eq(accounts.id, id))
  await tx.update(guestSessions).set({ accountId: null }).where(eq(guestSessions.accountId, id))
}
