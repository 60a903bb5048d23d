import { describe, expect, test } from 'vitest'
import { brandOf, fieldAfter, readCard, spacedNumber, strokedExpiry } from './card-details.ts'

const typed = { number: '4242 4242 4242 4242', expiry: '04/29', cvc: '123' }

describe('PD-01 a typed card', () => {
  test('is read without its spaces', () => {
    expect(readCard(typed)).toEqual({
      card: { number: '4242424242424242', expMonth: 4, expYear: 2029, cvc: '123' },
    })
  })

  test.each(['4/29', '04 / 29', '04/2029', '04-29', '0429', '04.29', '04 29'])('%s is April 2029', (expiry) => {
    expect(readCard({ ...typed, expiry })).toMatchObject({ card: { expMonth: 4, expYear: 2029 } })
  })

  test.each(['', '4', '13/29', '00/29', '04/2', 'April'])('“%s” is no expiry date', (expiry) => {
    expect(readCard({ ...typed, expiry })).toEqual({ problems: { expiry: expect.stringContaining('04/29') } })
  })

  test('says everything that is missing', () => {
    const read = readCard({ number: '', expiry: '', cvc: '12' })
    expect(Object.keys('problems' in read ? read.problems : {})).toEqual(['number', 'expiry', 'cvc'])
  })

  test.each([
    ['4', 'visa'],
    ['5555 5555', 'mastercard'],
    ['2221 00', 'mastercard'],
    ['2720 99', 'mastercard'],
    ['2721', null],
    ['222', null],
    ['56', null],
    ['34', 'amex'],
    ['378', 'amex'],
    ['3', null],
    ['', null],
  ])('E-11 %j begins a card of %s', (typed, brand) => expect(brandOf(typed)).toBe(brand))

  test('is written as on the card while it is typed', () => {
    expect(spacedNumber('42424')).toBe('4242 4')
    expect(spacedNumber('4242-4242 42424242')).toBe('4242 4242 4242 4242')
    expect(spacedNumber('4242')).toBe('4242')
    expect(strokedExpiry('04')).toBe('04')
    expect(strokedExpiry('042')).toBe('04/2')
    expect(strokedExpiry('04/29')).toBe('04/29')
  })
})

describe('U-9 the field that comes next', () => {
  test.each([
    ['number', { number: '4242 4242 4242 4242' }, 'expiry'],
    ['number', { number: '4242 4242 4242 424' }, null],
    ['number', { number: '3782 822463 10005' }, 'expiry'],
    ['number', { number: '4242 4242 4242 4242', expiry: '04' }, null],
    ['expiry', { expiry: '04/29' }, 'cvc'],
    ['expiry', { expiry: '04/2' }, null],
    ['expiry', { expiry: '13/29' }, null],
    ['expiry', { expiry: '04/29', cvc: '1' }, null],
    ['cvc', { cvc: '123' }, null],
  ] as const)('after %s of %j is %s', (part, given, next) => {
    expect(fieldAfter(part, { number: '', expiry: '', cvc: '', ...given })).toBe(next)
  })
})
