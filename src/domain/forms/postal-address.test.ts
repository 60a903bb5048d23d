import { expect, it } from 'vitest'
import { postalAddress } from './postal-address.ts'

const good = { address: '9 Teal Row\nTop floor', city: 'Truro', pincode: 'TR1 2AB' }

it('is stored as post is addressed', () => {
  const { form, problems } = postalAddress.read(
    { address: ' 9 Teal Row\nTop floor ', city: 'Truro ', pincode: 'tr12ab' },
    null,
  )
  expect([form, problems]).toEqual([good, []])
})

it.each([
  ['nothing', { address: '', city: ' ', pincode: '' }, { address: 'address', city: 'city', pincode: 'pincode' }],
  ['no postcode that there can be', { pincode: 'nowhere' }, { pincode: 'pincode' }],
  [
    'more than a label holds',
    { address: 'x'.repeat(1_001), city: 'x'.repeat(201) },
    { address: 'address too long', city: 'too long' },
  ],
  ['what cannot be stored', { address: '9 Teal\0Row', city: 'Tru\0ro' }, { address: 'not text', city: 'not text' }],
])('%s is reported beside its field, in the order of the form', (_, change, said) => {
  const { problems } = postalAddress.read({ ...good, ...change }, null)
  expect(problems.map(({ field, key }) => [field, key])).toEqual(Object.entries(said))
})
