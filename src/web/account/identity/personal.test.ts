import { describe, expect, test } from 'vitest'
import { addressLines } from '#domain/identity/address-lines.ts'
import { spacedPhone } from './personal.ts'

describe('personal details as they are shown', () => {
  test('an address has no empty lines', () => {
    expect(addressLines({ address: 'Flat 2\n\n 14 Lark Rise ', city: 'Bath', pincode: 'BA1 1AA' })).toEqual([
      'Flat 2',
      '14 Lark Rise',
      'Bath',
      'BA1 1AA',
    ])
    expect(addressLines({})).toEqual([])
  })

  test('BK-08 an address of a booking is read line by line as well', () => {
    expect(addressLines({ address: '14 Lark Rise#Flat 2' })).toEqual(['14 Lark Rise', 'Flat 2'])
  })

  test('a UK mobile number is spaced, another is left alone', () => {
    expect(spacedPhone('07700900123')).toBe('07700 900123')
    expect(spacedPhone('33123456789')).toBe('33123456789')
  })
})
