import type { Dice } from './dice.ts'

/** The colours of src/web/app/colours.css, written out: a picture in a file of its own cannot read them there. */
export const ink = '#12332d'
export const inkSoft = '#48625c'
export const green = '#1b5e50'
export const greenLight = '#2f7a69'
export const middle = '#81ac9c'
export const sage = '#cfe0d3'
export const mint = '#e7f0e8'
export const paper = '#fbf6ee'
export const paperDeep = '#f4ecdf'
export const white = '#fffdf9'
export const line = '#e3d9c8'
export const apricot = '#f2935c'
export const apricotPale = '#fbd9bf'
export const sun = '#f6c36b'

export const wide = 1200
export const high = 750

export interface Picture {
  readonly drawing: string
  readonly alt: string
}

export const path = (d: string, fill: string, more = ''): string =>
  `<path fill="${fill}" d="${d}"${more && ` ${more}`}/>`

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more && ` ${more}`}/>`

export const box = (x: number, y: number, w: number, h: number, r: number, fill: string): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${r}" fill="${fill}"/>`

/** Everything is drawn with the same pen. */
export const stroke = (d: string, colour = ink, weight = 6): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${weight}" d="${d}"/>`

export const dotted = (d: string, colour: string): string =>
  `<path fill="none" stroke="${colour}" stroke-width="7" stroke-dasharray="2 24" d="${d}"/>`

export const at = (x: number, y: number, drawing: string, scale = 1, turn = 0): string => {
  const turned = turn === 0 ? '' : `rotate(${n(turn)})`
  const scaled = scale === 1 ? '' : `scale(${n(scale, 2)})`
  return `<g transform="translate(${n(x)} ${n(y)})${turned}${scaled}">${drawing}</g>`
}

export const n = (value: number, places = 0): number => Number(value.toFixed(places))

export const mirrored = (drawing: string): string => `<g transform="translate(${wide} 0)scale(-1 1)">${drawing}</g>`

/** A sky that blends from one colour at the top to another at the horizon. */
export const sky = (above: string, below: string, end = 0.75): string =>
  `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${above}"/><stop stop-color="${below}" offset="${end}"/></linearGradient><path fill="url(#sky)" d="M0 0H${wide}V${high}H0Z"/>`

export const lowSun = (x: number, y: number, r: number): string =>
  `<radialGradient id="glow"><stop stop-color="${sun}" stop-opacity=".6" offset=".2"/><stop stop-color="${apricotPale}" stop-opacity=".4" offset=".6"/><stop stop-color="${apricotPale}" stop-opacity="0" offset="1"/></radialGradient>${circle(x, y, r * 3.4, 'url(#glow)')}${circle(x, y, r * 1.7, sun, 'fill-opacity=".25"')}${circle(x, y, r * 1.34, sun, 'fill-opacity=".4"')}${circle(x, y, r, sun)}`

export const moon = (x: number, y: number, r: number): string =>
  `${circle(x, y, r * 1.7, sun, 'fill-opacity=".1"')}${at(x, y, path('M.35-.94A1 1 0 1 0 .94.35 .82.82 0 0 1 .35-.94Z', sun), r)}`

/** Ground from edge to edge, rolling through `count` heights around y. */
export function hill(dice: Dice, fill: string, y: number, swing: number, count = 4): string {
  const step = (wide + 80) / (count - 1)
  const points = Array.from({ length: count }, (_, i) => [-40 + i * step, y + dice.between(-swing, swing)] as const)
  return path(`M-40 ${high}L${waveThrough(points)}V${high}Z`, fill)
}

/** A curve that passes each point horizontally, as hills do. */
export function waveThrough(points: readonly (readonly [number, number])[]): string {
  return points
    .map(([x, y], i) => {
      const before = points[i - 1]
      if (!before) return `${n(x)} ${n(y)}`
      const half = (before[0] + x) / 2
      return `C${n(half)} ${n(before[1])} ${n(half)} ${n(y)} ${n(x)} ${n(y)}`
    })
    .join('')
}

/** A path that winds towards the viewer from (x, top) and widens as it comes near. */
export function lane(x: number, top: number, amplitude: number, bends: number, breadth: number): string {
  const steps = 30
  const side = (sign: number) =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const t = i / steps
      const near = t ** 1.7
      const middleOf = x + Math.sin(t * Math.PI * bends) * amplitude * (0.2 + near)
      return [middleOf + sign * (3 + near * breadth), top + (high + 10 - top) * near] as const
    })
  return path(`M${roundedThrough(side(-1))}L${roundedThrough(side(1).reverse())}Z`, apricotPale)
}

