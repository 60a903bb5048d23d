/**
 * The list of files at the end of a zip file, so that one of them can be read without unpacking the others. Sizes are what
 * the file says of itself: whoever unpacks counts.
 */
export interface ZipEntry {
  readonly name: string
  readonly isDeflated: boolean
  readonly packedBytes: number
  readonly bytes: number
  /** Where its own header begins, whose length is only known there. */
  readonly headerAt: number
}

interface ZipEnd {
  readonly listAt: number
  readonly listBytes: number
}

const signatures = { end: 0x06054b50, end64: 0x06064b50, locator64: 0x07064b50, listed: 0x02014b50, header: 0x04034b50 }

const endBytes = 22
const locatorBytes = 20
/** The end has a comment of at most this length behind it. */
const mostCommentBytes = 0xffff

/** How much of the end of a file has to be read to find its list. */
export const zipTailBytes = endBytes + mostCommentBytes + locatorBytes

const in64 = 0xffffffff

/** Null: beyond what a file can be. */
function whole64(bytes: DataView, at: number): number {
  return bytes.getUint32(at + 4, true) * 2 ** 32 + bytes.getUint32(at, true)
}

export type FoundEnd =
  | ({ readonly is: 'end' } & ZipEnd)
  /** The file is so large that its end is written elsewhere: read from there, and give it to `readZip64End`. */
  | { readonly is: 'elsewhere'; readonly at: number }

/** From the last bytes of the file. Null: it is no zip file, or is cut off. */
export function findZipEnd(tail: DataView): FoundEnd | null {
  for (let at = tail.byteLength - endBytes; at >= 0; at--) {
    if (tail.getUint32(at, true) !== signatures.end) continue
    const [listBytes, listAt] = [tail.getUint32(at + 12, true), tail.getUint32(at + 16, true)]
    if (listAt !== in64 && listBytes !== in64) return { is: 'end', listAt, listBytes }
    const locator = at - locatorBytes
    if (locator < 0 || tail.getUint32(locator, true) !== signatures.locator64) return null
    return { is: 'elsewhere', at: whole64(tail, locator + 8) }
  }
  return null
}

export const zip64EndBytes = 56

export function readZip64End(end: DataView): ZipEnd | null {
  if (end.byteLength < zip64EndBytes || end.getUint32(0, true) !== signatures.end64) return null
  return { listBytes: whole64(end, 40), listAt: whole64(end, 48) }
}

const listedBytes = 46

/** Null: the list is damaged. */
export function readZipList(list: DataView): ZipEntry[] | null {
  const entries: ZipEntry[] = []
  let at = 0
  while (at < list.byteLength) {
    if (at + listedBytes > list.byteLength || list.getUint32(at, true) !== signatures.listed) return null
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((place) => list.getUint16(at + place, true)) as [
      number,
      number,
      number,
    ]
    const next = at + listedBytes + nameBytes + extraBytes + commentBytes
    if (next > list.byteLength) return null
    const name = nameAt(list, at + listedBytes, nameBytes)
    const method = list.getUint16(at + 10, true)
    const sizes = sizesOf(list, at, at + listedBytes + nameBytes, extraBytes)
    if (sizes === null) return null
    if (method === 0 || method === 8) entries.push({ name, isDeflated: method === 8, ...sizes })
    at = next
  }
  return entries
}

/** Byte by byte: a name is compared by its ending, which is of ASCII in every language. */
const nameAt = (list: DataView, at: number, length: number) =>
  Array.from({ length }, (_, n) => String.fromCharCode(list.getUint8(at + n))).join('')

/** The sizes of large files are in an extra field, in this order, each only if it did not fit. */
function sizesOf(list: DataView, at: number, extraAt: number, extraBytes: number) {
  const short = [24, 20, 42].map((place) => list.getUint32(at + place, true))
  const wide = wideField(list, extraAt, extraBytes)
  let used = 0
  const sizes: number[] = []
  for (const size of short) {
    if (size !== in64) {
      sizes.push(size)
      continue
    }
    if (wide === null || used + 8 > wide.bytes) return null
    sizes.push(whole64(list, wide.at + used))
    used += 8
  }
  const [bytes = 0, packedBytes = 0, headerAt = 0] = sizes
  return { bytes, packedBytes, headerAt }
}

function wideField(list: DataView, from: number, length: number) {
  for (let at = from; at + 4 <= from + length; ) {
    const [id, bytes] = [list.getUint16(at, true), list.getUint16(at + 2, true)]
    if (id === 1) return at + 4 + bytes <= from + length ? { at: at + 4, bytes } : null
    at += 4 + bytes
  }
  return null
}

export const headerBytes = 30

/** How long an entry's own header is: its content comes after it. Null: it is none. */
export function contentOffset(header: DataView): number | null {
  if (header.byteLength < headerBytes || header.getUint32(0, true) !== signatures.header) return null
  return headerBytes + header.getUint16(26, true) + header.getUint16(28, true)
}
