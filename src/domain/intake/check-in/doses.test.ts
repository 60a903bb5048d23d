import { describe, expect, it } from 'vitest'
import { doses, isDosesAnswer } from './doses.ts'

const days = (count: number) => Array.from({ length: count }, (_, at) => `2026-03-0${at + 1}`)

describe('the doses of a pen', () => {
  it.each([
    [{ taken: ['2026-03-02'], missed: 0 }],
    [{ taken: ['2026-03-02', '2026-12-31'], missed: null }],
    [{ taken: [], missed: 8 }],
    [{ taken: [], missed: null }],
    [{ taken: days(8), missed: 1 }],
  ])('%j is accepted', (answer) => expect(isDosesAnswer(answer)).toBe(true))

  it.each([
    [null],
    ['none'],
    ['no'],
    [[['2026-03-02'], 0]],
    [{ taken: [] }],
    [{ taken: ['2026-03-02'], missed: 0, why: '' }],
    [{ taken: 'all', missed: 0 }],
    [{ taken: { length: 0 }, missed: 1 }],
    [{ taken: days(9), missed: 0 }],
    [{ taken: [], missed: 0 }],
    [{ taken: [], missed: 9 }],
    [{ taken: [], missed: -1 }],
    [{ taken: [], missed: 1.5 }],
    [{ taken: [], missed: '2' }],
    [{ taken: ['2026-03-02', '2026-03-02'], missed: 0 }],
    [{ taken: ['2026-03-03', '2026-03-02'], missed: 0 }],
    [{ taken: ['2 March'], missed: 0 }],
    [{ taken: ['2026-13-02'], missed: 0 }],
    [{ taken: ['2026-03-32'], missed: 0 }],
    [{ taken: ['on 2026-03-02'], missed: 0 }],
    [{ taken: ['2026-03-02T08:00'], missed: 0 }],
    [{ taken: [['2026-03-02']], missed: 0 }],
  ])('%j is refused', (answer) => expect(isDosesAnswer(answer)).toBe(false))

  it('are reported with their days and the number missed', () => {
    expect(doses.inWords?.({ taken: ['2026-03-02', '2026-11-09'], missed: 0 })).toEqual([
      'Taken on 2/3/2026, 9/11/2026',
      'None missed',
    ])
    expect(doses.inWords?.({ taken: [], missed: 3 })).toEqual(['3 missed'])
    expect(doses.inWords?.({ taken: [], missed: null })).toEqual(['Not sure how many were missed'])
  })
})
