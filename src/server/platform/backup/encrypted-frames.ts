import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Keys } from '../encryption/keys.ts'
import { UnusableBackup } from './unusable-backup.ts'

/**
 * The format of a backup file on disk: a header (magic, id of the key, salt), then frames of a length, that many bytes
 * under AES-256-GCM, and their tag. Each file has a key of its own, derived from the backup key, the salt and its
 * purpose, so that a counter can be the nonce and a file cannot replace another. The last frame is marked, so that a
 * file cut between two frames is noticed.
 */
const magic = Buffer.from('LWB2')
const saltBytes = 32
const tagBytes = 16
const frameBytes = 64 * 1024
const lastMark = 0x8000_0000

type Chunks = AsyncIterable<Buffer>

const changed = () => new UnusableBackup('it is not what was written, or was cut off')

const fileKey = (key: Buffer, salt: Buffer, purpose: string) =>
  Buffer.from(hkdfSync('sha256', key, salt, `larkwell backup file/${purpose}`, 32))

function nonceOf(frame: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce[0] = isLast ? 1 : 0
  nonce.writeBigUInt64BE(BigInt(frame), 4)
  return nonce
}

/** Splits into frames; the last may be empty, and always exists. */
async function* framesOf(chunks: Chunks): AsyncGenerator<{ bytes: Buffer; isLast: boolean }> {
  let held: Buffer[] = []
  let length = 0
  for await (const chunk of chunks) {
    held.push(chunk)
    length += chunk.length
    if (length <= frameBytes) continue
    const all = Buffer.concat(held)
    let at = 0
    for (; all.length - at > frameBytes; at += frameBytes)
      yield { bytes: all.subarray(at, at + frameBytes), isLast: false }
    held = [all.subarray(at)]
    length = all.length - at
  }
  yield { bytes: Buffer.concat(held), isLast: true }
}

/** `purpose` identifies the file: it opens with the same purpose only. */
export async function* encrypted(chunks: Chunks, keys: Keys, purpose: string): AsyncGenerator<Buffer> {
  const id = Buffer.from(keys.currentId)
  const salt = randomBytes(saltBytes)
  const header = Buffer.concat([magic, Buffer.from([id.length]), id, salt])
  const key = fileKey(keys.byId.get(keys.currentId) as Buffer, salt, purpose)
  yield header
  let frame = 0
  for await (const { bytes, isLast } of framesOf(chunks)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(frame, isLast), { authTagLength: tagBytes })
    cipher.setAAD(header)
    const length = Buffer.alloc(4)
    length.writeUInt32BE((bytes.length | (isLast ? lastMark : 0)) >>> 0)
    yield Buffer.concat([length, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
    frame += 1
  }
}

/** Decrypts frame by frame: no output before its frame is authenticated. */
export async function* decrypted(chunks: Chunks, keys: Keys, purpose: string): AsyncGenerator<Buffer> {
  const source = chunks[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)
  async function take(bytes: number): Promise<Buffer> {
    const parts = [held]
    let length = held.length
    while (length < bytes) {
      const { value, done } = await source.next()
      if (done) throw changed()
      parts.push(value)
      length += value.length
    }
    const all = Buffer.concat(parts)
    held = all.subarray(bytes)
    return all.subarray(0, bytes)
  }
  try {
    const start = await take(magic.length + 1)
    if (!start.subarray(0, magic.length).equals(magic)) throw changed()
    const rest = await take((start[magic.length] as number) + saltBytes)
    const header = Buffer.concat([start, rest])
    const id = rest.subarray(0, -saltBytes).toString()
    const own = keys.byId.get(id)
    if (!own) throw new UnusableBackup(`it needs the backup key ${JSON.stringify(id.slice(0, 32))}, which is not here`)
    const key = fileKey(own, rest.subarray(-saltBytes), purpose)
    for (let frame = 0; ; frame += 1) {
      const mark = (await take(4)).readUInt32BE()
      const [isLast, length] = [mark >= lastMark, mark % lastMark]
      if (length > frameBytes) throw changed()
      const sealed = await take(length + tagBytes)
      const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(frame, isLast), { authTagLength: tagBytes })
      decipher.setAAD(header)
      decipher.setAuthTag(sealed.subarray(length))
      const opened = decipher.update(sealed.subarray(0, length))
      try {
        decipher.final()
      } catch {
        throw changed()
      }
      if (opened.length > 0) yield opened
      if (isLast) break
    }
    if (held.length > 0 || !(await source.next()).done) throw changed()
  } finally {
    await source.return?.()
  }
}
