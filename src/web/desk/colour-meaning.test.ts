import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The files of the desk in which a class names a colour, without tests. */
const filesWith = (colour: RegExp): string[] =>
  globSync('src/web/desk/**/*.{ts,tsx}')
    .filter((path) => !path.includes('.test.') && colour.test(readFileSync(path, 'utf8')))
    .map((path) => path.replaceAll('\\', '/').replace('src/web/desk/', ''))
    .toSorted()

it('apricot asks for a second person; other than that it is a line, a bar or a mark of a drawing', () => {
  expect(filesWith(/-apricot/)).toEqual([
    // The line of the present hour.
    'appointments/diary/diary-day.tsx',
    'cases/case/course/course.tsx',
    'cases/list/risk.ts',
    'cases/quality/quality-figures.tsx',
    'cases/quality/red-flags.tsx',
    'cases/quality/weeks.tsx',
    'incidents/incident-figures.tsx',
    'treatment/plan/plan-panel.tsx',
  ])
})

it('nothing but a stop, a forgery and a patient who may come to harm stands on solid brick', () => {
  expect(filesWith(/(?<!hover:)bg-brick(?!-pale)/)).toEqual([
    'cases/list/risk.ts',
    'operations/operations-inbox.tsx',
    'supply/pharmacy/prescription-page.tsx',
  ])
})
