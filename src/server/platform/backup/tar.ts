import { buffer } from 'node:stream/consumers'
import { UnusableBackup } from './unusable-backup.ts'

/** In the format of the `tar` program, so that a backup can also be opened without Larkwell. */
export interface TarEntry {
  readonly name: string
  readonly isFolder: boolean
  readonly bytes: number
  readonly content: AsyncIterable<Buffer>
}

const block = 512
const endOfTar = Buffer.alloc(2 * block)
const padding = (bytes: number) => Buffer.alloc((block - (bytes % block)) % block)

function headerOf({ name, isFolder, bytes }: TarEntry): Buffer {
  if (Buffer.byteLength(name) > 100) throw new UnusableBackup(`The name ${name} is too long for a backup.`)
  const header = Buffer.alloc(block)
  const put = (text: string, at: number) => header.write(text, at, 'latin1')
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`
  header.write(name, 0)
  put(octal(isFolder ? 0o700 : 0o600, 7), 100)
  put(octal(0, 7), 108)
  put(octal(0, 7), 116)
  put(octal(bytes, 11), 124)
  put(octal(0, 11), 136)
  put(' '.repeat(8), 148)
  put(isFolder ? '5' : '0', 156)
  put('ustar\x0000', 257)
  const sum = header.reduce((total, byte) => total + byte, 0)
  put(`${octal(sum, 6)} `, 148)
  return header
}

/** A file that has become shorter since its size was read is padded with zeros, a longer one is cut. */
export async function* tarOf(entries: AsyncIterable<TarEntry>): AsyncGenerator<Buffer> {
  for await (const entry of entries) {
    yield headerOf(entry)
    let left = entry.bytes
    for await (const chunk of entry.content) {
      const part = chunk.subarray(0, left)
      left -= part.length
      if (part.length > 0) yield part
      if (left === 0) break
    }
    for (; left > 0; left -= Math.min(left, 1 << 20)) yield Buffer.alloc(Math.min(left, 1 << 20))
    yield padding(entry.bytes)
  }
  yield endOfTar
}

/** The entries of a tar. Read the content of each before asking for the next. */
export async function* entriesIn(chunks: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const source = chunks[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)
  async function* take(bytes: number): AsyncGenerator<Buffer> {
    for (let left = bytes; left > 0; ) {
      if (held.length === 0) {
        const { value, done } = await source.next()
        if (done) throw new UnusableBackup('The copy of the database ends in the middle.')
        held = value
      }
      const part = held.subarray(0, left)
      held = held.subarray(part.length)
      left -= part.length
      yield part
    }
  }
  const whole = (bytes: number) => buffer(take(bytes))
  try {
    for (;;) {
      const header = await whole(block)
      if (header.every((byte) => byte === 0)) return
      const text = (from: number, to: number) => (header.toString('utf8', from, to).split('\0')[0] ?? '').trim()
      const bytes = Number.parseInt(text(124, 136), 8)
      yield { name: text(0, 100), isFolder: text(156, 157) === '5', bytes, content: take(bytes) }
      await whole(padding(bytes).length)
    }
  } finally {
    await source.return?.()
  }
}
