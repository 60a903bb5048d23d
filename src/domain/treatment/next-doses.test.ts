import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../appointments/calendar.ts'
import { highestDose, isOnLadder, ladders, lowestDose, rungOf, rungsUpTo } from '../clinical/ladders.ts'
import { conversions } from '../clinical/policy.ts'
import { firstOrderPrice, schedulePence } from '../clinical/price-of-dose.ts'
import type { TreatmentBefore } from '../clinical/treatment-before.ts'
import { type MedicineKey, medicineName, medicines as offered } from '../medicines/medicines.ts'
import type { NextDoses } from './dose-offer.ts'
import { switching } from './first-doses.ts'
import { nextDoses, verdictOn } from './next-doses.ts'

const medicines = Object.keys(ladders) as MedicineKey[]
const dosesFor = (medicine: MedicineKey, before: TreatmentBefore): NextDoses =>
  nextDoses({ is: 'first', medicine, before, today: '2026-11-16' })

const onWegovy = {
  is: 'continuing',
  reportedMg: 1,
  provenMg: 1,
  missed: 'none',
  lastDoseOn: '2026-11-12',
  isOurs: false,
} as const
const fromWegovy = {
  is: 'switching',
  from: 'wegovy',
  fromName: 'Wegovy',
  provenMg: 1,
  missed: 'none',
  lastDoseOn: '2026-11-12',
  isOurs: false,
} as const

describe('the ladders', () => {
  it('match the catalogue, which has a price for each rung', () => {
    for (const { key, doses } of offered) expect(ladders[key]).toEqual(doses.map(({ mg }) => mg))
    expect([highestDose('wegovy'), lowestDose('mounjaro'), medicineName('mounjaro')]).toEqual([2.4, 2.5, 'Mounjaro'])
  })

  it('distinguish a rung from a dose between two', () => {
    expect([0.1, 0.25, 0.9, 1, 7.2].map((mg) => rungOf('wegovy', mg))).toEqual([-1, 0, 1, 2, 4])
    expect(rungsUpTo('wegovy', 1)).toEqual([0.25, 0.5, 1])
    expect([isOnLadder('wegovy', 1.7), isOnLadder('wegovy', 2.5)]).toEqual([true, false])
  })
})

