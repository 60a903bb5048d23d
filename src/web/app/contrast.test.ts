import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { groundColours } from '#web/browser/theme.ts'

type Palette = Readonly<Record<string, string>>

const coloursIn = (css: string): Palette =>
  Object.fromEntries([...css.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]))

const night = readFileSync('src/web/app/dark-theme.css', 'utf8')

/** The colours that a rule of the dark theme sets. */
function ruleFor(selector: string): Palette {
  const begins = `  :root[data-theme="dark"]${selector} {\n`
  const start = night.indexOf(begins)
  if (start === -1) throw new Error(`dark-theme.css has no rule for "${selector}".`)
  return coloursIn(night.slice(start, night.indexOf('}', start)))
}

const day = coloursIn(readFileSync('src/web/app/colours.css', 'utf8'))
const dark = { ...day, ...ruleFor('') }
const turned = { ...dark, ...ruleFor(' :is(.on-dark, .in-daylight)') }
const daylight = { ...turned, ...ruleFor(' .in-daylight') }

/** In each theme: the page, what is `on-dark`, and what keeps the colours of the day. */
const themes = {
  light: { page: day, onDark: day, inDaylight: day },
  dark: { page: dark, onDark: turned, inDaylight: daylight },
} as const

type Channels = readonly [number, number, number]

const channels = (hex: string): Channels => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as never

/** As a browser lays a colour in part over another one. */
const over = (top: Channels, ground: Channels, part: number): Channels =>
  top.map((value, at) => value * part + (ground[at] ?? 0) * (1 - part)) as never

function luminance(colour: Channels): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: Channels, other: Channels): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** A colour by its name, or in part, as in `caution/40`, over what may lie beneath it. */
function shades(name: string, palette: Palette, beneath: readonly string[]): Channels[] {
  const [plain = '', percent] = name.split('/')
  const hex = palette[plain]
  if (!hex) throw new Error(`There is no colour ${plain}.`)
  if (!percent) return [channels(hex)]
  return beneath.map((ground) => over(channels(hex), channels(palette[ground] ?? ''), Number(percent) / 100))
}

const grounds = ['paper', 'white'] as const

/** The lowest contrast of two colours, over whatever ground they stand on. */
const lowest = (front: string, back: string, palette: Palette): number =>
  Math.min(
    ...shades(back, palette, grounds).flatMap((ground) =>
      shades(front, palette, [back.split('/')[0] ?? '']).map((colour) => contrast(colour, ground)),
    ),
  )

interface Pairs {
  readonly scope: keyof (typeof themes)['light']
  readonly least: number
  /** What stands in front, and on what. */
  readonly pairs: Readonly<Record<string, readonly string[]>>
}

const caution = ['caution/15', 'caution/25', 'caution/30', 'caution/40', 'caution/50', 'caution/60']

const text: readonly Pairs[] = [
  {
    scope: 'page',
    least: 4.5,
    pairs: {
      ink: ['paper', 'white', 'paper-deep', 'mint', 'sage', 'line', 'apricot-pale', 'brick-pale', ...caution],
      'ink-soft': ['paper', 'white', 'paper-deep', 'mint', 'line', 'apricot-pale', 'brick-pale', 'caution/25'],
      green: ['paper', 'white', 'paper-deep', 'mint'],
      routine: ['paper', 'white', 'paper-deep', 'mint'],
      brick: ['paper', 'white', 'paper-deep', 'mint', 'brick-pale'],
      white: ['ink', 'green', 'brick'],
      sage: ['ink'],
      mint: ['green'],
    },
  },
  {
    scope: 'onDark',
    least: 4.5,
    pairs: { white: ['ink', 'green', 'brick'], sage: ['ink'], sun: ['ink'], ink: ['white', 'sage', 'sun'] },
  },
  {
    scope: 'inDaylight',
    least: 4.5,
    pairs: {
      white: ['ink', 'green', 'brick'],
      sage: ['ink'],
      ink: ['white', 'sun', 'apricot', 'apricot-pale', 'sage'],
    },
  },
]

/** Parts that carry meaning: edges of fields, what is ticked, the ring around what has focus, lines and bars of charts. */
const parts: readonly Pairs[] = [
  {
    scope: 'page',
    least: 3,
    pairs: {
      'line-strong': ['paper', 'white', 'paper-deep', 'mint'],
      green: ['paper', 'white', 'paper-deep', 'mint', 'line'],
      'green-light': ['paper', 'white', 'paper-deep', 'mint'],
      brick: ['paper', 'white', 'brick-pale'],
      ink: ['paper', 'white'],
      white: ['green'],
    },
  },
  { scope: 'onDark', least: 3, pairs: { sun: ['ink', 'green'], white: ['ink'] } },
]

