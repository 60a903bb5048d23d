import { describe, expect, it } from 'vitest'
import type { MedicineKey } from '../medicines/medicines.ts'
import { coveredDays, type SupplyPeriod } from './cover.ts'
import { bmiDueOn, type Course, type ProvenElsewhere, progressOf } from './progress.ts'
import type { Weighed } from './weight-loss.ts'

/** Pens one after the other, of these doses. */
function pens(start: string, medicine: MedicineKey, ...doses: readonly number[]): SupplyPeriod[] {
  const covers: SupplyPeriod[] = []
  for (const mg of doses) {
    const days = coveredDays(start, covers.at(-1)?.until ?? null)
    covers.push({ ...days, medicine, mg, dispatchedOn: start })
  }
  return covers
}

const six = [0.25, 0.5, 1, 1.7, 2.4, 2.4, 2.4]
const onWegovy = pens('2026-01-05', 'wegovy', ...six)
const verified = (on: string, kg: number): Weighed => ({ on, kg, isVerified: true })
const reported = (on: string, kg: number): Weighed => ({ on, kg, isVerified: false })
const start = verified('2026-01-04', 100)
const elsewhere: ProvenElsewhere = { medicine: 'wegovy', mg: 1, on: '2025-12-08', startingKg: null }

describe('after six months', () => {
  const of = (kg: number, today: string, covers = onWegovy, part: Partial<Course> = {}) =>
    progressOf({
      covers,
      weights: [start, verified('2026-07-01', kg)],
      elsewhere: null,
      verifiedOn: today,
      today,
      ...part,
    })

  it('a loss under five per cent needs a reasoned decision', () => {
    expect(of(95.1, '2026-07-05')).toEqual([
      {
        id: 'too-little',
        says: 'They have lost 4.9% of their weight between 4 Jan 2026 and 1 Jul 2026, by verified weights.',
        because: 'After six months of Wegovy, under 5%: continuing needs a documented rationale.',
      },
    ])
    expect(of(95, '2026-07-05')).toEqual([])
    expect(of(99, '2026-07-04')).toEqual([])
    expect(of(102, '2026-07-05')[0]?.says).toContain('gained 2% of their weight')
  })

  it('C-21: for Mounjaro months are counted from the highest dose so far', () => {
    const rising = pens('2026-01-05', 'mounjaro', 2.5, 5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5)
    expect(rising[2]?.from).toBe('2026-03-02')
    expect(of(99, '2026-09-01', rising)).toEqual([])
    expect(of(99, '2026-09-02', rising)[0]).toMatchObject({
      because: expect.stringMatching(/^Six months after reaching 7\.5 mg, their highest dose so far, under 5%/),
    })
  })

  it('C-21: a lower dose, or a rise back to the same, does not restart them', () => {
    for (const after of [
      [5, 5, 5, 5, 5, 5],
      [7.5, 5, 7.5, 5, 7.5, 7.5],
      [2.5, 2.5, 5, 5, 7.5, 7.5],
    ]) {
      const covers = pens('2026-01-05', 'mounjaro', 2.5, 5, 7.5, ...after)
      expect(of(99, '2026-09-01', covers), after.join()).toEqual([])
      expect(of(99, '2026-09-02', covers)[0]?.because, after.join()).toContain('7.5 mg')
    }
    const higher = pens('2026-01-05', 'mounjaro', 2.5, 5, 7.5, 7.5, 10, 7.5, 7.5, 7.5, 7.5)
    expect(of(99, '2026-10-26', higher)).toEqual([])
    expect(of(99, '2026-10-27', higher)[0]?.because).toContain('10 mg')
  })

  it('C-21: a change of medicine restarts them, and a temporary change does not', () => {
    const changed = [...pens('2025-10-13', 'mounjaro', 2.5, 5, 5), ...onWegovy]
    const weights = [verified('2025-10-01', 120), start, verified('2026-07-01', 99)]
    expect(of(99, '2026-07-05', changed, { weights })[0]?.says).toContain('lost 1%')
    expect(of(99, '2026-07-04', changed, { weights })).toEqual([])
    const medicines = ['wegovy', 'wegovy', 'mounjaro', 'wegovy', 'wegovy', 'wegovy', 'wegovy'] as const
    const mixed = onWegovy.map((cover, n) => ({ ...cover, medicine: medicines[n] ?? 'wegovy' }))
    expect(of(99, '2026-07-04', mixed)).toEqual([])
    expect(of(99, '2026-07-05', mixed)[0]?.id).toBe('too-little')
  })

  it('C-21: proven treatment elsewhere counts, if it is the same medicine without a break', () => {
    const since = (part: Partial<ProvenElsewhere>, today: string, covers = onWegovy) =>
      of(99, today, covers, { elsewhere: { ...elsewhere, ...part } }).map(({ id }) => id)
    expect(since({}, '2026-06-07')).toEqual([])
    expect(since({}, '2026-06-08')).toEqual(['too-little'])
    expect(since({ medicine: 'mounjaro' }, '2026-06-08')).toEqual([])
    expect(since({ medicine: 'other' }, '2026-06-08')).toEqual([])
    expect(since({ on: '2025-11-09' }, '2026-06-08')).toEqual([])
    expect(since({ on: '2025-11-10' }, '2026-05-10')).toEqual(['too-little'])
    expect(since({ on: '2026-01-05' }, '2026-07-04')).toEqual([])
    const at75 = pens('2026-01-05', 'mounjaro', 7.5, 7.5, 7.5, 7.5, 7.5, 7.5, 7.5)
    const mounjaro = { medicine: 'mounjaro' } as const
    expect(since({ ...mounjaro, mg: 7.5 }, '2026-06-08', at75)).toEqual(['too-little'])
    expect(since({ ...mounjaro, mg: 5 }, '2026-06-08', at75)).toEqual([])
    expect(since({ ...mounjaro, mg: null }, '2026-06-08', at75)).toEqual([])
    const before = of(99, '2026-07-05', onWegovy, { elsewhere: { ...elsewhere, startingKg: 103 } })
    expect(before[0]?.says).toBe('They have lost 3.9% of their weight since before treatment, by verified weights.')
    expect(of(99, '2026-07-05', onWegovy, { elsewhere: { ...elsewhere, startingKg: 110 } })).toEqual([])
  })

  it('C-15: a break restarts them', () => {
    const again = [...pens('2025-01-06', 'wegovy', 0.25, 0.5), ...onWegovy]
    expect(of(99, '2026-07-04', again)).toEqual([])
    expect(of(99, '2026-07-05', again)[0]?.says).toContain('lost 1%')
  })

  it('C-1: only verified weights show a response, and a lack of them is stated', () => {
    const by = (...weights: Weighed[]) => of(99, '2026-07-05', onWegovy, { weights })[0]
    const notVerified = {
      id: 'not-verified',
      says: 'Six months have passed, and no verified weight shows the response.',
      because:
        'Whether at least 5% was lost is judged by verified weights alone, not by reported ones. Ask for a weight check.',
    }
    expect(by()).toEqual(notVerified)
    expect(by(start)).toEqual(notVerified)
    expect(by(start, reported('2026-07-01', 80))).toEqual(notVerified)
    expect(by(reported('2026-01-04', 100), verified('2026-07-01', 99))).toEqual(notVerified)
    expect(by(start, verified('2026-06-01', 99), reported('2026-07-01', 80))?.says).toContain('lost 1%')
    expect(by(start, verified('2026-06-01', 90), reported('2026-07-01', 99))).toBeUndefined()
    expect(of(99, '2026-07-04', onWegovy, { weights: [] })).toEqual([])
  })

  it('the loss is counted from the last verified weight before the first pen, else from the first known one', () => {
    const by = (...weights: Weighed[]) => of(99, '2026-07-05', onWegovy, { weights })[0]?.says
    expect(by(verified('2026-01-01', 110), verified('2026-01-05', 100), verified('2026-07-01', 99))).toContain(
      'lost 1%',
    )
    expect(by(verified('2026-02-01', 100), verified('2026-07-01', 99))).toContain('lost 1%')
  })
})

