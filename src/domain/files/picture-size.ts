/** Phone photos have up to 200 million pixels; files of a size we accept, up to about 110 million. */
export const mostPixels = 120_000_000
/** Enough for a panorama, and far less than a decoder could be made to allocate. */
export const longestSide = 32_768

export type PictureKind = 'png' | 'jpeg' | 'heic'

export interface PictureSize {
  readonly width: number
  readonly height: number
}

export const isTooManyPixels = ({ width, height }: PictureSize): boolean =>
  width > longestSide || height > longestSide || width * height > mostPixels

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const letters = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))

/** The first chunk has the dimensions. */
function ofPng(bytes: Uint8Array): PictureSize | null {
  if (bytes.length < 33) return null
  const header = view(bytes)
  if (header.getUint32(8) !== 13 || letters(bytes, 12) !== 'IHDR') return null
  return { width: header.getUint32(16), height: header.getUint32(20) }
}

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Segments follow one another by their lengths; previews from cameras are inside them. */
function ofJpeg(bytes: Uint8Array): PictureSize | null {
  let at = 2
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] as number
    if (marker === 0xff) at += 1
    else if (isFrame(marker)) {
      if (at + 9 > bytes.length) return null
      return { width: view(bytes).getUint16(at + 7), height: view(bytes).getUint16(at + 5) }
    } else if (marker === 0xda || marker === 0xd9) return null
    else {
      const length = view(bytes).getUint16(at + 2)
      if (length < 2) return null
      at += 2 + length
    }
  }
  return null
}

/** Boxes that contain others, with the number of their own bytes before those. */
const holders: Readonly<Record<string, number>> = { meta: 4, iprp: 0, ipco: 0, moov: 0, trak: 0 }
/** Far more than any camera writes. */
const mostBoxes = 20_000

/** A tiled picture gives the size of a tile and of the whole: the largest counts. */
function ofHeic(bytes: Uint8Array): PictureSize | null {
  const data = view(bytes)
  const found: PictureSize[] = []
  let boxes = 0

  /** False: the structure is wrong. */
  function read(from: number, to: number): boolean {
    let at = from
    while (at + 8 <= to) {
      boxes += 1
      if (boxes > mostBoxes) return false
      const type = letters(bytes, at + 4)
      const isLong = data.getUint32(at) === 1
      if (isLong && at + 16 > to) return false
      const size = isLong ? Number(data.getBigUint64(at + 8)) : data.getUint32(at) || to - at
      const start = at + (isLong ? 16 : 8)
      const end = at + size
      if (end < start || end > to) return false
      const before = holders[type]
      if (before !== undefined && !read(start + before, end)) return false
      if (type === 'ispe') {
        if (start + 12 > end) return false
        found.push({ width: data.getUint32(start + 4), height: data.getUint32(start + 8) })
      }
      if (type === 'tkhd' && !readTrack(start, end)) return false
      at = end
    }
    return true
  }

  /** For a sequence: the last eight bytes, as 16.16 fixed-point numbers. */
  function readTrack(start: number, end: number): boolean {
    const place = start + (bytes[start] === 1 ? 88 : 76)
    if (place + 8 > end) return false
    const [width, height] = [data.getUint32(place) >>> 16, data.getUint32(place + 4) >>> 16]
    // A hidden track has no size.
    if (width > 0 && height > 0) found.push({ width, height })
    return true
  }

  if (!read(0, bytes.length) || found.some(({ width, height }) => width === 0 || height === 0)) return null
  return found.toSorted((one, other) => other.width * other.height - one.width * one.height)[0] ?? null
}

const readers: Readonly<Record<PictureKind, (bytes: Uint8Array) => PictureSize | null>> = {
  png: ofPng,
  jpeg: ofJpeg,
  heic: ofHeic,
}

/** The dimensions by the headers of a whole file. Null: unreadable, or nothing visible. */
export function pictureSize(kind: PictureKind, bytes: Uint8Array): PictureSize | null {
  const size = readers[kind](bytes)
  return size && size.width > 0 && size.height > 0 ? size : null
}
