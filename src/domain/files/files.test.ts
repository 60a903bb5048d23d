import { describe, expect, it, test } from 'vitest'
import { isBuiltAs } from './file-structure.ts'
import { isTooManyPixels, longestSide, mostPixels, pictureSize } from './picture-size.ts'

const bytes = (...parts: (string | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)))

const uint32 = (value: number) => [24, 16, 8, 0].map((bits) => Math.floor(value / 2 ** bits) % 256)
const png = (width: number, height: number) =>
  bytes([0x89], 'PNG\r\n\x1a\n', uint32(13), 'IHDR', uint32(width), uint32(height), [8, 6, 0, 0, 0, 1, 2, 3, 4])

const app0 = [0xff, 0xe0, 0, 4, 0, 0]
/** 640 × 480. */
const frame = (marker: number) => [0xff, marker, 0, 11, 8, 1, 0xe0, 2, 0x80, 1, 1, 0x11, 0]
const jpeg = (...segments: readonly (string | readonly number[])[]) => bytes([0xff, 0xd8], app0, ...segments)

const box = (type: string, ...content: readonly number[]) => [
  ...uint32(content.length + 8),
  ...[...type].map((letter) => letter.charCodeAt(0)),
  ...content,
]
const ispe = (width: number, height: number) => box('ispe', 0, 0, 0, 0, ...uint32(width), ...uint32(height))
const fileType = box('ftyp', ...bytes('heic', [0, 0, 0, 0], 'mif1heic'))
const heic = (...boxes: readonly (readonly number[])[]) => bytes(fileType, ...boxes)
const properties = (...held: readonly (readonly number[])[]) =>
  box('meta', 0, 0, 0, 0, ...box('iprp', ...box('ipco', ...held.flat())))
const track = (version: 0 | 1, width: number, height: number) =>
  box(
    'moov',
    ...box(
      'trak',
      ...box(
        'tkhd',
        version,
        ...Array(version === 1 ? 87 : 75).fill(0),
        ...uint32(width * 65_536),
        ...uint32(height * 65_536),
      ),
    ),
  )