describe('the doses of a first order', () => {
  it.each(medicines)('of %s begin at the lowest', (medicine) => {
    expect(dosesFor(medicine, { is: 'none' })).toEqual({
      allowed: [lowestDose(medicine)],
      withSecondSignature: [],
      suggestion: lowestDose(medicine),
      reasons: [`Treatment starts at the lowest dose, ${lowestDose(medicine)} mg.`],
      refused: ladders[medicine]
        .slice(1)
        .map((mg) => ({ mg, because: `Treatment starts at the lowest dose, ${lowestDose(medicine)} mg.` })),
      notBefore: null,
      firstDoseFrom: null,
    })
  })

  it('continue with the same dose where it is proven, or with less', () => {
    expect(dosesFor('wegovy', onWegovy)).toMatchObject({
      allowed: [0.25, 0.5, 1],
      withSecondSignature: [],
      suggestion: 1,
      notBefore: null,
    })
    expect(dosesFor('wegovy', onWegovy).reasons).toEqual([
      'They were last supplied 1 mg, with proof, so the same dose continues.',
      'The first pen from us is never a dose increase: that needs a check-in.',
      'A lower dose is possible at any time.',
    ])
    expect(dosesFor('wegovy', { ...onWegovy, provenMg: 0.25 }).reasons).toHaveLength(2)
    expect(dosesFor('wegovy', { ...onWegovy, missed: 'few' }).suggestion).toBe(1)
  })

  it('go back to the lowest without proof; more needs two prescribers', () => {
    const unproven = dosesFor('wegovy', { ...onWegovy, provenMg: null })
    expect(unproven).toMatchObject({ allowed: [0.25], withSecondSignature: [0.5, 1], suggestion: 0.25 })
    expect(unproven.reasons[0]).toContain('no valid proof')
    expect(unproven.reasons[1]).toContain('They say that they were on 1 mg.')
    expect(dosesFor('wegovy', { ...onWegovy, provenMg: null, reportedMg: null })).toMatchObject({
      withSecondSignature: [],
      reasons: [unproven.reasons[0]],
    })
    expect(dosesFor('wegovy', { ...onWegovy, provenMg: null, reportedMg: 0.25 }).reasons).toHaveLength(1)
  })

  it.each([
    ['many', 'Three doses or more were missed'],
    ['not known', 'is not known'],
  ] as const)('goes back to the lowest where %s were missed; more needs two', (missed, words) => {
    const doses = dosesFor('wegovy', { ...onWegovy, missed })
    expect(doses).toMatchObject({ allowed: [0.25], withSecondSignature: [0.5, 1], suggestion: 0.25 })
    expect(doses.reasons[0]).toContain(words)
    expect(doses.reasons[1]).toContain('Up to 1 mg')
  })

  it.each(['many', 'not known'] as const)('C-9: are the lowest alone without proof where %s were missed', (missed) => {
    const doses = dosesFor('wegovy', { ...onWegovy, provenMg: null, missed })
    expect(doses).toMatchObject({ allowed: [0.25], withSecondSignature: [], suggestion: 0.25 })
    expect(doses.reasons).toEqual([
      'There is no valid proof of the last supply, and doses were missed or it is not known how many: only 0.25 mg, the lowest dose, is offered.',
    ])
  })

  it('C-9: are the lowest alone after more than eight weeks off, with proof or without', () => {
    const off = dosesFor('wegovy', { ...onWegovy, missed: 'many', lastDoseOn: '2026-09-20' })
    expect(off).toMatchObject({ allowed: [0.25], withSecondSignature: [], suggestion: 0.25 })
    expect(off.reasons[0]).toContain('more than eight weeks ago')
    const lately = dosesFor('wegovy', { ...onWegovy, missed: 'many', lastDoseOn: '2026-09-21' })
    expect(lately.withSecondSignature).toEqual([0.5, 1])
  })

  it('C-16: are the lowest for one prescriber where treatment with us had ended', () => {
    const ended = dosesFor('wegovy', { ...onWegovy, provenMg: null, isOurs: true })
    expect(ended).toMatchObject({ allowed: [0.25], withSecondSignature: [0.5, 1], suggestion: 0.25 })
    expect(ended.reasons[0]).toContain('Their treatment with us had ended')
  })

  it('are lowered from 7.2 mg to the ladder, and from between two rungs to the lower one', () => {
    const high = dosesFor('wegovy', { ...onWegovy, provenMg: 7.2, reportedMg: 7.2 })
    expect([high.suggestion, high.allowed]).toEqual([2.4, ladders.wegovy])
    expect(high.reasons[0]).toBe('They were on 7.2 mg elsewhere. Our highest dose is 2.4 mg.')
    expect(dosesFor('wegovy', { ...onWegovy, provenMg: 2 }).suggestion).toBe(1.7)
    expect(dosesFor('wegovy', { ...onWegovy, provenMg: 0.1 })).toEqual(dosesFor('wegovy', { is: 'none' }))
    expect(dosesFor('wegovy', { ...onWegovy, provenMg: 2.4 }).reasons[0]).toContain('the same dose continues')
  })

  it('C-9: begin at the lowest after another medicine, also for two prescribers, a week after its last dose', () => {
    const doses = dosesFor('mounjaro', { ...fromWegovy, provenMg: 2.4 })
    expect(doses).toMatchObject({
      allowed: [2.5],
      withSecondSignature: [],
      suggestion: 2.5,
      notBefore: '2026-11-19',
      firstDoseFrom: '2026-11-19',
    })
    expect(doses.reasons).toEqual([
      'They are changing from Wegovy, so treatment starts at the lowest dose, 2.5 mg.',
      'The first dose comes at least 7 days after the last dose of the other medicine: not before 19 Nov 2026.',
    ])
    expect(verdictOn(10, 'mounjaro', doses)).toEqual({ is: 'refused', because: doses.reasons[0] })
    // Above every dose of the other ladder: none of them is a conversion.
    const fromMounjaro = { ...fromWegovy, from: 'mounjaro', fromName: 'Mounjaro', provenMg: 10 } as const
    expect(dosesFor('wegovy', fromMounjaro)).toMatchObject({ allowed: [0.25], withSecondSignature: [] })
  })

  it('C-9: count the week from today where the last dose is not recorded', () => {
    const doses = dosesFor('mounjaro', { ...fromWegovy, lastDoseOn: null })
    expect([doses.notBefore, doses.firstDoseFrom]).toEqual(['2026-11-23', '2026-11-23'])
    expect(doses.reasons.at(-1)).toContain('is not recorded')
  })

  it('C-9: follow a table of conversions, for two prescribers, if the policy has one, and not after a gap', () => {
    const table = [
      { from: 'wegovy', fromMg: 1, to: 'mounjaro', toMg: 5 },
      { from: 'mounjaro', fromMg: 5, to: 'wegovy', toMg: 1 },
    ] as const
    const by = (part: object, medicine: MedicineKey = 'mounjaro') =>
      switching({ medicine, before: { ...fromWegovy, ...part }, today: '2026-11-16', table })
    expect(by({})).toMatchObject({ allowed: [2.5], withSecondSignature: [5], suggestion: 2.5 })
    expect(by({}).reasons[1]).toBe(
      'A conversion above the lowest dose, to 5 mg at most, needs a reason and a second signature.',
    )
    expect(by({ from: 'mounjaro', provenMg: 5 }, 'wegovy').withSecondSignature).toEqual([0.5, 1])
    for (const part of [
      { missed: 'many' },
      { missed: 'not known' },
      { provenMg: null },
      { provenMg: 1.7 },
      { from: 'other' },
      { from: 'mounjaro' },
    ])
      expect(by(part).withSecondSignature, JSON.stringify(part)).toEqual([])
    expect(by({ from: 'mounjaro', provenMg: 5 }).withSecondSignature).toEqual([])
    const ofAnother = [{ from: 'wegovy', fromMg: 1, to: 'wegovy', toMg: 15 }] as const
    expect(
      switching({ medicine: 'mounjaro', before: fromWegovy, today: '2026-11-16', table: ofAnother })
        .withSecondSignature,
    ).toEqual([])
    expect(conversions).toEqual([])
  })
})