/** A smooth line: each point pulls it, and it passes half way between them. */
function roundedThrough(points: readonly (readonly [number, number])[]): string {
  return points
    .map(([x, y], i) => {
      const next = points[i + 1]
      if (i === 0 || !next) return `${i === 0 ? '' : 'L'}${n(x)} ${n(y)}`
      return `Q${n(x)} ${n(y)} ${n((x + next[0]) / 2)} ${n((y + next[1]) / 2)}`
    })
    .join('')
}

export const birds = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    stroke('M0 12C12-4 34-4 44 14 54-4 76-4 88 12M-96 62C-86 50-70 50-62 64-54 50-38 50-28 62', inkSoft, 6),
    scale,
  )

export const cloud = (x: number, y: number, scale: number, fill: string): string =>
  at(x, y, path('M-120 40C-160 40-160-18-112-18-104-70-30-80-6-36 22-66 88-48 84-6 130-10 136 40 96 40Z', fill), scale)

const leafShape = 'M0 0C6-30 30-46 62-46 58-16 34 6 0 0Z'

export const leaf = (x: number, y: number, turn: number, scale: number, fill = ink): string =>
  at(x, y, path(leafShape, fill), scale, turn)

/** A meadow flower rooted at (x, y). */
export function flower(dice: Dice, x: number, y: number, height: number): string {
  const lean = dice.between(-0.25, 0.25) * height
  const colour = dice.pick([apricot, white, sun, apricot])
  const size = height * 0.1 + 6
  return `${stroke(`M${n(x)} ${n(y)}C${n(x)} ${n(y - height * 0.4)} ${n(x + lean * 0.3)} ${n(y - height * 0.7)} ${n(x + lean)} ${n(y - height)}`)}${leaf(x, y - height * 0.3, lean > 0 ? -78 : 0, height / 230, ink)}${circle(x + lean, y - height, size, colour)}${circle(x + lean, y - height, size * 0.36, colour === sun ? apricot : sun)}`
}

/** A lark at rest, looking right; feet at (62, 108). The one of src/web/art, for a file. */
export const lark = (plumage = green): string =>
  `${stroke('M56 92v16M68 92v16', apricot, 3)}${path('M72 24C76 12 88 8 98 13c6 3 9 8 9 13l13 3-13 5c1 32-19 62-49 62-12 0-22-6-28-14L2 104 4 88c6-18 26-26 44-36 12-7 20-16 24-28Z', plumage)}${path('M92 13C86 4 78 2 68 5c6 4 7 11 4 21Z', plumage)}${path('M108 34c1 33-19 64-51 63 21-9 29-25 29-41 0-12 8-22 22-22Z', white)}${path('M84 52C80 76 56 86 22 84c6-18 22-30 42-34Z', apricot)}${stroke('M70 60C62 70 50 75 36 77', apricotPale, 3)}${circle(96, 25, 3, white)}`

/** A walker with a long shadow; feet at y = 100. */
export const walker = (coat = apricot): string =>
  `${path('M26 98-44 112l16 2 62-12Z', ink, 'fill-opacity=".15"')}${stroke('M28 62 20 80 12 97M30 62l8 18 6 16', ink, 7)}${path('M20 32c2-8 16-8 20 0l2 32H18Z', coat)}${stroke('M36 36 48 48l8-4M24 36 16 52', coat, 7)}${circle(31, 14, 9, apricotPale)}${path('M40 11C38 2 24 1 21 10c-3 5-1 11 3 13 0-8 6-11 16-12Z', ink)}`

/** A potted plant, standing at (0, 0). */
export function pot(dice: Dice, size: number, colour: string): string {
  const pairs = Array.from({ length: size }, (_, i) => {
    const [y, scale] = [-96 - i * 36, 1 - i * 0.08]
    const [one, other] = i % 2 ? [greenLight, green] : [green, greenLight]
    const right = leaf(0, y, -12 + dice.between(-8, 8), scale, one)
    return `${right}<g transform="scale(-1 1)">${leaf(0, y + 14, 0, scale, other)}</g>`
  })
  const stem = stroke(`M0-70V${-96 - (size - 1) * 36 - 26}`)
  return `${stem}${pairs.join('')}${path('M-56-84H56L44 0H-44Z', colour)}${box(-64, -96, 128, 26, 8, colour)}${path('M-56-70H56L54-60H-54Z', ink, 'fill-opacity=".12"')}`
}

/** A cup of a hot drink, standing at (0, 0). */
export const cup = (colour: string, steam = inkSoft): string =>
  `${stroke('M58-92C110-98 112-28 50-32', colour, 16)}${path('M-66-118H66V-46C66-14 44 0 18 0H-18C-44 0-66-14-66-46Z', colour)}${path('M-66-118H66V-104H-66Z', ink, 'fill-opacity=".12"')}${stroke('M-22-142C-38-168-4-182-22-210M22-142C6-168 40-182 22-210', steam)}`