for (const [theme, scopes] of Object.entries(themes)) {
  describe(`${theme} theme`, () => {
    test.each([
      ['every text', text],
      ['every part that carries meaning', parts],
    ])('%s stands out from its ground', (_, expected) => {
      const low = expected.flatMap(({ scope, least, pairs }) =>
        Object.entries(pairs).flatMap(([front, backs]) =>
          backs.flatMap((back) => {
            const found = lowest(front, back, scopes[scope])
            return found < least ? [`${scope}: ${front} on ${back} ${found.toFixed(2)}`] : []
          }),
        ),
      )
      expect(low).toEqual([])
    })

    it('every class that names ground and words together is readable', () => {
      const low = classes.flatMap((names) => {
        const scope = names.includes('in-daylight') ? 'inDaylight' : names.includes('on-dark') ? 'onDark' : 'page'
        return together(names).flatMap(([front, back]) => {
          const found = lowest(front, back, scopes[scope])
          return found < 4.5 ? [`${scope}: ${front} on ${back} ${found.toFixed(2)} in "${names.join(' ')}"`] : []
        })
      })
      expect(low).toEqual([])
      expect(classes.flatMap(together).length).toBeGreaterThan(100)
    })
  })
}

/** Every list of classes of pages that have a dark form. */
const classes = globSync('src/web/{account,desk,kit/ui,shared,video-room}/**/*.{ts,tsx}')
  .concat(globSync('src/web/site/*.tsx'))
  .filter((file) => !file.includes('.test.'))
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)])
  .flatMap(([, single, double, template]) => (template === undefined ? [single ?? double ?? ''] : written(template)))
  .map((list) => list.split(/\s+/))

/** A template as often as it has parts to choose from, each time with one of them. */
function written(template: string): string[] {
  const always = template.replace(/\$\{[^}]*\}/g, ' ')
  const chosen = [...template.matchAll(/'([^']*)'/g)].map(([, part = '']) => `${always} ${part}`)
  return chosen.length > 0 ? chosen : [always]
}

const isOff = /disabled|data-marked/

/** Words and ground that the same list gives for the same state. What is disabled need not be read. */
function together(names: readonly string[]): (readonly [front: string, back: string])[] {
  const found = { bg: new Map<string, string>(), text: new Map<string, string>() }
  for (const name of names) {
    const [, state = '', kind, colour = ''] = /^((?:[^\s:]+:)*)(bg|text)-([a-z-]+(?:\/\d+)?)$/.exec(name) ?? []
    if ((kind === 'bg' || kind === 'text') && (colour.split('/')[0] ?? '') in day && !isOff.test(state))
      found[kind].set(state, colour)
  }
  return [...found.text].flatMap(([state, front]) => {
    const back = found.bg.get(state)
    return back ? [[front, back] as const] : []
  })
}

describe('dark theme', () => {
  it('is night, not grey: every ground is a deep green', () => {
    for (const name of ['paper', 'paper-deep', 'white', 'line', 'mint', 'sage']) {
      const [red, green, blue] = channels(dark[name] ?? '')
      expect(green, name).toBeGreaterThan(Math.max(red, blue) + 3)
      expect(green, name).toBeLessThan(100)
    }
  })

  it('gives what keeps the colours of the day exactly those', () => {
    const differing = Object.keys(ruleFor(' :is(.on-dark, .in-daylight)')).filter(
      (name) => daylight[name as never] !== day[name],
    )
    expect(differing).toEqual([])
  })

  it('keeps what stops, what wants a second person, what wants a look and what is routine apart', () => {
    for (const palette of [day, dark]) {
      const marks = ['brick', 'apricot', 'sun', 'green-light'].map((name) => hue(channels(palette[name] ?? '')))
      const gaps = marks.slice(1).map((one, at) => (one - (marks[at] ?? 0) + 360) % 360)
      for (const gap of gaps) expect(gap).toBeGreaterThan(10)
    }
  })

  it('gives words on solid apricot or sun the colours of the day', () => {
    const bright = classes.filter((names) => names.some((name) => /^bg-(apricot|sun)$/.test(name)))
    expect(bright.length).toBeGreaterThan(3)
    const wordy = bright.filter((names) => names.some((name) => /^text-(xs|sm|\[)/.test(name)))
    expect(wordy.length).toBeGreaterThan(1)
    expect(wordy.filter((names) => !names.includes('in-daylight')).map((names) => names.join(' '))).toEqual([])
  })

  it('colours the browser around the page like the page', () => {
    expect(groundColours).toEqual({ light: day.paper, dark: dark.paper })
    expect(readFileSync('src/web/app/root.tsx', 'utf8')).toContain(`name="theme-color" content="${day.paper}"`)
  })

  it('is for the screen alone: what is printed is light', () => {
    expect(night.replace(/\/\*.*?\*\//gs, '').trim()).toMatch(/^@media screen \{\n.*\n\}$/s)
    expect(night.match(/^\}/gm)).toHaveLength(1)
  })
})

function hue([red, green, blue]: Channels): number {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const part =
    most === red
      ? ((green - blue) / (most - least) + 6) % 6
      : most === green
        ? (blue - red) / (most - least) + 2
        : (red - green) / (most - least) + 4
  return part * 60
}
