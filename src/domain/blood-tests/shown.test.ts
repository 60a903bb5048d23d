import { expect, it } from 'vitest'
import { policy } from '../clinical/policy.ts'
import { isShown } from './shown.ts'

const at = Date.parse('2026-03-24T10:00:00Z')
/** The clocks change in between: it is counted in hours. */
const last = at + policy.bloodShownDays * 24 * 60 * 60 * 1_000

it.each<[string, number | null, number, boolean]>([
  ['not when they come', null, at, false],
  ['not a moment before the days are over', null, last - 1, false],
  ['once the days are over', null, last, true],
  ['as soon as they are reviewed', at + 1, at + 1, true],
])('results are shown: %s', (_, reviewedAt, now, shown) => {
  expect(isShown({ at, reviewedAt }, now)).toBe(shown)
})
