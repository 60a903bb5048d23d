import { expect, it } from 'vitest'
import { themeScript } from '#web/browser/theme.ts'
import { writeTheme } from './write-theme.ts'

const page = '<html><head><meta name="theme-color" content="#fbf6ee"/><link rel="stylesheet" href="/a.css"/></head>'

it('decides in the head, behind the colour it changes and before any style', () => {
  const written = writeTheme(page, true)
  expect(written).toContain(`content="#fbf6ee"/><script>${themeScript}</script><link`)
})

it('says of every page that it is light until its style says otherwise, and decides nothing where it cannot be dark', () => {
  for (const canBeDark of [true, false])
    expect(writeTheme(page, canBeDark)).toContain('<meta name="color-scheme" content="only light"/>')
  expect(writeTheme(page, false)).not.toContain('<script')
  expect(() => writeTheme('<html><head></head>', false)).toThrow('names no theme colour')
})
