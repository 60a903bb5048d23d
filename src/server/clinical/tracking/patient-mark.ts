import type { Vault } from '../../platform/encryption/vault.ts'

const purpose = 'tracked by'
const written = (mark: Buffer) => mark.toString('base64url').slice(0, 16)

/** Distinguishes patients on a shared device, and reveals nothing else about them. */
export const patientMark = (vault: Vault, accountId: string): string => written(vault.index(accountId, purpose))

/** Also matches marks made before the lookup key changed: unsent data on a device may be old. */
export const isPatientMark = (vault: Vault, accountId: string, given: string): boolean =>
  vault.indexes(accountId, purpose).some((mark) => written(mark) === given)
