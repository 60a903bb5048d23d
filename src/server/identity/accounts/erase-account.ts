import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import { endAllSessions } from '../sessions/sessions.ts'
import { type Account, type Details, openDetails, replaceDetails } from './account-rows.ts'
import { accounts } from './tables.ts'

/** Of an address that nobody has: nothing is found by it. */
export const nobodysDigest = (vault: Vault): Buffer => vault.index(randomBytes(32).toString('hex'), 'email')

/** Nobody signs in to it any more, and nobody finds it by its address. `passwordHash` is of one that nobody knows. */
export async function closeAccount(tx: Orm, vault: Vault, id: string, passwordHash: string): Promise<void> {
  await tx
    .update(accounts)
    .set({ passwordHash, hasPassword: false, emailDigest: nobodysDigest(vault) })
    .where(eq(accounts.id, id))
  await endAllSessions(tx, id)
}

/** Leaves of an account that is kept what `keeps` does. */
export async function stripAccount(
  tx: Orm,
  vault: Vault,
  account: Account,
  keeps: (details: Details) => Details,
): Promise<void> {
  await replaceDetails(tx, vault, account.id, keeps(openDetails(vault, account)))
  await tx
    .update(accounts)
    .set({ emailDigest: nobodysDigest(vault), hasPassword: false, emailProvenAt: null, firstSignInAt: null })
    .where(eq(accounts.id, account.id))
}
