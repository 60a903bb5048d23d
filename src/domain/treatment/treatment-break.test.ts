import { describe, expect, it } from 'vitest'
import { coveredDays } from './cover.ts'
import { isLongBreak } from './treatment-break.ts'

describe('a break so long that the dose before it has become too high', () => {
  const covers = [{ ...coveredDays('2026-11-02', null), medicine: 'mounjaro' as const }]
  const isLong = (brokenOffOn: string | null, day: string, had: Parameters<typeof isLongBreak>[0]['covers'] = covers) =>
    isLongBreak({ covers: had, injectionDay: null, brokenOffOn }, day)

  it('is counted from the last dose that was due when they broke off', () => {
    expect(isLong('2026-11-10', '2026-11-30')).toBe(false)
    expect(isLong('2026-11-10', '2026-12-01')).toBe(true)
  })

  it('is none for a patient who continues, who broke off before any dose, or who never had a pen', () => {
    expect(isLong(null, '2027-11-30')).toBe(false)
    expect(isLong('2026-11-01', '2027-11-30')).toBe(false)
    expect(isLong('2026-11-10', '2027-11-30', [])).toBe(false)
  })
})
