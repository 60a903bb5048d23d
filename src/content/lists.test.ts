import { expect, it } from 'vitest'
import { listOf } from './lists.ts'

it('joins names as a sentence has them', () => {
  expect(listOf([])).toBe('')
  expect(listOf(['a'])).toBe('a')
  expect(listOf(['a', 'b'])).toBe('a and b')
  expect(listOf(['a', 'b', 'c'], 'or')).toBe('a, b or c')
})
