import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  randomUUID,
  sign,
} from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { keyFromPassword } from '../accounts/passwords.ts'
import { staffSigningKeys } from './tables.ts'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** Opened by its owner alone: wrapped bytes are iv, tag, ciphertext. */
function wrap(plain: Buffer, key: Buffer): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, key, iv)
  const body = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body])
}

function unwrap(wrapped: Buffer, key: Buffer): Buffer {
  const decipher = createDecipheriv(algorithm, key, wrapped.subarray(0, ivBytes))
  decipher.setAuthTag(wrapped.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([decipher.update(wrapped.subarray(ivBytes + tagBytes)), decipher.final()])
}

/** Tokens are fully random, so no slow key derivation is needed. */
const keyFromToken = (token: string) => Buffer.from(hkdfSync('sha256', token, '', 'staff signing key', 32))

export const wrapForToken = (privateKey: Buffer, token: string): Buffer => wrap(privateKey, keyFromToken(token))
export const unwrapByToken = (wrapped: Buffer, token: string): Buffer => unwrap(wrapped, keyFromToken(token))

/** The private half, wrapped with a password, as stored. */
export async function wrapForPassword(privateKey: Buffer, password: string) {
  const salt = randomBytes(16)
  return { salt, wrapped: wrap(privateKey, await keyFromPassword(password, salt)) }
}

export interface NewSigningKey {
  readonly id: string
  readonly publicKey: Buffer
  readonly salt: Buffer
  readonly wrapped: Buffer
}

/** A new Ed25519 key of a member of staff. The private half is in memory only during set-up. */
export async function newSigningKey(password: string): Promise<{ stored: NewSigningKey; privateKey: Buffer }> {
  const pair = generateKeyPairSync('ed25519')
  const privateKey = pair.privateKey.export({ type: 'pkcs8', format: 'der' })
  const publicKey = pair.publicKey.export({ type: 'spki', format: 'der' })
  return { stored: { id: randomUUID(), publicKey, ...(await wrapForPassword(privateKey, password)) }, privateKey }
}

export async function insertSigningKey(tx: Orm, staffId: string, key: NewSigningKey): Promise<void> {
  await tx.insert(staffSigningKeys).values({ ...key, staffId })
}

export const retireSigningKeys = (tx: Orm, staffId: string, now: number) =>
  tx
    .update(staffSigningKeys)
    .set({ retiredAt: new Date(now) })
    .where(and(eq(staffSigningKeys.staffId, staffId), isNull(staffSigningKeys.retiredAt)))

/** The signing key, unwrapped by its owner's password. */
export async function signingKeyByPassword(orm: Orm, staffId: string, password: string) {
  const [stored] = await orm
    .select()
    .from(staffSigningKeys)
    .where(and(eq(staffSigningKeys.staffId, staffId), isNull(staffSigningKeys.retiredAt)))
  if (!stored) throw new Error('A member of staff has no signing key.')
  return { id: stored.id, privateKey: unwrap(stored.wrapped, await keyFromPassword(password, stored.salt)) }
}

export const signWith = (privateKey: Buffer, content: Buffer): Buffer =>
  sign(null, content, createPrivateKey({ key: privateKey, format: 'der', type: 'pkcs8' }))
