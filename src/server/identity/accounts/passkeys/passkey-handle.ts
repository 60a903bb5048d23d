import type { Client } from 'pg'
import type { Vault } from '../../../platform/encryption/vault.ts'
import type { accountPasskeys } from '../tables.ts'

const handlePurpose = 'passkey user'

/** The user handle of an account on devices: unique to it, without name or address. */
export const userHandle = (vault: Vault, accountId: string): Buffer => vault.index(accountId, handlePurpose)

/** Devices cannot be told of a change: the handle stored with the passkey counts, whichever key it was made with. */
export const isHandleOf = (
  vault: Vault,
  { accountId, userHandle: given }: Pick<typeof accountPasskeys.$inferSelect, 'accountId' | 'userHandle'>,
  presented: Buffer,
): boolean => (given ? [given] : vault.indexes(accountId, handlePurpose)).some((handle) => handle.equals(presented))

/** The handle stored with a passkey never changes: once the key has changed it cannot be computed any more. */
export async function userHandles(client: Pick<Client, 'query'>, before: Vault): Promise<void> {
  const { rows } = await client.query<{ id: string; accountId: string }>(
    `select id, account_id as "accountId" from account_passkeys where user_handle is null`,
  )
  await client.query(
    `update account_passkeys as t set user_handle = v.handle
     from unnest($1::text[], $2::bytea[]) as v (id, handle) where t.id = v.id`,
    [rows.map(({ id }) => id), rows.map(({ accountId }) => userHandle(before, accountId))],
  )
}
