import { expect, it } from 'vitest'
import { countedWeight } from './counted-weight.ts'

it.each([
  ['what was seen alone', 80, null, 80],
  ['what was told alone', null, 78, 78],
  ['what was told, where it has fallen since', 60, 50, 50],
  ['what was seen, where more is told', 60, 70, 60],
  ['nothing', null, null, null],
])('the next dose is based on %s', (_, seen, told, counted) => {
  expect(countedWeight(seen, told)).toBe(counted)
})
