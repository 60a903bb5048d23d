import type { Vault } from '../encryption/vault.ts'

/** Tells people apart on a device that several use, and says nothing else about them. */
export const whoseMark = (vault: Vault, accountId: string): string =>
  vault.index(accountId, 'tracked by').toString('base64url').slice(0, 16)
