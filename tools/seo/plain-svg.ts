import { readFileSync } from 'node:fs'

const sheet = readFileSync(new URL('../../src/web/app/colours.css', import.meta.url), 'utf8')

const colours = new Map([...sheet.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]))

/** A colour of the site by its name there. */
export function colour(name: string): string {
  const hex = colours.get(name)
  if (!hex) throw new Error(`src/web/app/colours.css has no colour ${name}.`)
  return hex
}

/** Classes for animation, layout and the dark theme, which mean nothing in a picture. */
const meaningless = /:|^(block|size-full|absolute|inset-0|scene|in-daylight)$/

/**
 * Drawings on the site take their colours from classes. This replaces each class by its attributes, so that the drawing
 * can be used as a file.
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
  if (stop) return `stop-color="${colour(/^var\(--color-([a-z-]+)\)$/.exec(stop)?.[1] ?? '')}"`
  if (meaningless.test(name)) return ''
  if (name === 'overflow-visible') return 'overflow="visible"'
  const [, weight] = /^stroke-(\d+)$/.exec(name) ?? []
  if (weight) return `stroke-width="${weight}"`
  const [, opacity] = /^opacity-(\d+)$/.exec(name) ?? []
  if (opacity) return `opacity="${Number(opacity) / 100}"`
  const [, part, value = '', percent] = /^(fill|stroke)-([a-z-]+)(?:\/(\d+))?$/.exec(name) ?? []
  // Without it, it would be drawn in black.
  if (!part) throw new Error(`The class "${name}" of a drawing cannot be written out as attributes.`)
  const painted = value === 'none' ? value : colour(value)
  return `${part}="${painted}"${percent ? ` ${part}-opacity="${Number(percent) / 100}"` : ''}`
}
