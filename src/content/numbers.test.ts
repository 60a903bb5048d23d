import { describe, expect, it } from 'vitest'
import { capital, counted, inWords, share, times } from './numbers.ts'

describe('numbers in words', () => {
  it.each([
    [0, 'zero'],
    [6, 'six'],
    [19, 'nineteen'],
    [20, 'twenty'],
    [48, 'forty-eight'],
    [90, 'ninety'],
    [99, 'ninety-nine'],
    [100, '100'],
    [1.5, '1.5'],
    [-1, '-1'],
  ])('%d is %s', (count, words) => expect(inWords(count)).toBe(words))

  it('begins a sentence, counts units, and says how often and how much', () => {
    expect(capital(inWords(6))).toBe('Six')
    expect([counted(1, 'hour'), counted(2, 'hour'), counted('one', 'hour')]).toEqual(['1 hour', '2 hours', 'one hour'])
    expect([0, 1, 2, 3].map(times)).toEqual(['never', 'once', 'twice', '3 times'])
    expect([share(50), share(25)]).toEqual(['half', '25%'])
  })
})
