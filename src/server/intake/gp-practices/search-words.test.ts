import { expect, it } from 'vitest'
import { askedWords, wordsOf, wordsOfPostcode } from './search-words.ts'

const asked = (query: string) => askedWords(query).map(({ position, word }) => `${position} ${word}`)

it('Q-24 a practice is found by plain words', () => {
  expect(wordsOf('St. Mary’s Med.Ctr, Café Rd')).toEqual(['st', 'marys', 'medical', 'centre', 'cafe', 'road'])
  expect(wordsOfPostcode('SW1A 1AA')).toEqual(['sw1a', '1aa', 'sw1a1aa'])
})

it('Q-24 a word is searched as typed and as what it stands for', () => {
  expect(asked('high st surg')).toEqual(['0 high', '1 st', '2 surg', '2 surgery'])
})

it('E-6 filler words are ignored, and common ones find nothing beside a better one', () => {
  const finding = (query: string) => askedWords(query).flatMap(({ word, finds }) => (finds ? [word] : []))
  expect(asked('mill road in cambridge, dr patel')).toEqual(['0 mill', '1 road', '2 cambridge', '3 patel'])
  expect(finding('mill road in cambridge, dr patel')).toEqual(['mill', 'cambridge', 'patel'])
  expect(finding('high st surg')).toEqual(['high'])
  expect(finding('the surgery')).toEqual(['the', 'surgery'])
  expect(finding('the dr')).toEqual(['the', 'dr'])
})

it.each(['SW1A1AA', 'sw1a 1aa', ' Sw1A-1aA '])('Q-24 %j is the same postcode', (query) => {
  expect(asked(query)).toEqual(['0 sw1a', '1 1aa'])
})

it.each(['', '%_', '🙂🙂', '’’', "';--", '\\'])('Q-24 %j holds no word', (query) => {
  expect(askedWords(query)).toEqual([])
})

it('Q-24 a query cannot grow the search without limit', () => {
  expect(askedWords(Array.from({ length: 50 }, (_, n) => `w${n}`).join(' ')).length).toBeLessThanOrEqual(24)
  expect(askedWords('x'.repeat(100))[0]?.word).toHaveLength(40)
})
