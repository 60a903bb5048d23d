import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { medications } from '../catalogue/medications.ts'
import {
  highestDose,
  isOnLadder,
  ladders,
  lowestDose,
  type MedicineKey,
  medicineName,
  rungOf,
  rungsUpTo,
} from '../clinical/ladders.ts'
import { firstOrderPrice, schedulePence } from '../clinical/price-of-dose.ts'
import type { TreatmentBefore } from '../clinical/treatment-before.ts'
import type { NextDoses } from './dose-offer.ts'
import { nextDoses, verdictOn } from './next-doses.ts'

const medicines = Object.keys(ladders) as MedicineKey[]
const dosesFor = (medicine: MedicineKey, before: TreatmentBefore): NextDoses =>
  nextDoses({ is: 'first', medicine, before })

const onWegovy = { is: 'continuing', toldMg: 1, provenMg: 1, missed: 'none' } as const
const fromWegovy = {
  is: 'switching',
  from: 'wegovy',
  fromName: 'Wegovy',
  provenMg: 1,
  lastDoseOn: '2026-11-12',
} as const

describe('the ladders', () => {
  it('are those of the catalogue, which has a price for each rung', () => {
    for (const { key, schedule } of medications) expect(ladders[key]).toEqual(schedule.map(({ mg }) => mg))
    expect([highestDose('wegovy'), lowestDose('mounjaro'), medicineName('mounjaro')]).toEqual([2.4, 2.5, 'Mounjaro'])
  })

  it('know a rung from what lies between', () => {
    expect([0.1, 0.25, 0.9, 1, 7.2].map((mg) => rungOf('wegovy', mg))).toEqual([-1, 0, 1, 2, 4])
    expect(rungsUpTo('wegovy', 1)).toEqual([0.25, 0.5, 1])
    expect([isOnLadder('wegovy', 1.7), isOnLadder('wegovy', 2.5)]).toEqual([true, false])
  })
})

describe('the doses of a first order', () => {
  it.each(medicines)('%s begins at the lowest', (medicine) => {
    expect(dosesFor(medicine, { is: 'none' })).toEqual({
      allowed: [lowestDose(medicine)],
      withSecondSignature: [],
      suggestion: lowestDose(medicine),
      reasons: [`Treatment begins at the lowest dose, ${lowestDose(medicine)} mg.`],
      notBefore: null,
    })
  })

  it('goes on with the same dose where it is proven, or with less', () => {
    expect(dosesFor('wegovy', onWegovy)).toMatchObject({
      allowed: [0.25, 0.5, 1],
      withSecondSignature: [],
      suggestion: 1,
      notBefore: null,
    })
    expect(dosesFor('wegovy', onWegovy).reasons).toEqual([
      'They were last supplied 1 mg, with proof, so the same dose goes on.',
      'The first pen from us is never a rise: that needs a check-in.',
      'A lower dose is possible at any time.',
    ])
    expect(dosesFor('wegovy', { ...onWegovy, provenMg: 0.25 }).reasons).toHaveLength(2)
    expect(dosesFor('wegovy', { ...onWegovy, missed: 'few' }).suggestion).toBe(1)
  })

  it('goes back to the lowest without proof; more needs two', () => {
    const unproven = dosesFor('wegovy', { ...onWegovy, provenMg: null })
    expect(unproven).toMatchObject({ allowed: [0.25], withSecondSignature: [0.5, 1], suggestion: 0.25 })
    expect(unproven.reasons[0]).toContain('no valid proof')
    expect(unproven.reasons[1]).toContain('They say that they were on 1 mg.')
    expect(dosesFor('wegovy', { ...onWegovy, provenMg: null, toldMg: null })).toMatchObject({
      withSecondSignature: [],
      reasons: [unproven.reasons[0]],
    })
    expect(dosesFor('wegovy', { ...onWegovy, provenMg: null, toldMg: 0.25 }).reasons).toHaveLength(1)
  })

  it.each([
    ['many', 'three doses or more were missed'],
    ['not known', 'is not known'],
  ] as const)('goes back to the lowest where %s were missed; more needs two', (missed, words) => {
    const doses = dosesFor('wegovy', { ...onWegovy, missed })
    expect(doses).toMatchObject({ allowed: [0.25], withSecondSignature: [0.5, 1], suggestion: 0.25 })
    expect(doses.reasons[0]?.toLowerCase()).toContain(words)
    expect(doses.reasons[1]).toContain('Up to 1 mg')
  })

  it('comes down to the ladder from 7.2 mg, and to a rung from between two', () => {
    const high = dosesFor('wegovy', { ...onWegovy, provenMg: 7.2, toldMg: 7.2 })
    expect([high.suggestion, high.allowed]).toEqual([2.4, ladders.wegovy])
    expect(high.reasons[0]).toBe('They come from 7.2 mg. We offer at most 2.4 mg.')
    expect(dosesFor('wegovy', { ...onWegovy, provenMg: 2 }).suggestion).toBe(1.7)
    expect(dosesFor('wegovy', { ...onWegovy, provenMg: 0.1 })).toEqual(dosesFor('wegovy', { is: 'none' }))
    expect(dosesFor('wegovy', { ...onWegovy, provenMg: 2.4 }).reasons[0]).toContain('the same dose goes on')
  })

  it('begins at the lowest after another medicine, a week after its last dose', () => {
    const doses = dosesFor('mounjaro', fromWegovy)
    expect(doses).toMatchObject({
      allowed: [2.5],
      withSecondSignature: [5],
      suggestion: 2.5,
      notBefore: '2026-11-19',
    })
    expect(doses.reasons).toEqual([
      'They change from Wegovy, so treatment begins at the lowest dose, 2.5 mg.',
      'A conversion above the lowest dose, to 5 mg at most, needs a reason and a second signature.',
      'At least 7 days lie between the last dose of the other medicine and the first of this one: not before 19 Nov 2026.',
    ])
  })

  it.each<[string, Partial<typeof fromWegovy> | object]>([
    ['without proof', { provenMg: null }],
    ['from a medicine with another ladder', { from: 'other', fromName: 'Saxenda or Victoza' }],
    ['from the lowest', { provenMg: 0.25 }],
    ['from below the ladder', { provenMg: 0.1 }],
  ])('offers nothing above the lowest to somebody who changes %s', (_, part) => {
    const doses = dosesFor('mounjaro', { ...fromWegovy, ...part } as TreatmentBefore)
    expect([doses.allowed, doses.withSecondSignature]).toEqual([[2.5], []])
  })

  it('says so where the last dose is not known', () => {
    const doses = dosesFor('mounjaro', { ...fromWegovy, lastDoseOn: null })
    expect(doses.notBefore).toBeNull()
    expect(doses.reasons.at(-1)).toContain('The date of the last dose is not known.')
  })
})

