import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import { endAllSessions } from '../sessions/sessions.ts'
import { type Account, type Details, openDetails, replaceDetails } from './account-rows.ts'
import { accounts } from './tables.ts'

/** An impossible address: no lookup finds it. */
export const nobodysDigest = (vault: Vault): Buffer => vault.index(randomBytes(32).toString('hex'), 'email')

/**
 * The account can no longer be signed in to or found by its address, and nothing new begins for it. `passwordHash` is of a
 * random password.
 */
export async function closeAccount(
  tx: Orm,
  vault: Vault,
  id: string,
  { passwordHash, now }: { readonly passwordHash: string; readonly now: Instant },
): Promise<void> {
  await tx
    .update(accounts)
    .set({ passwordHash, hasPassword: false, emailDigest: nobodysDigest(vault), closedAt: new Date(now) })
    .where(eq(accounts.id, id))
  await endAllSessions(tx, id)
}

/** Leaves of a retained account what `keeps` does. */
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
