import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Code that formats times or numbers with the locale or time zone of the machine, or slowly with `Intl`. */
const machineDependent = [/\bIntl\./, /\.toLocale(Date|Time)?String\(/]

/** What is left of a text as it is typed, in the one tier that knows no rules of ours. */
const excepted = 'src/web/kit/ui/text-area.tsx'

const files = globSync('src/{web,content,contract,domain}/**/*.{ts,tsx}').filter(
  (file) => !file.includes('.test.') && file !== excepted,
)

test('times are formatted in London time on any computer, and numbers by our own rule', () => {
  expect(files.length).toBeGreaterThan(1_000)
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => machineDependent.some((way) => way.test(line)))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})

/** The day in London, which in summer begins an hour before that of UTC. The calendar itself counts in whole days. */
const daysOfUtc = /\.toISOString\(\)\.slice\(0, 10\)/
const calendars = ['src/domain/appointments/calendar.ts', 'src/domain/calendar/add-months.ts']

test('no day is taken from the clock of UTC', () => {
  const code = globSync('src/**/*.{ts,tsx}').filter((file) => !file.includes('.test.') && !file.includes('/testing/'))
  expect(code.length).toBeGreaterThan(2_000)
  expect(code.filter((file) => daysOfUtc.test(readFileSync(file, 'utf8')) && !calendars.includes(file))).toEqual([])
})

test.each([
  `const day = new Intl.DateTimeFormat('en-GB', { weekday: 'short' })`,
  `const until = new Date(endsAt).toLocaleTimeString('en-GB', { hour: '2-digit' })`,
  `  new Date(at).toLocaleString('en-GB', {`,
  `export const written = (figure: number): string => figure.toLocaleString('en-GB')`,
])('finds %s', (line) => {
  expect(machineDependent.some((way) => way.test(line))).toBe(true)
})