describe('a dose that somebody chooses', () => {
  it('is allowed, needs two, or is refused with a reason', () => {
    const doses = dosesFor('wegovy', { ...onWegovy, missed: 'many' })
    expect(verdictOn(0.25, 'wegovy', doses)).toEqual({ is: 'allowed' })
    expect(verdictOn(1, 'wegovy', doses)).toEqual({ is: 'second_signature' })
    expect(verdictOn(1.7, 'wegovy', doses)).toEqual({
      is: 'refused',
      because: '1.7 mg is not among the doses that are offered here.',
    })
    expect(verdictOn(3, 'wegovy', doses)).toEqual({ is: 'refused', because: 'Wegovy has no dose of 3 mg.' })
  })
})

describe('whatever was before', () => {
  const mg = fc.option(fc.constantFrom(0.1, 0.25, 0.5, 1, 1.7, 2, 2.4, 2.5, 5, 7.2, 7.5, 10, 12.5, 15, 20))
  const before: fc.Arbitrary<TreatmentBefore> = fc.oneof(
    fc.constant({ is: 'none' } as const),
    fc.record({
      is: fc.constant('continuing' as const),
      toldMg: mg,
      provenMg: mg,
      missed: fc.constantFrom('none', 'few', 'many', 'not known' as const),
    }),
    fc.record({
      is: fc.constant('switching' as const),
      from: fc.constantFrom('wegovy', 'mounjaro', 'other' as const),
      fromName: fc.constant('another'),
      provenMg: mg,
      lastDoseOn: fc.option(fc.constant('2026-11-12')),
    }),
  )
  const medicine = fc.constantFrom(...medicines)

  it('no dose is off the ladder, the suggestion is allowed, and there is a reason', () =>
    fc.assert(
      fc.property(medicine, before, (key, given) => {
        const { allowed, withSecondSignature, suggestion, reasons } = dosesFor(key, given)
        expect([...allowed, ...withSecondSignature].every((dose) => isOnLadder(key, dose))).toBe(true)
        expect(allowed).toContain(suggestion)
        expect(allowed).toContain(lowestDose(key))
        expect(allowed.filter((dose) => withSecondSignature.includes(dose))).toEqual([])
        expect(reasons.length).toBeGreaterThan(0)
      }),
    ))

  it('nobody is ever offered more than they had', () =>
    fc.assert(
      fc.property(medicine, before, (key, given) => {
        const { allowed, withSecondSignature } = dosesFor(key, given)
        const top = Math.max(...allowed, ...withSecondSignature)
        if (given.is === 'none') expect(top).toBe(lowestDose(key))
        if (given.is === 'continuing') {
          expect(top).toBeLessThanOrEqual(Math.max(given.provenMg ?? given.toldMg ?? 0, lowestDose(key)))
        }
      }),
    ))

  it('a gap never leads up, and one prescriber alone then gives the lowest', () =>
    fc.assert(
      fc.property(medicine, before, (key, given) => {
        if (given.is !== 'continuing') return
        const [without, gap] = [
          dosesFor(key, { ...given, missed: 'none' }),
          dosesFor(key, { ...given, missed: 'many' }),
        ]
        expect(gap.suggestion).toBeLessThanOrEqual(without.suggestion ?? 0)
        expect(gap.allowed).toEqual([lowestDose(key)])
      }),
    ))

  it('every refusal has a reason', () =>
    fc.assert(
      fc.property(medicine, before, fc.double({ min: 0, max: 20, noNaN: true }), (key, given, dose) => {
        const verdict = verdictOn(dose, key, dosesFor(key, given))
        if (verdict.is === 'refused') expect(verdict.because.length).toBeGreaterThan(10)
        else expect(isOnLadder(key, dose)).toBe(true)
      }),
    ))
})

describe('what a dose costs', () => {
  it('is the authorised total and what the schedule’s doses differ by', () => {
    expect(firstOrderPrice('wegovy', 1, 115_00)).toEqual({ pence: 135_00, morePence: 20_00, needsYes: true })
    expect(firstOrderPrice('wegovy', 0.25, 115_00)).toEqual({ pence: 115_00, morePence: 0, needsYes: false })
    expect(firstOrderPrice('mounjaro', 15, 125_00)).toEqual({ pence: 215_00, morePence: 90_00, needsYes: true })
  })

  it('is not known of a dose that is not in the schedule', () => {
    expect([schedulePence('wegovy', 7.2), firstOrderPrice('wegovy', 7.2, 115_00)]).toEqual([null, null])
    expect(schedulePence('mounjaro', 7.5)).toBe(229_00)
  })
})
