import { readFileSync } from 'node:fs'

const sheet = readFileSync(new URL('../../src/web/app/theme.css', import.meta.url), 'utf8')

const colours = new Map([...sheet.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]))

/** A colour of the site by its name there. */
export function colour(name: string): string {
  const hex = colours.get(name)
  if (!hex) throw new Error(`src/web/app/theme.css has no colour ${name}.`)
  return hex
}

/** What says how something moves, or how it lies on a page. A picture does neither. */
const meaningless = /:|^(block|size-full|absolute|inset-0)$/

/**
 * Drawings of the site take their colours from classes. This writes each of them out as the attributes it stands for, so
 * that the drawing can leave the site.
 */
export const plainSvg = (markup: string): string =>
  markup.replace(/ class="([^"]*)"/g, (_, classes: string) =>
    classes
      .split(' ')
      .filter((name) => name !== '')
      .map((name) => ` ${attributesFor(name)}`.trimEnd())
      .join(''),
  )

function attributesFor(name: string): string {
  const [, stop] = /^\[stop-color:(.+)\]$/.exec(name) ?? []
  if (stop) return `stop-color="${colourIn(stop)}"`
  if (meaningless.test(name)) return ''
  if (name === 'overflow-visible') return 'overflow="visible"'
  const [, weight] = /^stroke-(\d+)$/.exec(name) ?? []
  if (weight) return `stroke-width="${weight}"`
  const [, opacity] = /^opacity-(\d+)$/.exec(name) ?? []
  if (opacity) return `opacity="${Number(opacity) / 100}"`
  const [, part, value = '', percent] = /^(fill|stroke)-(\[.+\]|[a-z-]+)(?:\/(\d+))?$/.exec(name) ?? []
  // Left out, it would be drawn in black.
  if (!part) throw new Error(`The class "${name}" of a drawing cannot be written out as attributes.`)
  const painted = value === 'none' ? value : value.startsWith('[') ? colourIn(value.slice(1, -1)) : colour(value)
  return `${part}="${painted}"${percent ? ` ${part}-opacity="${Number(percent) / 100}"` : ''}`
}

function colourIn(value: string): string {
  const [, only] = /^var\(--color-([a-z-]+)\)$/.exec(value) ?? []
  if (only) return colour(only)
  const [, one = '', other = '', percent = '50'] =
    /^color-mix\(in_oklab,var\(--color-([a-z-]+)\),var\(--color-([a-z-]+)\)(?:_(\d+)%)?\)$/.exec(value) ?? []
  return mixed(colour(one), colour(other), Number(percent) / 100)
}

/** Mixed in sRGB: between colours as near as ours it looks the same as in oklab. */
function mixed(one: string, other: string, share: number): string {
  const channel = (hex: string, place: number) => Number.parseInt(hex.slice(1 + place * 2, 3 + place * 2), 16)
  const channels = [0, 1, 2].map((place) =>
    Math.round(channel(one, place) * (1 - share) + channel(other, place) * share),
  )
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
