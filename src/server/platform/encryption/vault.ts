import { createCipheriv, createDecipheriv, createHmac, createSecretKey, hkdfSync, randomBytes } from 'node:crypto'
import type { Keys } from './keys.ts'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

export interface Vault {
  /** `owner` is bound to the text: what was sealed for one owner does not open for another. */
  seal(plain: string | Uint8Array, owner: string): Buffer
  open(sealed: Buffer, owner: string): string
  openBytes(sealed: Buffer, owner: string): Buffer
  /** Equal for equal text of one owner; reveals nothing without the key, however few texts are possible. */
  digest(plain: string, owner: string): Buffer
  /**
   * The same for text that is looked up by, such as an email address: unchanged when a new key is added, because it
   * uses the one that the database has on record.
   */
  index(plain: string, purpose: string): Buffer
  /** Its digest under every key, for values that were handed out and come back. */
  indexes(plain: string, purpose: string): Buffer[]
}

/** Random bytes are fetched for many at a time: a system call costs as much as the rest of sealing. */
function ivSource(): () => Buffer {
  let pool = Buffer.alloc(0)
  return () => {
    if (pool.length < ivBytes) pool = randomBytes(ivBytes * 512)
    const iv = pool.subarray(0, ivBytes)
    pool = pool.subarray(ivBytes)
    return iv
  }
}

/** AES-256-GCM. Sealed bytes are: length of the key id, key id, iv, tag, ciphertext. */
export function createVault(given: Keys): Vault {
  const { currentId, byId } = given
  // Key objects are created once; raw bytes would be imported with every use.
  const keys = new Map([...byId].map(([id, bytes]) => [id, createSecretKey(bytes)]))
  const keyOf = (id: string) => {
    const key = keys.get(id)
    if (!key) throw new Error(`The data key ${JSON.stringify(id)} is not configured.`)
    return key
  }
  const currentKey = keyOf(currentId)
  const digestKey = createSecretKey(Buffer.from(hkdfSync('sha256', currentKey, '', 'digest', 32)))
  const indexKeys = new Map(
    [...keys].map(([id, key]) => [id, createSecretKey(Buffer.from(hkdfSync('sha256', key, '', 'index', 32)))]),
  )
  const header = Buffer.concat([Buffer.from([currentId.length]), Buffer.from(currentId, 'latin1')])

  const freshIv = ivSource()

  const openBytes: Vault['openBytes'] = (sealed, owner) => {
    const ivAt = 1 + (sealed[0] ?? 0)
    const tagAt = ivAt + ivBytes
    const bodyAt = tagAt + tagBytes
    if (sealed.length < bodyAt) throw new Error('The sealed bytes are cut short.')
    const decipher = createDecipheriv(
      algorithm,
      keyOf(sealed.toString('latin1', 1, ivAt)),
      sealed.subarray(ivAt, tagAt),
    )
    decipher.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(tagAt, bodyAt))
    return Buffer.concat([decipher.update(sealed.subarray(bodyAt)), decipher.final()])
  }

  const indexUnder = (id: string, plain: string, purpose: string) => {
    const key = indexKeys.get(id)
    if (!key) throw new Error(`The data key ${JSON.stringify(id)} is not configured.`)
    return createHmac('sha256', key).update(`${purpose}\n${plain}`).digest()
  }

  return {
    seal(plain, owner) {
      const iv = freshIv()
      const cipher = createCipheriv(algorithm, currentKey, iv).setAAD(Buffer.from(owner))
      const body = typeof plain === 'string' ? cipher.update(plain, 'utf8') : cipher.update(plain)
      const rest = cipher.final()
      return Buffer.concat([header, iv, cipher.getAuthTag(), body, rest])
    },
    open: (sealed, owner) => openBytes(sealed, owner).toString('utf8'),
    openBytes,
    digest: (plain, owner) => createHmac('sha256', digestKey).update(`${owner}\n${plain}`).digest(),
    // Read each time: the database may switch to another key while this process runs.
    index: (plain, purpose) => indexUnder(given.indexId, plain, purpose),
    indexes: (plain, purpose) => [...indexKeys.keys()].map((id) => indexUnder(id, plain, purpose)),
  }
}
