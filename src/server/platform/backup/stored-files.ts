import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createGunzip, createGzip } from 'node:zlib'
import type { Keys } from '../encryption/keys.ts'
import { decrypted, encrypted } from './encrypted-frames.ts'
import type { StoredFile } from './manifest.ts'
import { UnusableBackup } from './unusable-backup.ts'

/** Most of it is sealed, and more effort would not make it smaller. */
const level = constants.Z_BEST_SPEED

type Chunks = AsyncIterable<Buffer>

/** Suffix of an encrypted file. */
const encryptedEnding = '.enc'

/** How the files of a backup are read. `keys` null: they are not encrypted, as in earlier releases. */
export interface Packing {
  readonly keys: Keys | null
}

/** Its file name. */
export const nameIn = ({ keys }: Packing, name: string): string => (keys ? `${name}${encryptedEnding}` : name)

/** Compresses and encrypts a stream into a file, and syncs it to disk. */
export async function store(folder: string, name: string, chunks: Chunks, keys: Keys): Promise<StoredFile> {
  const stored = `${name}${encryptedEnding}`
  const path = join(folder, stored)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const hash = createHash('sha256')
  let bytes = 0
  async function* counted(source: Chunks) {
    for await (const chunk of encrypted(source, keys, name)) {
      hash.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  await pipeline(chunks, createGzip({ level }), counted, file)
  return { name: stored, bytes, sha256: hash.digest('hex') }
}

/** Reads back what was stored under a name. */
export async function* stored(folder: string, name: string, packing: Packing): Chunks {
  const { keys } = packing
  const unpacked = createGunzip()
  const file = createReadStream(join(folder, nameIn(packing, name)))
  const plain = keys ? decrypted(file as Chunks, keys, name) : (file as Chunks)
  const reading = pipeline(plain, unpacked)
  reading.catch(() => undefined)
  try {
    yield* unpacked as Chunks
    await reading
  } catch (error) {
    if (!(error instanceof UnusableBackup)) throw error
    throw new UnusableBackup(`${nameIn(packing, name)} cannot be used: ${error.message}.`)
  }
}

/** What is wrong with a stored file, in words; null if it is unchanged. */
export async function faultOf(folder: string, { name, bytes, sha256 }: StoredFile): Promise<string | null> {
  const path = join(folder, name)
  const size = await stat(path).then(
    (file) => file.size,
    () => null,
  )
  if (size === null) return `${name} is missing.`
  if (size !== bytes) return `${name} has ${size} bytes instead of ${bytes}.`
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path) as Chunks) hash.update(chunk)
  return hash.digest('hex') === sha256 ? null : `${name} is not what was written.`
}
