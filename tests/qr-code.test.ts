import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { appQrCodes } from '../tools/qr/app-qr-codes.ts'
import { type QrCode, qrCode } from '../tools/qr/qr-code.ts'
import { qrPath } from '../tools/qr/qr-path.ts'

/** As drawn by another program, with which it is compared module by module. */
const hi = `
#######..####.#######
#.....#..##.#.#.....#
#.###.#.##.##.#.###.#
#.###.#.##..#.#.###.#
#.###.#.#..##.#.###.#
#.....#.##..#.#.....#
#######.#.#.#.#######
........#.###........
#.#####.....#.#####..
.###.#.#..#.#..#....#
..##..##.#.#.#..####.
###.#....#.....##.#..
###.#.#....#.#..#.#.#
........#..####..#..#
#######...#.#.##...#.
#.....#.#######..#..#
#.###.#.#...#..#..#..
#.###.#.###.#..#..#..
#.###.#.#..#.#..###..
#.....#..##....##.#..
#######.#.##.#..####.
`

const blockCounts = [1, 1, 1, 2, 2, 4]
const dataWords = [16, 28, 44, 64, 86, 108]

/** Decodes a code as a camera does once it has found the modules: format, mask, words, text. */
function read(code: QrCode): string {
  const size = code.length
  const version = (size - 17) / 4
  const at = (row: number, column: number) => Number(code[row]?.[column])

  const format = [0, 1, 2, 3, 4, 5, 7, 8].map((column) => at(8, column))
  const masked = format.slice(0, 5).map((bit, place) => bit ^ ([1, 0, 1, 0, 1][place] ?? 0))
  expect(masked.slice(0, 2), 'correction level M').toEqual([0, 0])
  const mask = Number.parseInt(masked.slice(2).join(''), 2)

  const isInverted = [
    (r: number, c: number) => (r + c) % 2,
    (r: number) => r % 2,
    (_: number, c: number) => c % 3,
    (r: number, c: number) => (r + c) % 3,
    (r: number, c: number) => ((r >> 1) + Math.trunc(c / 3)) % 2,
    (r: number, c: number) => ((r * c) % 2) + ((r * c) % 3),
    (r: number, c: number) => (((r * c) % 2) + ((r * c) % 3)) % 2,
    (r: number, c: number) => (((r + c) % 2) + ((r * c) % 3)) % 2,
  ][mask]
  if (!isInverted) throw new Error('no such mask')

  const isFixed = (r: number, c: number) =>
    (r < 9 && (c < 9 || c > size - 9)) ||
    (r > size - 9 && c < 9) ||
    r === 6 ||
    c === 6 ||
    (version > 1 && Math.abs(r - (size - 7)) < 3 && Math.abs(c - (size - 7)) < 3)

  const bits: number[] = []
  const columns = Array.from({ length: size }, (_, n) => size - 1 - n).filter((column) => column !== 6)
  for (let pair = 0; pair < columns.length; pair += 2) {
    const rows = Array.from({ length: size }, (_, n) => (pair % 4 === 0 ? size - 1 - n : n))
    for (const row of rows) {
      for (const column of columns.slice(pair, pair + 2)) {
        if (!isFixed(row, column)) bits.push(at(row, column) ^ Number(isInverted(row, column) === 0))
      }
    }
  }
  const words = Array.from({ length: bits.length >> 3 }, (_, n) =>
    Number.parseInt(bits.slice(8 * n, 8 * n + 8).join(''), 2),
  )
  const blocks = blockCounts[version - 1] ?? 0
  const total = dataWords[version - 1] ?? 0
  const data = Array.from({ length: blocks }, (_, block) =>
    words.slice(0, total).filter((_, place) => place % blocks === block),
  )
  const corrections = Array.from({ length: blocks }, (_, block) =>
    words.slice(total).filter((_, place) => place % blocks === block),
  )
  data.forEach((block, n) => {
    expectWhole([...block, ...(corrections[n] ?? [])], corrections[n]?.length ?? 0)
  })

  const stream = data.flat().flatMap((word) => [word >> 4, word & 15])
  expect(stream[0], 'bytes').toBe(4)
  const length = ((stream[1] ?? 0) << 4) | (stream[2] ?? 0)
  const bytes = Array.from({ length }, (_, n) => ((stream[3 + 2 * n] ?? 0) << 4) | (stream[4 + 2 * n] ?? 0))
  return new TextDecoder().decode(new Uint8Array(bytes))
}

const powers = [1]
while (powers.length < 255) {
  const next = (powers.at(-1) ?? 0) << 1
  powers.push(next > 255 ? next ^ 0x11d : next)
}

/** A block without errors is zero at every root of the generator. */
function expectWhole(block: readonly number[], correction: number) {
  for (let root = 0; root < correction; root++) {
    const sum = block.reduce(
      (value, word) => (value ? (powers[(powers.indexOf(value) + root) % 255] ?? 0) : 0) ^ word,
      0,
    )
    expect(sum).toBe(0)
  }
}

const rows = (code: QrCode) => code.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join('')).join('\n')

describe('a QR code', () => {
  test('HM-07 is the same as another program’s', () => {
    expect(rows(qrCode('hi'))).toBe(hi.trim())
  })

  test.each([brand.app.href, ...brand.app.stores.map(({ href }) => href)])('HM-07 of %s reads as that', (address) => {
    expect(read(qrCode(address))).toBe(address)
  })

  test('decodes to the text it was made of', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 106, unit: fc.constantFrom(...'abcXYZ019-._~:/?#@!$&') }), (text) => {
        expect(read(qrCode(text))).toBe(text)
      }),
      { numRuns: 60 },
    )
    expect(read(qrCode('https://apps.example/é–€'))).toBe('https://apps.example/é–€')
  })

  test('is drawn module by module', () => {
    const code = qrCode('hi')
    const drawn = code.map((row) => row.map(() => false))
    for (const [, x, y, length] of qrPath(code).matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
      for (let n = 0; n < Number(length); n++) (drawn[Number(y)] ?? [])[Number(x) + n] = true
    }
    expect(drawn).toEqual(code)
  })
})

test('R-1 HM-07 the codes on the site contain the addresses in the brand file', () => {
  const id = appQrCodes.resolveId('virtual:app-qr-codes') ?? ''
  const [, json = ''] = (appQrCodes.load(id) ?? '').split('export const appQrCodes = ')
  const codes = JSON.parse(json) as Record<string, { path: string }>
  expect(Object.keys(codes)).toEqual([brand.app.href, ...brand.app.stores.map(({ href }) => href)])
  expect(codes[brand.app.href]?.path).toBe(qrPath(qrCode(brand.app.href)))
})
