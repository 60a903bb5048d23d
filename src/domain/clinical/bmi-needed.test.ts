import { expect, it } from 'vitest'
import type { VerifiedMeasurement } from '../cases/evidence.ts'
import { isBmiDue, lastVerifiedOn } from './bmi-needed.ts'

const seen = (on: string, how: VerifiedMeasurement['how'] = 'video'): VerifiedMeasurement => ({
  ...{ on, how, weightKg: 95, heightCm: 170, by: 'staff-1' },
})
const covers = [
  { from: '2026-03-01', until: '2026-03-29', medicine: 'wegovy', mg: 0.25, dispatchedOn: '2026-03-01' },
] as const

it('the last day on which staff verified it counts, in any order', () => {
  expect(lastVerifiedOn({ measurements: [] })).toBeNull()
  const measurements = [seen('2026-06-02'), seen('2026-02-20'), seen('2026-04-11')]
  expect(lastVerifiedOn({ measurements })).toBe('2026-06-02')
  const told = seen('2026-07-01', 'by themselves' as VerifiedMeasurement['how'])
  expect(lastVerifiedOn({ measurements: [...measurements, told] })).toBe('2026-06-02')
})

it.each([
  [[], '2026-05-31', false],
  [[], '2026-06-01', true],
  [[seen('2026-05-31')], '2026-06-01', true],
  [[seen('2026-06-01')], '2026-06-01', false],
  [[seen('2026-06-01')], '2026-12-01', true],
])('after three months, and then every six: verified %j, on %s', (measurements, today, isDue) => {
  expect(isBmiDue(covers, { measurements }, today)).toBe(isDue)
})
