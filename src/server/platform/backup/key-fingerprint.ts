import { createHmac } from 'node:crypto'

/** Tells keys of one name apart. It is made of 32 random bytes, and they cannot be worked out from it. */
export const fingerprintOf = (key: Buffer): string =>
  createHmac('sha256', key).update('backup').digest('hex').slice(0, 16)
