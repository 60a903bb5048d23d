import { crc32, deflateSync } from 'node:zlib'

interface Counted {
  readonly red: number
  readonly green: number
  readonly blue: number
  readonly count: number
}

const most = 256
const channels = ['red', 'green', 'blue'] as const

/**
 * Opaque pixels (red, green, blue and a fourth byte each) as a PNG with a palette. Our drawings are flat, and a palette
 * takes a third of the bytes.
 */
export function palettePng(pixels: Buffer, width: number, height: number): Buffer {
  const palette = paletteOf(pixels)
  const nearest = nearestIn(palette)
  const rows = Buffer.alloc((width + 1) * height)
  let [last, place] = [-1, 0]
  for (let y = 0, from = 0; y < height; y += 1) {
    // The first byte of a row: no filter.
    const row = y * (width + 1) + 1
    for (let x = 0; x < width; x += 1, from += 4) {
      const key = colourAt(pixels, from)
      // Flat drawings: nearly every pixel is like the one before it.
      if (key !== last) [last, place] = [key, nearest(key)]
      rows[row + x] = place
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits for each pixel, an index into the palette.
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(({ red, green, blue }) => [red, green, blue]))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

const colourAt = (pixels: Buffer, at: number): number =>
  ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0)

/** The palette by median cut: the average of each group. */
function paletteOf(pixels: Buffer): Counted[] {
  const counts = new Map<number, number>()
  for (let at = 0; at < pixels.length; ) {
    const key = colourAt(pixels, at)
    const begin = at
    do at += 4
    while (at < pixels.length && colourAt(pixels, at) === key)
    counts.set(key, (counts.get(key) ?? 0) + (at - begin) / 4)
  }
  const groups = [groupOf([...counts].map(([key, count]) => ({ ...parts(key), count })))]
  while (groups.length < most) {
    const widest = groups.reduce((one, other) => (other.weight > one.weight ? other : one))
    if (widest.weight === 0) break
    groups.splice(groups.indexOf(widest), 1, ...divided(widest.colours, widest.channel).map(groupOf))
  }
  return groups.map(({ colours }) => middleOf(colours))
}

const parts = (key: number) => ({ red: key >> 16, green: (key >> 8) & 255, blue: key & 255 })

/** The spread of a group's colours, its widest channel, and its weight. */
function groupOf(colours: readonly Counted[]) {
  const pixels = colours.reduce((sum, { count }) => sum + count, 0)
  const spreads = channels.map((channel) => {
    const values = colours.map((colour) => colour[channel])
    return { channel, spread: least(values, Math.max) - least(values, Math.min) }
  })
  const { channel, spread } = spreads.reduce((one, other) => (other.spread > one.spread ? other : one))
  return { colours, channel, weight: spread * pixels ** 0.5 }
}

const least = (values: readonly number[], pick: (one: number, other: number) => number) =>
  values.reduce((one, other) => pick(one, other))

/** Splits a group at the middle of its range. */
function divided(colours: readonly Counted[], channel: (typeof channels)[number]): Counted[][] {
  const sorted = colours.toSorted((one, other) => one[channel] - other[channel])
  const middle = ((sorted[0]?.[channel] ?? 0) + (sorted.at(-1)?.[channel] ?? 0)) / 2
  const at = sorted.findIndex((colour) => colour[channel] > middle)
  return [sorted.slice(0, at), sorted.slice(at)]
}

function middleOf(colours: readonly Counted[]): Counted {
  const count = colours.reduce((sum, colour) => sum + colour.count, 0)
  const mean = (channel: (typeof channels)[number]) =>
    Math.round(colours.reduce((sum, colour) => sum + colour[channel] * colour.count, 0) / count)
  return { red: mean('red'), green: mean('green'), blue: mean('blue'), count }
}

function nearestIn(palette: readonly Counted[]): (key: number) => number {
  const known = new Map<number, number>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const { red, green, blue } = parts(key)
    let [best, distance] = [0, Number.POSITIVE_INFINITY]
    for (const [place, colour] of palette.entries()) {
      const away = (colour.red - red) ** 2 + (colour.green - green) ** 2 + (colour.blue - blue) ** 2
      if (away < distance) [best, distance] = [place, away]
    }
    known.set(key, best)
    return best
  }
}
