import type { Vault } from '../../../platform/encryption/vault.ts'
import type { accountPasskeys } from '../tables.ts'

const handlePurpose = 'passkey user'

/** What a device knows its owner by: theirs alone, and no name or address of theirs. */
export const userHandle = (vault: Vault, accountId: string): Buffer => vault.index(accountId, handlePurpose)

/** A device never learns of another: what it was given with the passkey counts, whichever key it was made with. */
export const isHandleOf = (
  vault: Vault,
  { accountId, userHandle: given }: Pick<typeof accountPasskeys.$inferSelect, 'accountId' | 'userHandle'>,
  told: Buffer,
): boolean => (given ? [given] : vault.indexes(accountId, handlePurpose)).some((handle) => handle.equals(told))
