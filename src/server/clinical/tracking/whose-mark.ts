import type { Vault } from '../../platform/encryption/vault.ts'

const purpose = 'tracked by'
const written = (mark: Buffer) => mark.toString('base64url').slice(0, 16)

/** Tells people apart on a device that several use, and says nothing else about them. */
export const whoseMark = (vault: Vault, accountId: string): string => written(vault.index(accountId, purpose))

/** Also one that was given before people came to be looked up by another key: what waits on a device may be old. */
export const isWhoseMark = (vault: Vault, accountId: string, given: string): boolean =>
  vault.indexes(accountId, purpose).some((mark) => written(mark) === given)