describe('a dose chosen by a prescriber', () => {
  it('is allowed, needs two signatures, or is refused with a reason', () => {
    const doses = dosesFor('wegovy', { ...onWegovy, missed: 'many' })
    expect(verdictOn(0.25, 'wegovy', doses)).toEqual({ is: 'allowed' })
    expect(verdictOn(1, 'wegovy', doses)).toEqual({ is: 'second_signature' })
    expect(verdictOn(1.7, 'wegovy', doses)).toEqual({
      is: 'refused',
      because:
        'Three doses or more were missed, so it is safer to restart at 0.25 mg. Up to 1 mg is possible with a reason and a second signature.',
    })
    expect(verdictOn(1.7, 'wegovy', dosesFor('wegovy', onWegovy))).toEqual({
      is: 'refused',
      because: 'The first pen from us is never a dose increase: that needs a check-in.',
    })
    expect(verdictOn(3, 'wegovy', doses)).toEqual({ is: 'refused', because: 'Wegovy has no dose of 3 mg.' })
  })
})

describe('for any earlier treatment', () => {
  const mg = fc.option(fc.constantFrom(0.1, 0.25, 0.5, 1, 1.7, 2, 2.4, 2.5, 5, 7.2, 7.5, 10, 12.5, 15, 20))
  const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-11-16', -days))
  const before: fc.Arbitrary<TreatmentBefore> = fc.oneof(
    fc.constant({ is: 'none' } as const),
    fc.record({
      is: fc.constant('continuing' as const),
      reportedMg: mg,
      provenMg: mg,
      missed: fc.constantFrom('none', 'few', 'many', 'not known' as const),
      lastDoseOn: fc.option(day),
      isOurs: fc.boolean(),
    }),
    fc.record({
      is: fc.constant('switching' as const),
      from: fc.constantFrom('wegovy', 'mounjaro', 'other' as const),
      fromName: fc.constant('another'),
      provenMg: mg,
      missed: fc.constantFrom('none', 'few', 'many', 'not known' as const),
      lastDoseOn: fc.option(day),
      isOurs: fc.boolean(),
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

  it('no patient is offered more than they had', () =>
    fc.assert(
      fc.property(medicine, before, (key, given) => {
        const { allowed, withSecondSignature } = dosesFor(key, given)
        const top = Math.max(...allowed, ...withSecondSignature)
        if (given.is !== 'continuing') expect(top).toBe(lowestDose(key))
        if (given.is === 'continuing') {
          const had = given.isOurs ? given.reportedMg : (given.provenMg ?? given.reportedMg)
          expect(top).toBeLessThanOrEqual(Math.max(had ?? 0, lowestDose(key)))
          const isOff = given.lastDoseOn !== null && given.lastDoseOn < '2026-09-21'
          if (isOff) expect(top).toBe(lowestDose(key))
        }
      }),
    ))

  it('a gap never leads to a higher dose, and one prescriber alone then gives the lowest', () =>
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

describe('the price of a dose', () => {
  it('is the authorised total and the difference of the list prices', () => {
    expect(firstOrderPrice('wegovy', 1, 115_00)).toEqual({ pence: 135_00, morePence: 20_00, needsYes: true })
    expect(firstOrderPrice('wegovy', 0.25, 115_00)).toEqual({ pence: 115_00, morePence: 0, needsYes: false })
    expect(firstOrderPrice('mounjaro', 15, 125_00)).toEqual({ pence: 215_00, morePence: 90_00, needsYes: true })
  })

  it('is unknown for a dose that is not in the schedule', () => {
    expect([schedulePence('wegovy', 7.2), firstOrderPrice('wegovy', 7.2, 115_00)]).toEqual([null, null])
    expect(schedulePence('mounjaro', 7.5)).toBe(229_00)
  })
})
