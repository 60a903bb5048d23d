import { describe, expect, it } from 'vitest'
import { type Evidence, noEvidence } from './evidence.ts'
import { queueLists, stateFor } from './queue-lists.ts'
import {
  isIdentityVerified,
  isWayToVerify,
  provenElsewhere,
  provenStartKg,
  provenSupply,
  verifiedMeasurement,
} from './verified.ts'

describe('evidence that still counts', () => {
  const today = '2026-11-16'
  const measured = (on: string, how = 'video') =>
    ({ weightKg: 95, heightCm: 170, on, how, by: 'Bryony Fell' }) as Evidence['measurements'][number]
  const among = (...measurements: Evidence['measurements']) =>
    verifiedMeasurement({ ...noEvidence, measurements }, today)?.on ?? null

  it('includes the latest measurement of the last fourteen days that staff verified', () => {
    expect(among()).toBeNull()
    expect(among(measured('2026-11-16'))).toBe('2026-11-16')
    expect(among(measured('2026-11-02'))).toBe('2026-11-02')
    expect(among(measured('2026-11-01'))).toBeNull()
    expect(among(measured('2026-11-17'))).toBeNull()
    expect(among(measured('2026-11-10'), measured('2026-11-12'), measured('2026-11-08'))).toBe('2026-11-12')
    expect(among(measured('2026-11-10'), measured('2026-11-12', 'photo'))).toBe('2026-11-10')
    expect([isWayToVerify('video'), isWayToVerify('photo'), isWayToVerify('telephone')]).toEqual([true, false, false])
  })

  it('includes an identity that matches the account holder', () => {
    const verified = { is: 'verified', on: today, isNameMatching: true, bornOn: '1985-03-27', sex: 'Male' } as const
    const isVerified = (identity: Evidence['identity'], bornOn = '1985-03-27') =>
      isIdentityVerified({ ...noEvidence, identity }, { bornOn })
    expect(isVerified(verified)).toBe(true)
    expect(isVerified(verified, '1985-03-28')).toBe(false)
    expect(isVerified({ ...verified, isNameMatching: false })).toBe(false)
    expect(isVerified(null)).toBe(false)
  })

  it('includes a supply in the patient’s own name within eight weeks', () => {
    const supply = {
      medicine: 'wegovy',
      mg: 1,
      suppliedOn: '2026-11-01',
      lastInjectionOn: '2026-11-08',
      isNameMatching: true,
    } as unknown as NonNullable<Evidence['previousSupply']>
    const proven = (given: object) =>
      provenSupply({ ...noEvidence, previousSupply: { ...supply, ...given } }, today) !== null
    expect(provenSupply(noEvidence, today)).toBeNull()
    expect(proven({})).toBe(true)
    expect(proven({ isNameMatching: false })).toBe(false)
    expect(proven({ suppliedOn: '2026-09-21' })).toBe(true)
    expect(proven({ suppliedOn: '2026-09-20' })).toBe(false)
  })

  it('includes treatment elsewhere in their own name, with dose, date and weight before it, however long ago', () => {
    const previousSupply = {
      medicine: 'wegovy',
      strengthMg: 1,
      suppliedOn: '2024-02-01',
      lastInjectionOn: '2024-02-08',
      isNameMatching: true,
      startingWeightKg: 112,
      by: 'staff-1',
    } as const
    const own = { ...noEvidence, previousSupply }
    expect(provenElsewhere(own)).toEqual({ medicine: 'wegovy', mg: 1, on: '2024-02-01', startingKg: 112 })
    expect(provenStartKg(own)).toBe(112)
    const ofAnother = { ...noEvidence, previousSupply: { ...previousSupply, isNameMatching: false } }
    for (const evidence of [ofAnother, noEvidence]) {
      expect(provenElsewhere(evidence)).toBeNull()
      expect(provenStartKg(evidence)).toBeNull()
    }
  })
})

it('a list has the cases of its state; cases that wait for a signature are ready', () => {
  expect(stateFor('mine')).toBeNull()
  expect(stateFor('signature')).toBe('ready')
  expect(stateFor('before_approval')).toBe('ready')
  expect(stateFor('returned_to_prescriber')).toBe('ready')
  expect(stateFor('overdue')).toBeNull()
  for (const list of queueLists.filter(
    (one) => !['mine', 'signature', 'before_approval', 'overdue', 'returned_to_prescriber'].includes(one),
  ))
    expect(stateFor(list)).toBe(list)
})
