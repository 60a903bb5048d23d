import { hkdfSync } from 'node:crypto'

/**
 * Tells two keys with the same id apart. Derived one way with a label of its own, so it neither reveals the key nor equals
 * anything else that is made with it.
 */
export const fingerprintOf = (key: Buffer): string =>
  Buffer.from(hkdfSync('sha256', key, '', 'data key fingerprint', 32)).toString('hex')
