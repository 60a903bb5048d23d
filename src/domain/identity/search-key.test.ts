import { expect, it } from 'vitest'
import { readSearch } from './search-key.ts'

it.each([
  [' Robin@Ferncliff.example ', '', { by: 'email', email: 'Robin@Ferncliff.example' }],
  ['+44 7700 900123', '', { by: 'phone', phone: '07700900123' }],
  ['lw-2345bcdf', '', { by: 'reference', reference: 'LW-2345BCDF' }],
  ['Ferncliff', '1985-03-27', { by: 'name', surname: 'Ferncliff', born: '1985-03-27' }],
  ["O'Shea", '1985-03-27', { by: 'name', surname: "O'Shea", born: '1985-03-27' }],
])('%s is complete', (typed, born, key) => expect(readSearch({ typed, born })).toEqual({ key, problem: null }))

it.each([
  ['  ', '1985-03-27', 'nothing'],
  ['@ferncliff.example', '', 'email'],
  ['07700', '', 'phone'],
  ['LW-23', '', 'reference'],
  ['Ferncliff', '', 'surname'],
  ['Ferncliff', '1985-02-31', 'surname'],
  ['%', '1985-03-27', 'surname'],
])('%s is incomplete, and finds no patient', (typed, born, problem) =>
  expect(readSearch({ typed, born })).toEqual({ key: null, problem }),
)
