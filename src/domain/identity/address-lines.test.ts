import { expect, it } from 'vitest'
import { addressLines } from './address-lines.ts'

it.each([
  ['lines of their own', { address: '9 Teal Row\nTop floor', city: 'Truro', pincode: 'TR1 2AB' }],
  ['a hash between them', { address: ' 9 Teal Row # Top floor', city: ' Truro ', pincode: 'TR1 2AB' }],
  ['nothing between some', { address: '9 Teal Row##Top floor#', city: 'Truro', pincode: 'TR1 2AB' }],
])('an address with %s is written line by line', (_, address) => {
  expect(addressLines(address)).toEqual(['9 Teal Row', 'Top floor', 'Truro', 'TR1 2AB'])
})

it('missing parts have no line', () => {
  expect(addressLines({})).toEqual([])
  expect(addressLines({ city: 'Truro' })).toEqual(['Truro'])
})
