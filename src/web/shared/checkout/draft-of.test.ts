import { expect, test } from 'vitest'
import { draftOf } from './draft-of.ts'

test('R-7 a draft has what can be read, in the order it was in, and no password', () => {
  const whole = { email: 'sam@', dob: '1985-03-07', pincode: 'LS1 4AP', mobile: '07700900123', agreedTerms: false }
  expect(Object.entries(draftOf({ ...whole, password: 'three-green-herons-7' }))).toEqual(Object.entries(whole))
})

test('R-7 half a date, a postcode or a number is left out', () => {
  expect(draftOf({ name: 'Sam', dob: '30/2/1985', pincode: 'LS1', mobile: '0770' })).toEqual({ name: 'Sam' })
})
