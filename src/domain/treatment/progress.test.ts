import { describe, expect, it } from 'vitest'
import type { MedicineKey } from '../clinical/ladders.ts'
import { type Cover, coveredDays } from './cover.ts'
import { bmiDueOn, progressOf } from './progress.ts'

/** Pens one after the other, of these doses. */
function pens(start: string, medicine: MedicineKey, ...doses: readonly number[]): Cover[] {
  const covers: Cover[] = []
  for (const mg of doses) {
    const days = coveredDays(start, covers.at(-1)?.until ?? null)
    covers.push({ ...days, medicine, mg, dispatchedOn: start })
  }
  return covers
}

const six = [0.25, 0.5, 1, 1.7, 2.4, 2.4, 2.4]
const onWegovy = pens('2026-01-05', 'wegovy', ...six)
const start = { on: '2026-01-04', kg: 100 }

describe('after six months', () => {
  const of = (kg: number, today: string, covers = onWegovy) =>
    progressOf({ covers, weights: [start, { on: '2026-07-01', kg }], verifiedOn: today, today })

  it('under five per cent lost needs a reasoned decision', () => {
    expect(of(95.1, '2026-07-05')).toEqual([
      {
        id: 'too-little',
        says: 'They have lost 4.9% of their weight since 4 Jan 2026.',
        because: 'After six months of Wegovy, under 5%: to go on needs a reasoned decision.',
      },
    ])
    expect(of(95, '2026-07-05')).toEqual([])
    expect(of(99, '2026-07-04')).toEqual([])
    expect(of(102, '2026-07-05')[0]?.says).toContain('gained 2% of their weight')
  })

  it('for Mounjaro they are counted from the dose they are on', () => {
    const rising = pens('2026-01-05', 'mounjaro', 2.5, 5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5)
    expect(rising[2]?.from).toBe('2026-03-02')
    expect(of(99, '2026-09-01', rising)).toEqual([])
    expect(of(99, '2026-09-02', rising)[0]).toMatchObject({ because: expect.stringMatching(/on 7\.5 mg, the highest/) })
  })

  it('a change of medicine begins them anew', () => {
    const changed = [...pens('2025-06-02', 'mounjaro', 2.5, 5), ...onWegovy]
    const course = { verifiedOn: '2026-07-05', today: '2026-07-05' }
    const weights = [{ on: '2025-06-01', kg: 120 }, start, { on: '2026-07-01', kg: 99 }]
    expect(progressOf({ ...course, covers: changed, weights })[0]?.says).toContain('lost 1%')
    expect(progressOf({ ...course, covers: changed, weights, today: '2026-07-04' })).toEqual([])
  })

  it('says nothing where there is nothing to compare', () => {
    const course = { covers: onWegovy, verifiedOn: '2026-07-05', today: '2026-07-05' }
    expect(progressOf({ ...course, weights: [] })).toEqual([])
    expect(progressOf({ ...course, weights: [start] })).toEqual([])
    const onTheDay = [
      { on: '2026-01-01', kg: 110 },
      { on: '2026-01-05', kg: 100 },
      { on: '2026-07-01', kg: 99 },
    ]
    expect(progressOf({ ...course, weights: onTheDay })[0]?.says).toContain('lost 1%')
    // Nothing from before the first pen: the first that is known counts.
    const late = [
      { on: '2026-02-01', kg: 100 },
      { on: '2026-07-01', kg: 99 },
    ]
    expect(progressOf({ ...course, weights: late })).toHaveLength(1)
  })
})

describe('a loss that is too fast', () => {
  const of = (...weights: { on: string; kg: number }[]) =>
    progressOf({ covers: pens('2026-01-05', 'wegovy', 0.25), weights, verifiedOn: null, today: '2026-02-10' })

  it('is more than one and a half per cent a week over four weeks', () => {
    expect(of(start, { on: '2026-02-01', kg: 93.9 })).toEqual([
      {
        id: 'too-fast',
        says: 'They lost 1.5% of their weight a week, 4 Jan 2026 to 1 Feb 2026.',
        because: 'More than 1.5% a week is looked at before the next pen.',
      },
    ])
    expect(of(start, { on: '2026-02-01', kg: 94 })).toEqual([])
    expect(of(start, { on: '2026-02-08', kg: 93.9 })).toEqual([])
  })

  it('is not judged over less than four weeks, and by the nearest weight before them', () => {
    expect(of(start, { on: '2026-01-31', kg: 80 })).toEqual([])
    expect(of({ on: '2025-06-01', kg: 140 }, start, { on: '2026-02-01', kg: 96 })).toEqual([])
    expect(of(start, { on: '2026-01-20', kg: 94 }, { on: '2026-02-01', kg: 90 })[0]?.says).toContain('2.5%')
    expect(of(start)).toEqual([])
    expect(of()).toEqual([])
  })
})

describe('the verified weight', () => {
  it.each([
    ['never', null, '2026-04-05'],
    ['at the start', '2026-01-04', '2026-04-05'],
    ['a day too early', '2026-04-04', '2026-04-05'],
    ['on the day', '2026-04-05', '2026-10-05'],
    ['late', '2026-06-01', '2026-10-05'],
    ['twice', '2026-10-05', '2027-04-05'],
  ])('%s', (_, verifiedOn, due) => {
    expect(bmiDueOn('2026-01-05', verifiedOn)).toBe(due)
  })

  it('is asked for from that day on', () => {
    const course = { covers: onWegovy, weights: [], verifiedOn: null }
    expect(progressOf({ ...course, today: '2026-04-04' })).toEqual([])
    expect(progressOf({ ...course, today: '2026-04-05' })).toEqual([
      {
        id: 'bmi-due',
        says: 'Weight and height are to be verified again since 5 Apr 2026.',
        because: 'They are verified three months after the first pen, and then every six.',
      },
    ])
  })
})
