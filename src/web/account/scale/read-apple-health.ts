import { type AppleHealth, AppleHealthError, appleHealthReader } from '#domain/scale/apple-health.ts'
import {
  contentOffset,
  findZipEnd,
  headerBytes,
  readZip64End,
  readZipList,
  type ZipEntry,
  zip64EndBytes,
  zipTailBytes,
} from '#domain/scale/zip-entries.ts'

export type ExportProblem = 'not zip' | 'not apple health' | 'damaged' | 'too large' | 'old browser'

export class ExportError extends Error {
  readonly problem: ExportProblem
  constructor(problem: ExportProblem) {
    super(problem)
    this.problem = problem
  }
}

/** Twenty years of a watch unpack to a few gigabytes. More is refused, whatever the file says of itself. */
const mostBytes = 16 * 1024 ** 3
/** Text as monotonous as this export packs to a thirtieth. A bomb packs to a thousandth. */
const mostRatio = 300
const ratioCountsFrom = 100 * 1024 ** 2
/** A browser unpacks all of a piece before it hands any of it on, and the pieces of its own stream have two megabytes. */
const pieceBytes = 64 * 1024
/** A list of files is short: an export has a hundred routes at most, each with a name. */
const mostListBytes = 16 * 1024 ** 2

interface Reading {
  readonly file: Blob
  readonly today: string
  readonly signal: AbortSignal
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void
}

/**
 * Reads the export of Apple Health where it lies: only the list at its end and one file in it are looked at, piece by
 * piece, so that a gigabyte takes no more memory than a megabyte. Throws an ExportError, or what `signal` was aborted with.
 */
export async function readAppleHealth({ file, today, signal, onProgress }: Reading): Promise<AppleHealth> {
  const entry = await documentIn(file)
  const header = await bytesOf(file, entry.headerAt, headerBytes)
  const offset = contentOffset(header)
  if (offset === null) throw new ExportError('damaged')
  const from = entry.headerAt + offset
  const packed = file.slice(from, from + entry.packedBytes)
  if (packed.size < entry.packedBytes) throw new ExportError('damaged')
  const reader = appleHealthReader(today)
  let unpacked = 0
  let read = 0
  const pieces = inPieces(packed, (bytes) => {
    read += bytes
    onProgress(entry.packedBytes === 0 ? 1 : read / entry.packedBytes)
  })
  const plain = (entry.isDeflated ? pieces.pipeThrough(unpacking()) : pieces).getReader()
  const text = new TextDecoder()
  const { port1: nowhere, port2: nobody } = new MessageChannel()
  nobody.close()
  try {
    for (;;) {
      signal.throwIfAborted()
      const { done, value } = await plain.read()
      if (done) break
      unpacked += value.byteLength
      if (unpacked > mostBytes || (unpacked > ratioCountsFrom && unpacked > read * mostRatio))
        throw new ExportError('too large')
      for (const part of reader.worthReading(value)) reader.push(text.decode(part, { stream: true }))
      // Given back at once. Left to the browser, hundreds of megabytes of them wait to be collected.
      nowhere.postMessage(null, [value.buffer])
    }
    reader.push(text.decode())
    return reader.end()
  } catch (error) {
    // Abandoned, so that nothing more is unpacked.
    void plain.cancel().catch(() => {})
    if (error instanceof ExportError) throw error
    if (error instanceof AppleHealthError) throw new ExportError(error.problem)
    signal.throwIfAborted()
    throw new ExportError('damaged')
  } finally {
    nowhere.close()
  }
}

/** One at a time, when it is asked for. */
function inPieces(file: Blob, onRead: (bytes: number) => void): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        const piece = new Uint8Array(await file.slice(at, at + pieceBytes).arrayBuffer())
        at += piece.byteLength
        onRead(piece.byteLength)
        if (piece.byteLength > 0) controller.enqueue(piece)
        if (at >= file.size) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}

function unpacking() {
  try {
    return new DecompressionStream('deflate-raw')
  } catch {
    throw new ExportError('old browser')
  }
}

async function bytesOf(file: Blob, from: number, length: number): Promise<DataView> {
  return new DataView(await file.slice(from, from + length).arrayBuffer())
}

/** The export is the largest XML file; its name is in the language of the phone. Beside it is a clinical document. */
async function documentIn(file: Blob): Promise<ZipEntry> {
  const end = findZipEnd(await bytesOf(file, Math.max(0, file.size - zipTailBytes), zipTailBytes))
  if (end === null) throw new ExportError('not zip')
  const place = end.is === 'end' ? end : readZip64End(await bytesOf(file, end.at, zip64EndBytes))
  if (place === null || place.listBytes > mostListBytes) throw new ExportError('damaged')
  const entries = readZipList(await bytesOf(file, place.listAt, place.listBytes))
  if (entries === null) throw new ExportError('damaged')
  const documents = entries.filter(({ name }) => /\.xml$/i.test(name) && !/_cda\.xml$/i.test(name))
  const [largest] = documents.toSorted((one, other) => other.bytes - one.bytes)
  if (!largest) throw new ExportError('not apple health')
  return largest
}
