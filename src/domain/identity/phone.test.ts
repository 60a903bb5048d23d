import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { internationalPhone, maskedPhone, normalisePhone, phoneProblem } from './phone.ts'

describe('B-9 a phone number', () => {
  it.each([
    ['07700 900123', '07700900123'],
    ['(07700) 900-123', '07700900123'],
    ['+44 7700 900123', '07700900123'],
    ['+44 (0)7700 900123', '07700900123'],
    ['0044 7700 900123', '07700900123'],
    ['07700.900.123', '07700900123'],
    ['447700900123', '07700900123'],
    ['4407700900123', '07700900123'],
    ['+4407700900123', '07700900123'],
    ['004407700900123', '07700900123'],
    ['7700900123', '07700900123'],
    ['020 7946 0123', '02079460123'],
    ['+44 20 7946 0123', '02079460123'],
    ['442079460123', '02079460123'],
    ['+353 20 911 1234', '353209111234'],
    ['+353 20 910 0044', '353209100044'],
    ['1234567890', '1234567890'],
  ])('OS-04 R-4 %s is stored as %s', (written, kept) => expect(normalisePhone(written)).toBe(kept))

  it.each([
    '',
    '07700 9001',
    '123456789',
    '07700 900 12x',
    'phone',
    '+',
    '000000000000',
    '353+209111234',
    '1234567890123456',
    '０７７００９００１２３',
  ])('OS-04 %j is not a number', (written) => expect(normalisePhone(written)).toBeNull())

  it('R-4 nothing but zeros is read the same each time', () => {
    for (const written of ['000000000000', '0000000000000', '+00000000000'])
      expect(normalisePhone(normalisePhone(written) ?? '')).toBe(normalisePhone(written))
  })

  it('R-4 the stored form stays the same when it is read again', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(\+44|44|440|0044|0|7)\d{8,11}$/), (written) => {
        const kept = normalisePhone(written)
        expect(kept === null ? null : normalisePhone(kept)).toBe(kept)
      }),
    )
  })

  it.each([
    ['07700900123', null],
    ['07123456789', null],
    ['07999999999', null],
    // The Isle of Man, Jersey and Guernsey.
    ['07624000000', null],
    ['07797000000', null],
    ['07781000000', null],
    ['07012345678', 'not a mobile'],
    ['07612345678', 'not a mobile'],
    ['02079460123', 'not a mobile'],
    ['01632960123', 'not a mobile'],
    ['09098790123', 'not a mobile'],
    ['08081570123', 'not a mobile'],
    ['0770090012', 'not a number'],
    ['077009001234', 'not a number'],
    ['88213300123', 'abroad'],
    ['19005550123', 'abroad'],
    ['353209111234', 'abroad'],
  ] as const)('B-9 %s: %s', (kept, problem) => expect(phoneProblem(kept)).toBe(problem))

  it('is dialled from abroad with its country code', () => {
    expect(internationalPhone('07700900123')).toBe('+447700900123')
    expect(internationalPhone('353209111234')).toBe('+353209111234')
  })

  it('is shown to its owner by its beginning and end', () => {
    expect(maskedPhone('07700900123')).toBe('07700 •••• 23')
  })
})
