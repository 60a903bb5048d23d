import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { internationalPhone, maskedPhone, normalisePhone } from './phone.ts'

describe('a phone number', () => {
  it.each([
    ['07700 900123', '07700900123'],
    ['(07700) 900-123', '07700900123'],
    ['+44 7700 900123', '07700900123'],
    ['+44 (0)7700 900123', '07700900123'],
    ['0044 7700 900123', '07700900123'],
    ['07700.900.123', '07700900123'],
    ['+353 20 911 1234', '353209111234'],
    ['+353 20 910 0044', '353209100044'],
    ['1234567890', '1234567890'],
  ])('OS-04 R-4 %s is kept as %s', (written, kept) => expect(normalisePhone(written)).toBe(kept))

  it.each([
    '',
    '07700 9001',
    '123456789',
    '07700 900 12x',
    'phone',
    '+',
    '353+209111234',
    '1234567890123456',
    '０７７００９００１２３',
  ])('OS-04 %j is none', (written) => expect(normalisePhone(written)).toBeNull())

  it('R-4 what is kept is kept when it is read again', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(\+44|0)\d{10}$/), (written) => {
        const kept = normalisePhone(written)
        expect(kept === null ? null : normalisePhone(kept)).toBe(kept)
      }),
    )
  })

  it('is dialled from abroad with its country', () => {
    expect(internationalPhone('07700900123')).toBe('+447700900123')
    expect(internationalPhone('353209111234')).toBe('+353209111234')
  })

  it('is known to its owner by its beginning and end', () => {
    expect(maskedPhone('07700900123')).toBe('07700 •••• 23')
  })
})
