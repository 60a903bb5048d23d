import { ApiError } from './api-error.ts'
import { type ByteSource, cutShort } from './byte-source.ts'

/** The line before the files is no longer than the body of any other call. */
export const longestHead = 64 * 1024
const lineFeed = 0x0a

const unreadable = () => new ApiError(400, 'This request could not be read.')

/** The files after the body of an upload call. */
export interface Upload {
  /** The next bytes, as many as requested. */
  take(size: number): Promise<Buffer>
  /** Refuses anything more. */
  end(): Promise<void>
  leave(): void
}

interface WithFiles {
  readonly head: unknown
  readonly upload: Upload
}

/** Reads the line and stops there: its contents decide whether the files are read at all. */
export async function readHead(source: ByteSource): Promise<WithFiles> {
  const line: Buffer[] = []
  let length = 0
  for (;;) {
    const chunk = await source.next()
    if (chunk === null) throw unreadable()
    const end = chunk.indexOf(lineFeed)
    const part = end < 0 ? chunk : chunk.subarray(0, end)
    length += part.length
    if (length > longestHead) throw new ApiError(413, 'This is more than we can accept at once.')
    line.push(part)
    if (end >= 0) return { head: parse(Buffer.concat(line)), upload: filesIn(source, chunk.subarray(end + 1)) }
  }
}

function parse(line: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(line))
  } catch {
    throw unreadable()
  }
}

function filesIn(source: ByteSource, first: Buffer): Upload {
  let left = first
  return {
    async take(size) {
      const taken = Buffer.allocUnsafeSlow(size)
      let filled = 0
      while (filled < size) {
        if (left.length === 0) {
          const chunk = await source.next()
          if (chunk === null) throw cutShort()
          left = chunk
        }
        const copied = left.copy(taken, filled)
        filled += copied
        left = left.subarray(copied)
      }
      return taken
    },
    async end() {
      if (left.length > 0 || (await source.next()) !== null) throw cutShort()
    },
    leave: source.leave,
  }
}

/** A body of JSON alone has no files after it. */
export const noUpload: Upload = {
  take: () => Promise.reject(cutShort()),
  end: async () => undefined,
  leave: () => undefined,
}
