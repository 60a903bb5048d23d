import { deflateSync } from 'node:zlib'

type Part = string | readonly number[] | Uint8Array

export const bytesOf = (...parts: readonly Part[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))))

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value >>> 0)
  return bytes
}

const uint16 = (value: number) => [(value >> 8) & 0xff, value & 0xff]

/** The header of a PNG; nothing reads further than that. */
export const pngOf = (width: number, height: number): Buffer =>
  bytesOf([0x89], 'PNG\r\n\x1a\n', uint32(13), 'IHDR', uint32(width), uint32(height), [8, 6, 0, 0, 0, 1, 2, 3, 4])

/** `before` puts further segments before the one with the dimensions. */
export const jpegOf = (width: number, height: number, before: readonly Part[] = []): Buffer =>
  bytesOf(
    [0xff, 0xd8, 0xff, 0xe0, 0, 16],
    'JFIF\0',
    [1, 1, 0, 0, 1, 0, 1, 0, 0],
    ...before,
    [0xff, 0xc0, 0, 17, 8, ...uint16(height), ...uint16(width), 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0],
    [0xff, 0xd9],
  )

const boxOf = (type: string, ...parts: readonly Part[]): Buffer => {
  const content = bytesOf(...parts)
  return bytesOf(uint32(content.length + 8), type, content)
}

/** A still picture as phones write it: tiles of 512, and the whole. */
export const heicOf = (width: number, height: number): Buffer => {
  const extent = (x: number, y: number) => boxOf('ispe', uint32(0), uint32(x), uint32(y))
  return bytesOf(
    boxOf('ftyp', 'heic', uint32(0), 'mif1heic'),
    boxOf('meta', uint32(0), boxOf('iprp', boxOf('ipco', extent(512, 512), extent(width, height)))),
    boxOf('mdat', 'coded'),
  )
}

/** A PDF of these objects, numbered from 1; the first is the catalog. */
export const pdfWith = (objects: readonly Part[], { trailer = '' } = {}): Buffer =>
  bytesOf(
    '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n',
    ...objects.flatMap((object, at) => [`${at + 1} 0 obj\n`, object, '\nendobj\n']),
    `trailer << /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n9\n%%EOF\n`,
  )

export const streamOf = (dictionary: string, content: Uint8Array): Buffer =>
  bytesOf(`<< ${dictionary} /Length ${content.length} >>\nstream\n`, content, '\nendstream')

/** Objects in one compressed stream, numbered as given. */
export function objectStream(
  objects: Readonly<Record<number, string>>,
  { filter = '/Filter /FlateDecode', keys = '', content }: { filter?: string; keys?: string; content?: Buffer } = {},
): Buffer {
  const bodies = Object.values(objects)
  const offsets = bodies.map((_, at) => bodies.slice(0, at).join(' ').length + (at === 0 ? 0 : 1))
  const head = `${Object.keys(objects)
    .map((number, at) => `${number} ${offsets[at]}`)
    .join(' ')} `
  const plain = Buffer.from(`${head}${bodies.join(' ')}`, 'latin1')
  const dictionary = `/Type /ObjStm /N ${bodies.length} /First ${head.length} ${filter} ${keys}`
  return streamOf(dictionary, content ?? (filter === '' ? plain : deflateSync(plain)))
}

/** The EICAR test string, put together here so that no scanner finds it in the source. */
export const eicar = (): Buffer =>
  Buffer.from(['X5O!P%@AP[4', '\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE', '!$H+H*'].join(''))
