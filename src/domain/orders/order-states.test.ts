import { describe, expect, it } from 'vitest'
import { authorisationEnds, canBecome, isUnderWay, orderStates } from './order-states.ts'

const allowed = new Set([
  'draft → awaiting payment',
  'draft → expired',
  'awaiting payment → awaiting review',
  'awaiting payment → paid',
  'awaiting payment → expired',
  'awaiting review → approved',
  'awaiting review → declined',
  'awaiting review → expired',
  'approved → refunded',
  'paid → refunded',
])

describe('R-17 an order', () => {
  it.each(orderStates.flatMap((from) => orderStates.map((to) => [from, to] as const)))('%s → %s', (from, to) => {
    expect(canBecome(from, to)).toBe(allowed.has(`${from} → ${to}`))
  })
  it('is active from the card to the parcel', () => {
    expect(orderStates.filter(isUnderWay)).toEqual(['awaiting review', 'approved'])
  })

  it('is decided within seven days of the card’s authorisation', () => {
    expect(authorisationEnds(Date.parse('2026-11-10T09:30Z'))).toBe(Date.parse('2026-11-17T09:30Z'))
  })
})
