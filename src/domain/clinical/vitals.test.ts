import { describe, expect, it } from 'vitest'
import { areHigh, vitalsDueSince, vitalsProblem } from './vitals.ts'

const well = { systolic: 122, diastolic: 78, pulse: 70 }

describe('C-28: blood pressure and pulse', () => {
  it.each([
    ['as most people have', well, '2026-03-02', null],
    ['the wrong way round', { ...well, systolic: 78, diastolic: 122 }, '2026-03-02', 'wrong way round'],
    ['a slip of the keys', { ...well, systolic: 1220 }, '2026-03-02', 'outside'],
    ['no pulse', { ...well, pulse: 0 }, '2026-03-02', 'outside'],
    ['of tomorrow', well, '2026-03-03', 'day to come'],
  ] as const)('C-28: %s', (_, vitals, on, problem) => {
    expect(vitalsProblem(vitals, on, '2026-03-02')).toBe(problem)
  })

  it('C-28: are marked from 140/90, or with a pulse above 120', () => {
    expect(areHigh(well)).toBe(false)
    expect(areHigh({ ...well, systolic: 140 })).toBe(true)
    expect(areHigh({ ...well, diastolic: 90 })).toBe(true)
    expect(areHigh({ ...well, pulse: 120 })).toBe(false)
    expect(areHigh({ ...well, pulse: 121 })).toBe(true)
  })

  it.each([
    ['nobody prescribed anything', { prescribedOn: null, takenOn: null }, null],
    ['prescribed and never taken', { prescribedOn: '2026-03-01', takenOn: null }, '2026-03-01'],
    ['taken at the prescription', { prescribedOn: '2026-03-01', takenOn: '2026-03-01' }, null],
    ['taken four weeks before', { prescribedOn: '2026-03-01', takenOn: '2026-02-01' }, null],
    ['taken longer before', { prescribedOn: '2026-03-01', takenOn: '2026-01-31' }, '2026-03-01'],
    ['six months ago', { prescribedOn: '2025-09-01', takenOn: '2025-09-02' }, '2026-03-02'],
    ['treatment long over', { prescribedOn: '2025-03-01', takenOn: null }, null],
  ] as const)('C-28: due: %s', (_, given, due) => {
    expect(vitalsDueSince(given, '2026-03-02')).toBe(due)
  })
})
