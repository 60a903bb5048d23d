import { hkdfSync } from 'node:crypto'

/**
 * Distinguishes two keys with the same id. Derived one way with a label of its own, so it neither reveals the key nor
 * equals anything else derived from it.
 */
export const fingerprintOf = (key: Buffer): string =>
  Buffer.from(hkdfSync('sha256', key, '', 'data key fingerprint', 32)).toString('hex')
