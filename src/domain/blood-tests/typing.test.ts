import { describe, expect, it } from 'vitest'
import type { BloodResult } from './results.ts'
import { typingProblem, unlikelyValues } from './typing.ts'

const value = (test: BloodResult['test'], of: number | null, more: Partial<BloodResult> = {}): BloodResult => ({
  test,
  value: of,
  ...{ than: null, low: null, high: null, mark: null, unread: null },
  ...more,
})
const report = { laboratory: 'Ferncliff', takenOn: '2026-03-18', results: [value('hba1c', 38)] }
const known = { today: '2026-03-20', bornOn: '1984-05-04' }

describe('what is typed from a paper', () => {
  it.each([
    ['is a sample of a patient’s life until today', {}, null],
    ['may be of today', { takenOn: '2026-03-20' }, null],
    ['is not of tomorrow', { takenOn: '2026-03-21' }, 'future'],
    ['is not of a year that was mistyped', { takenOn: '0026-03-18' }, 'before birth'],
    ['is not of a day before the patient was born', { takenOn: '1984-05-03' }, 'before birth'],
    ['has no test twice', { results: [value('hba1c', 38), value('hba1c', 40)] }, 'twice'],
    ['has a range in order', { results: [value('hba1c', 38, { low: 41, high: 20 })] }, 'range'],
    ['has a value', { results: [value('hba1c', null, { unread: 'haemolysed' })] }, 'nothing'],
  ])('%s', (_, change, problem) => {
    expect(typingProblem({ ...report, ...change }, known)).toBe(problem)
  })

  it('is asked about where it looks like a slip', () => {
    expect(unlikelyValues([value('hba1c', 5.6)], [])).toEqual([{ test: 'hba1c', otherUnit: '%' }])
    expect(unlikelyValues([value('hba1c', 5.6)], ['hba1c'])).toEqual([])
  })
})
