import { expect, it } from 'vitest'
import { needsRegistration } from './grants.ts'
import { isRegistrationNumber, normalNumber } from './registration.ts'
import { isRole, type Role } from './roles.ts'

it('a decision maker is registered, with a number in the format of their register', () => {
  const deciding: Role[][] = [
    ['prescriber'],
    ['pharmacist'],
    ['clinical_lead'],
    ['nutritionist'],
    ['support', 'prescriber'],
  ]
  const others: Role[][] = [[], ['coach'], ['support', 'administrator', 'auditor']]
  expect(deciding.every(needsRegistration)).toBe(true)
  expect(others.some(needsRegistration)).toBe(false)
  expect(normalNumber(' 12 a3456 b')).toBe('12A3456B')
  expect(isRegistrationNumber('GMC', '1234567')).toBe(true)
  expect(isRegistrationNumber('GMC', '12345678')).toBe(false)
  expect(isRegistrationNumber('GPhC', 'x1234567')).toBe(false)
  expect(isRegistrationNumber('NMC', '12A3456B')).toBe(true)
  expect(isRegistrationNumber('NMC', '12A3456B7')).toBe(false)
  expect(['DT12345', 'DT123456', 'PH12345', '12345'].map((number) => isRegistrationNumber('HCPC', number))).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(['123', '1234567', 'A123'].map((number) => isRegistrationNumber('AfN', number))).toEqual([true, false, false])
  expect([isRole('auditor'), isRole('owner')]).toEqual([true, false])
})
