import { expect, it } from 'vitest'
import { countedWeight } from './counted-weight.ts'

it.each([
  ['the verified weight alone', 80, null, 80],
  ['the reported weight alone', null, 78, 78],
  ['the reported weight, where it has fallen since', 60, 50, 50],
  ['the verified weight, where the reported one is higher', 60, 70, 60],
  ['nothing', null, null, null],
])('the next dose is based on %s', (_, verified, reported, counted) => {
  expect(countedWeight(verified, reported)).toBe(counted)
})
