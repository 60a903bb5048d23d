import { describe, expect, it } from 'vitest'
import { readCard } from './test-cards.ts'

const today = new Date('2031-05-31T12:00:00Z')
const good = { number: '4242424242424242', expMonth: '5', expYear: '2031', cvc: '123' }
const codeOf = (card: Partial<typeof good>) => {
  const read = readCard({ ...good, ...card }, today)
  if (!('outcome' in read)) return read.code
  return typeof read.outcome === 'string' ? read.outcome : (read.outcome.decline_code ?? read.outcome.code)
}

describe('a card number as typed', () => {
  it.each([
    ['to the last day of its month', {}, 'charged'],
    ['with spaces and hyphens', { number: '4242-4242 4242 4242' }, 'charged'],
    ['with a month of two digits', { expMonth: '05' }, 'charged'],
    ['with a year of two digits', { expYear: '31' }, 'charged'],
    ['of another brand', { number: '5555 5555 5555 4444' }, 'charged'],
    ['of a brand with four digits at the back', { number: '3782 822463 10005', cvc: '1234' }, 'charged'],
    ['of that brand with three', { number: '3782 822463 10005' }, 'invalid_cvc'],
    ['with a digit that is wrong', { number: '4242 4242 4242 4241' }, 'incorrect_number'],
    ['cut short', { number: '4242' }, 'incorrect_number'],
    ['of no digits', { number: 'four two' }, 'incorrect_number'],
    ['left out', { number: '' }, 'incorrect_number'],
    ['in Arabic digits', { number: '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢' }, 'incorrect_number'],
    ['a month too late', { expMonth: '4' }, 'invalid_expiry_year'],
    ['a year too late', { expYear: '2030' }, 'invalid_expiry_year'],
    ['with a year far ahead', { expYear: '2099' }, 'invalid_expiry_year'],
    ['without a year', { expYear: '' }, 'invalid_expiry_year'],
    ['with month 13', { expMonth: '13' }, 'invalid_expiry_month'],
    ['with month 0', { expMonth: '0' }, 'invalid_expiry_month'],
    ['without a month', { expMonth: '' }, 'invalid_expiry_month'],
    ['with two digits at the back', { cvc: '12' }, 'invalid_cvc'],
    ['with letters at the back', { cvc: '12a' }, 'invalid_cvc'],
    ['that is nobody’s test card', { number: '4111 1111 1111 1111' }, 'test_mode_live_card'],
  ])('%s', (_, card, code) => {
    expect(codeOf(card)).toBe(code)
  })

  it('is stored by brand, last four digits and expiry only', () => {
    expect(readCard(good, today)).toEqual({
      brand: 'visa',
      last4: '4242',
      expMonth: 5,
      expYear: 2031,
      outcome: 'charged',
      whenSaved: 'charged',
      whenUsedAgain: 'charged',
      fault: null,
    })
  })
})
