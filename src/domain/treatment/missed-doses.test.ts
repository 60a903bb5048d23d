import { expect, it } from 'vitest'
import { gravestOf, missedBy } from './missed-doses.ts'

it('enough missed doses to begin treatment again count as many', () => {
  expect([0, 1, 2, 3, 4].map((count) => missedBy('mounjaro', count))).toEqual(['none', 'few', 'few', 'many', 'many'])
})

it('of several sources the most serious counts, and no source means not known', () => {
  expect(gravestOf(['none', 'few'])).toBe('few')
  expect(gravestOf(['few', 'not known'])).toBe('not known')
  expect(gravestOf(['not known', 'many'])).toBe('many')
  expect(gravestOf([])).toBe('not known')
})
