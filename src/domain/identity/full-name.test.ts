import { expect, it } from 'vitest'
import { fullName } from './full-name.ts'

it('a name may be half known', () => {
  expect(fullName({ name: 'Amara', legalSurname: 'Whitfield' })).toBe('Amara Whitfield')
  expect(fullName({ name: 'Amara', legalSurname: null })).toBe('Amara')
  expect(fullName({ name: '', legalSurname: 'Whitfield' })).toBe('Whitfield')
  expect(fullName({})).toBe('')
})
