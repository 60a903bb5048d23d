import { and, asc, eq } from 'drizzle-orm'
import type { MySecurity } from '#contract/identity/account-security.ts'
import { canRemovePasskey } from '#domain/identity/account-security.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Vault } from '../../../platform/encryption/vault.ts'
import type { StoredPasskey } from '../../web-authn/web-authn.ts'
import { accountPasskeys } from '../tables.ts'
import { userHandle } from './passkey-handle.ts'

const nameOwner = (accountId: string) => `account/${accountId}/passkey name`

export const passkeysOf = (orm: Orm, accountId: string) =>
  orm
    .select()
    .from(accountPasskeys)
    .where(eq(accountPasskeys.accountId, accountId))
    .orderBy(asc(accountPasskeys.createdAt), asc(accountPasskeys.id))

export async function listedPasskeys(
  orm: Orm,
  vault: Vault,
  accountId: string,
  otherWays: { readonly hasPassword: boolean; readonly companies: number },
): Promise<MySecurity['passkeys']> {
  const rows = await passkeysOf(orm, accountId)
  const canRemove = canRemovePasskey({ ...otherWays, passkeys: rows.length })
  return rows.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name: vault.open(name, nameOwner(accountId)),
    addedAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    canRemove,
  }))
}

/** False: another account has it already. */
export async function insertPasskey(
  tx: Orm,
  vault: Vault,
  accountId: string,
  { id, publicKey, counter, transports }: StoredPasskey,
  name: string,
): Promise<boolean> {
  const made = await tx
    .insert(accountPasskeys)
    .values({
      id,
      accountId,
      publicKey,
      counter,
      transports: [...transports],
      userHandle: userHandle(vault, accountId),
      name: vault.seal(name, nameOwner(accountId)),
    })
    .onConflictDoNothing()
    .returning({ id: accountPasskeys.id })
  return made.length > 0
}

export async function deletePasskey(tx: Orm, accountId: string, id: string): Promise<void> {
  await tx.delete(accountPasskeys).where(and(eq(accountPasskeys.accountId, accountId), eq(accountPasskeys.id, id)))
}
