import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createGunzip, createGzip } from 'node:zlib'
import type { StoredFile } from './manifest.ts'

/** Most of it is sealed, and does not become smaller by trying harder. */
const level = constants.Z_BEST_SPEED

type Chunks = AsyncIterable<Buffer>

/** Compresses into a file, however much there is, and makes sure that it is on the disk. */
export async function store(folder: string, name: string, chunks: Chunks): Promise<StoredFile> {
  const path = join(folder, name)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const hash = createHash('sha256')
  let bytes = 0
  async function* counted(source: Chunks) {
    for await (const chunk of source) {
      hash.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  await pipeline(chunks, createGzip({ level }), counted, file)
  return { name, bytes, sha256: hash.digest('hex') }
}

/** What was stored, as it was before. */
export async function* stored(path: string): Chunks {
  const unpacked = createGunzip()
  const reading = pipeline(createReadStream(path), unpacked)
  reading.catch(() => undefined)
  yield* unpacked as Chunks
  await reading
}

/** What is wrong with a stored file, in words; null if it is as it was written. */
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
