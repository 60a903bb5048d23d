import { describe, expect, it } from 'vitest'
import { cardForScreenReader, cardName, formatExpiry, isExpired } from './saved-card.ts'

const card = { brand: 'visa', last4: '4242', expMonth: 4, expYear: 2029 }

describe('a saved card', () => {
  it('is named by its brand and its last four digits', () => {
    expect([cardName(card), cardForScreenReader(card), formatExpiry(card)]).toEqual([
      'Visa •••• 4242',
      'Visa ending in 4242',
      '04/29',
    ])
    expect(formatExpiry({ ...card, expMonth: 12, expYear: 2105 })).toBe('12/05')
    expect(cardName({ ...card, brand: 'a new one' })).toBe('Card •••• 4242')
  })

  it.each([
    ['2029-03-31', false],
    ['2029-04-30', false],
    ['2029-05-01', true],
    ['2030-01-01', true],
    ['2028-12-31', false],
  ])('on %s it has expired: %s', (today, expired) => {
    expect(isExpired(card, today)).toBe(expired)
  })
})