describe('fast weight loss', () => {
  const of = (...given: { on: string; kg: number }[]) =>
    progressOf({
      covers: pens('2026-01-05', 'wegovy', 0.25),
      weights: given.map(({ on, kg }) => reported(on, kg)),
      elsewhere: null,
      verifiedOn: null,
      today: '2026-02-10',
    })

  it('is more than one and a half per cent a week over four weeks', () => {
    expect(of(start, { on: '2026-02-01', kg: 93.9 })).toEqual([
      {
        id: 'too-fast',
        says: 'They lost 1.5% of their weight a week between 4 Jan 2026 and 1 Feb 2026.',
        because: 'More than 1.5% a week is reviewed before the next pen.',
      },
    ])
    expect(of(start, { on: '2026-02-01', kg: 94 })).toEqual([])
    expect(of(start, { on: '2026-02-08', kg: 93.9 })).toEqual([])
  })

  it('needs at least four weeks, and uses the nearest weight before them', () => {
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

  it('is required from that day on', () => {
    const course = { covers: onWegovy, weights: [], elsewhere: null, verifiedOn: null }
    expect(progressOf({ ...course, today: '2026-04-04' })).toEqual([])
    expect(progressOf({ ...course, today: '2026-04-05' })).toEqual([
      {
        id: 'bmi-due',
        says: 'Weight and height have been due for verification since 5 Apr 2026.',
        because: 'They are verified three months after the first pen, and then every six.',
      },
    ])
  })
})
