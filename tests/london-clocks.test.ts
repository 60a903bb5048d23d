import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Ways to write a moment that ask the device where it is, or take it long to find out how the British write a date. */
const askingTheDevice = [/Intl\.DateTimeFormat/, /\.toLocale(Date|Time)String\(/, /new Date\([^)]*\)\.toLocaleString\(/]

const files = globSync('src/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))

test('moments are written by the clocks of London, whatever a computer believes', () => {
  expect(files.length).toBeGreaterThan(1_000)
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => askingTheDevice.some((way) => way.test(line)))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})

test.each([
  `const day = new Intl.DateTimeFormat('en-GB', { weekday: 'short' })`,
  `const until = new Date(endsAt).toLocaleTimeString('en-GB', { hour: '2-digit' })`,
  `  new Date(at).toLocaleString('en-GB', {`,
])('such as %s', (line) => {
  expect(askingTheDevice.some((way) => way.test(line))).toBe(true)
})
