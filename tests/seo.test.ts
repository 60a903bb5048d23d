import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { plainSvg } from '../tools/seo/plain-svg.ts'
import { palettePng } from '../tools/seo/png.ts'
import { sitemapOf } from '../tools/seo/sitemap.ts'

describe('a drawing that leaves the site', () => {
  it.each([
    ['fill-none stroke-ink stroke-3', ' fill="none" stroke="#12332d" stroke-width="3"'],
    ['fill-sun/25', ' fill="#f6c36b" fill-opacity="0.25"'],
    ['[stop-color:var(--color-paper-deep)]', ' stop-color="#f4ecdf"'],
    ['motion-safe:transition-[translate] max-lg:hidden size-full', ''],
  ])('replaces %s by its attributes', (classes, attributes) => {
    expect(plainSvg(`<path class="${classes}" d="M0 0"/>`)).toBe(`<path${attributes} d="M0 0"/>`)
  })

  it.each(['fill-purple', 'filter-blur', 'fill-[red]', '[stop-color:green]'])(
    'is refused with %s, which would be drawn in black',
    (name) => {
      expect(() => plainSvg(`<path class="${name}"/>`)).toThrow()
    },
  )
})

describe('a picture with a palette', () => {
  const pixelsOf = (colours: readonly (readonly [number, number, number])[]) =>
    Buffer.from(colours.flatMap((colour) => [...colour, 255]))

  const read = (png: Buffer) => {
    const chunks = new Map<string, Buffer>()
    for (let at = 8; at < png.length; ) {
      const length = png.readUInt32BE(at)
      chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length))
      at += length + 12
    }
    const [header, palette, data] = ['IHDR', 'PLTE', 'IDAT'].map((name) => chunks.get(name) ?? Buffer.alloc(0))
    const width = header?.readUInt32BE(0) ?? 0
    const rows = inflateSync(data ?? Buffer.alloc(0))
    const places = [...rows].filter((_, at) => at % (width + 1) !== 0)
    return { places, colours: places.map((place) => [...(palette?.subarray(place * 3, place * 3 + 3) ?? [])]) }
  }

  it('has exact colours where they are few', () => {
    const colours = [
      [251, 246, 238],
      [18, 51, 45],
      [242, 147, 92],
      [18, 51, 45],
      [27, 94, 80],
      [251, 246, 238],
    ] as const
    const png = palettePng(pixelsOf(colours), 3, 2)
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect(read(png).colours).toEqual(colours)
  })

  it('has close colours where they are many', () => {
    const colours = Array.from({ length: 4_096 }, (_, i) => [i % 64, (i * 7) % 256, i >> 4] as const)
    const { colours: shown, places } = read(palettePng(pixelsOf(colours), 64, 64))
    expect(Math.max(...places)).toBeLessThan(256)
    for (const [at, colour] of colours.entries()) {
      for (const channel of [0, 1, 2] as const) {
        expect(Math.abs((shown[at]?.[channel] ?? 0) - colour[channel])).toBeLessThan(40)
      }
    }
  })
})

it('the sitemap has every page that names its address, with its date if it has one', () => {
  const page = (address: string, more = '') => `<head><link rel="canonical" href="${address}"/>${more}</head>`
  const sitemap = sitemapOf([
    page('https://b.example/b', '<meta property="article:modified_time" content="2026-10-20"/>'),
    '<head><meta name="robots" content="noindex"/></head>',
    page('https://b.example/a'),
  ])
  expect(sitemap.match(/<url>.*<\/url>/g)).toEqual([
    '<url><loc>https://b.example/a</loc></url>',
    '<url><loc>https://b.example/b</loc><lastmod>2026-10-20</lastmod></url>',
  ])
})
