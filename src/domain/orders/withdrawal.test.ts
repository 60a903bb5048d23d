import { describe, expect, it } from 'vitest'
import { type CaseState, caseStates } from '../cases/states.ts'
import { whyNotWithdraw } from './withdrawal.ts'

const order = { kind: 'medication', state: 'awaiting review', isWithdrawn: false } as const

describe('a patient withdraws their order', () => {
  it('freely until it is approved, unless a decision is being made', () => {
    const free = caseStates.filter((state) => whyNotWithdraw({ order, found: { state, isPending: false } }) === null)
    expect(free).toEqual<CaseState[]>(['waiting_for_evidence', 'ready', 'waiting_for_patient', 'waiting_for_price'])
    expect(whyNotWithdraw({ order, found: { state: 'approved', isPending: false } })).toBe('approved')
    expect(whyNotWithdraw({ order, found: { state: 'ready', isPending: true } })).toBe('being decided')
    expect(whyNotWithdraw({ order, found: null })).toBeNull()
  })

  it('once: a repeated request changes nothing', () => {
    const found = { state: 'withdrawn', isPending: false } as const
    expect(whyNotWithdraw({ order: { ...order, isWithdrawn: true }, found })).toBeNull()
  })

  it('not when it has ended, was paid, or is an appointment, which is cancelled instead', () => {
    expect(whyNotWithdraw({ order: { ...order, state: 'approved' }, found: null })).toBe('approved')
    for (const state of ['draft', 'declined', 'expired', 'refunded'] as const)
      expect(whyNotWithdraw({ order: { ...order, state }, found: null })).toBe('ended')
    expect(whyNotWithdraw({ order: { ...order, kind: 'appointment' }, found: null })).toBe('ended')
  })
})
