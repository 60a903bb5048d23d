import { createHmac } from 'node:crypto'

/** Distinguishes keys of one name. Keys are 32 random bytes, and cannot be derived from it. */
export const fingerprintOf = (key: Buffer): string =>
  createHmac('sha256', key).update('backup').digest('hex').slice(0, 16)