describe('S-15 the dimensions of a picture are read from its headers', () => {
  test.each([
    ['a PNG', 'png', png(1_170, 2_532), [1_170, 2_532]],
    ['a PNG as large as the format allows and more', 'png', png(2 ** 31, 2 ** 32 - 1), [2 ** 31, 2 ** 32 - 1]],
    ['a PNG without height', 'png', png(1, 0), null],
    ['a PNG without width', 'png', png(0, 1), null],
    ['a PNG cut short', 'png', png(1, 1).subarray(0, 32), null],
    [
      'a PNG whose first chunk is another',
      'png',
      bytes([0x89], 'PNG\r\n\x1a\n', uint32(13), 'tEXt', Array(20).fill(1)),
      null,
    ],
    [
      'a PNG whose header has another length',
      'png',
      bytes([0x89], 'PNG\r\n\x1a\n', uint32(14), 'IHDR', Array(20).fill(1)),
      null,
    ],
    ['a JPEG', 'jpeg', jpeg(frame(0xc0)), [640, 480]],
    ['a progressive JPEG behind a table', 'jpeg', jpeg([0xff, 0xc4, 0, 4, 1, 1], frame(0xc2)), [640, 480]],
    ['a JPEG with filling before the marker', 'jpeg', jpeg([0xff], frame(0xcf)), [640, 480]],
    [
      'a JPEG with a preview inside of a segment',
      'jpeg',
      jpeg([0xff, 0xe1, 0, 15], frame(0xc0), frame(0xc1)),
      [640, 480],
    ],
    ['a JPEG cut in the frame', 'jpeg', jpeg(frame(0xc0).slice(0, 8)), null],
    ['a JPEG without frame', 'jpeg', jpeg([0xff, 0xda, 0, 4, 1, 1], frame(0xc0)), null],
    ['a JPEG that ends before it', 'jpeg', jpeg([0xff, 0xd9, 0, 4, 1, 1], frame(0xc0)), null],
    ['a JPEG with something between segments', 'jpeg', jpeg('no marker'), null],
    ['a JPEG whose segment has no length', 'jpeg', jpeg([0xff, 0xe1, 0, 1], frame(0xc0)), null],
    ['a JPEG whose height comes later', 'jpeg', jpeg([0xff, 0xc0, 0, 11, 8, 0, 0, 2, 0x80, 1, 1, 0x11, 0]), null],
    ...[0xc4, 0xc8, 0xcc].map((table) => [`a JPEG with only ${table}`, 'jpeg', jpeg(frame(table)), null] as const),
    ['a HEIC of tiles', 'heic', heic(properties(ispe(512, 512), ispe(4_032, 3_024), ispe(320, 240))), [4_032, 3_024]],
    ['a HEIC sequence', 'heic', heic(track(0, 1_920, 1_080)), [1_920, 1_080]],
    ['a HEIC sequence with long times', 'heic', heic(track(1, 1_920, 1_080)), [1_920, 1_080]],
    [
      'a HEIC whose last box goes to the end',
      'heic',
      heic(properties(ispe(9, 8)), [0, 0, 0, 0, ...bytes('mdat'), 1]),
      [9, 8],
    ],
    [
      'a HEIC with a 64-bit box',
      'heic',
      heic([0, 0, 0, 1, ...bytes('free'), ...uint32(0), ...uint32(16)], properties(ispe(9, 8))),
      [9, 8],
    ],
    ['a HEIC with no size', 'heic', heic(box('mdat', 1)), null],
    ['a HEIC of no width', 'heic', heic(properties(ispe(0, 8), ispe(9, 8))), null],
    ['a HEIC whose box is longer than what holds it', 'heic', heic([...uint32(99), ...bytes('meta')]), null],
    ['a HEIC whose box is shorter than its own head', 'heic', heic([...uint32(7), ...bytes('meta')]), null],
    ['a HEIC with a size cut off', 'heic', heic(properties(box('ispe', 0, 0, 0, 0))), null],
  ] as const)('%s', (_, kind, content, size) => {
    expect(pictureSize(kind, content)).toEqual(size && { width: size[0], height: size[1] })
  })

  it('are limited in pixels and by side', () => {
    expect(isTooManyPixels({ width: 12_000, height: 10_000 })).toBe(false)
    expect(isTooManyPixels({ width: 12_000, height: mostPixels / 12_000 + 1 })).toBe(true)
    expect(isTooManyPixels({ width: longestSide, height: 1 })).toBe(false)
    expect(isTooManyPixels({ width: longestSide + 1, height: 1 })).toBe(true)
    expect(isTooManyPixels({ width: 1, height: longestSide + 1 })).toBe(true)
  })
})

describe('the structure of a file matches its kind', () => {
  test.each([
    ['pdf', bytes('%PDF-1.7\n', '%%EOF\n'), true],
    ['pdf', bytes('%PDF-1.7\n', '%%EOF', 'x'.repeat(2_000)), true],
    ['pdf', bytes('%PDF-1.7\n', '%%EOF', 'x'.repeat(3_000)), false],
    ['png', png(1, 1), true],
    ['png', png(0, 1), false],
    ['png', jpeg(frame(0xc0)), false],
    ['jpeg', jpeg(frame(0xc0)), true],
    ['jpeg', jpeg(), false],
    ['heic', heic(properties(ispe(1, 1))), true],
    ['heic', heic(), false],
    ['text', bytes('words'), true],
    ['text', bytes('words', [0]), false],
    ['text', bytes('words', [0xc3]), false],
  ] as const)('%s %#', (kind, content, expected) => {
    expect(isBuiltAs(kind, content)).toBe(expected)
  })
})
