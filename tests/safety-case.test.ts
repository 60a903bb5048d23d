import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type CodeControl, code } from '#domain/safety/control.ts'
import { controls } from '#domain/safety/controls.ts'
import { patternOf, problemsOfControls, sourcesIn, switchedOff } from '../tools/safety/check-controls.ts'
import { safetyDocuments } from '../tools/safety/write-docs.ts'

const read = sourcesIn(process.cwd())

it.each(Object.entries(safetyDocuments()))('%s is up to date (npm run safety:docs)', (path, text) => {
  expect(existsSync(path) && readFileSync(path, 'utf8')).toBe(text)
})

it('every control has its code, its test and its edit', () => {
  expect(problemsOfControls(controls, read)).toEqual([])
})

const good = {
  does: 'Adds.',
  code: { file: 'add.ts', name: 'add' },
  proof: { file: 'add.test.ts', title: '%s and one', row: 'two' },
  switchOff: { find: 'a + b', replace: 'a' },
}
const sources: Readonly<Record<string, string>> = {
  'add.ts': 'export const add = (a: number, b: number) => a + b\n',
  'add.test.ts': `// 'three and one'\nit.each([['two', 3]])('%s and one', () => {})\n`,
}

describe('a planted violation is found', () => {
  const problems = (planted: Partial<typeof good>, of = sources) =>
    problemsOfControls({ planted: code({ ...good, ...planted }) }, (file) => of[file] ?? null)

  it.each<[string, Partial<typeof good>, string]>([
    ['a file that is gone', { code: { file: 'sub.ts', name: 'add' } }, 'its code sub.ts does not exist'],
    ['an export that is gone', { code: { file: 'add.ts', name: 'plus' } }, 'add.ts exports no plus'],
    [
      'a test file that is gone',
      { proof: { ...good.proof, file: 'sub.test.ts' } },
      'its test file sub.test.ts does not exist',
    ],
    [
      'a title in a comment alone',
      { proof: { ...good.proof, title: 'three and one' } },
      'add.test.ts has no test “three and one”',
    ],
    ['a row that is gone', { proof: { ...good.proof, row: 'four' } }, 'add.test.ts has no row “four”'],
    [
      'a row that is not where it should be',
      { proof: { ...good.proof, rowsIn: 'add.ts' } as typeof good.proof },
      'add.ts has no row “two”',
    ],
    [
      'an edit of what is not there',
      { switchOff: { find: 'a - b', replace: 'a' } },
      'add.ts has “a - b” 0 times instead of 1',
    ],
    ['an edit that is not clear', { switchOff: { find: 'a', replace: 'b' } }, 'times instead of 1'],
    ['an edit that changes nothing', { switchOff: { find: 'a + b', replace: 'a + b' } }, 'its edit changes nothing'],
  ])('%s', (_, planted, problem) => {
    expect(problems(planted).join()).toContain(problem)
  })

  it('and a control as it should be is not', () => {
    expect(problems({})).toEqual([])
  })
})

it('a control is taken away by its edit, and its test found by its name', () => {
  const control: CodeControl = code(good)
  expect(switchedOff(control.switchOff, sources['add.ts'] ?? '')).toBe(
    'export const add = (a: number, b: number) => a\n',
  )
  expect(new RegExp(patternOf(control.proof)).test('adding two and one')).toBe(true)
  expect(patternOf({ file: '', title: 'D-3 (a) %j: %s' })).toBe('D-3 \\(a\\) .*: .*')
  // A row is named by its first value: the others were taken for the same, and no test had such a name.
  expect(patternOf({ file: '', title: 'at %s %s', row: 'noon' })).toBe('at noon .*')
})
