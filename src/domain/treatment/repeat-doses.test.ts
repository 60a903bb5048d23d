import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownDoseReasons } from '#content/own-dose-reasons.ts'
import { addDays } from '../booking/calendar.ts'
import { isOnLadder, ladders, lowestDose, type MedicineKey, rungOf } from '../clinical/ladders.ts'
import type { CheckIn } from './check-in.ts'
import { coveredDays } from './cover.ts'
import { nextDoses, verdictOn } from './next-doses.ts'
import type { Repeat } from './repeat-doses.ts'

const today = '2026-11-22'
/** Day 21 of a pen that came on 2 November. */
const pen = (mg: number, medicine: MedicineKey = 'wegovy', from = '2026-11-02') => ({
  ...coveredDays(from, null),
  medicine,
  mg,
  dispatchedOn: addDays(from, -2),
})
const well: CheckIn = {
  on: '2026-11-19',
  wish: 'up',
  worstSymptom: 1,
  hasRedFlag: false,
  missedDoses: 0,
  lastDoseOn: '2026-11-16',
  isAnaestheticPlanned: false,
}
const asked = (mg: number, checkIn: Partial<CheckIn> | null = {}, part: Partial<Repeat> = {}) =>
  nextDoses({
    is: 'repeat',
    medicine: 'wegovy',
    covers: [pen(mg)],
    checkIn: checkIn && { ...well, ...checkIn },
    bmi: 30,
    isLocked: false,
    isAnaestheticPlanned: false,
    today,
    ...part,
  })

describe('the dose of the next pen', () => {
  it('is one rung up where it is wished for and nothing speaks against it', () => {
    expect(asked(0.5)).toEqual({
      allowed: [0.25, 0.5, 1],
      withSecondSignature: [],
      suggestion: 1,
      reasons: [
        'They took 0.5 mg every week, tolerate it and would like more: 1 mg is the next rung.',
        'A lower dose is possible at any time.',
      ],
      notBefore: null,
    })
    expect(asked(0.25).suggestion).toBe(0.5)
    expect(asked(0.25, {}, { covers: [pen(2.4), pen(0.25)] }).suggestion).toBe(0.5)
  })

  it.each<[string, Partial<CheckIn> | null, Partial<Repeat>, RegExp]>([
    ['there is no check-in', null, {}, /needs a check-in that is at most 7 days old/],
    ['it is eight days old', { on: '2026-11-14' }, {}, /at most 7 days old/],
    ['it is of a day to come', { on: '2026-11-23' }, {}, /at most 7 days old/],
    ['the same is wished for', { wish: 'same' }, {}, /have not asked for a higher dose/],
    ['a dose was missed', { missedDoses: 1 }, {}, /after four weekly doses in a row/],
    ['two were missed', { missedDoses: 2 }, {}, /some were missed/],
    ['time says that one was missed', { lastDoseOn: '2026-11-14' }, {}, /some were missed/],
    ['side effects are moderate and nothing was missed', { worstSymptom: 2 }, {}, /more than mild/],
    ['the BMI is under 25', {}, { bmi: 24.9 }, /Their BMI is 24\.9\. Below 25 there is no rise/],
    ['the BMI is not known', {}, { bmi: null }, /not known/],
    ['an anaesthetic is planned', { isAnaestheticPlanned: true }, {}, /anaesthetic/],
    ['one was told of earlier', {}, { isAnaestheticPlanned: true }, /anaesthetic/],
  ])('stays where %s', (_, checkIn, part, reason) => {
    const { allowed, withSecondSignature, suggestion, reasons } = asked(0.5, checkIn, part)
    expect([allowed, withSecondSignature, suggestion]).toEqual([[0.25, 0.5], [], 0.5])
    expect(reasons).toEqual([
      'They are on 0.5 mg, and the same dose goes on.',
      expect.stringMatching(reason),
      'A lower dose is possible at any time.',
    ])
  })

  it('stays at the highest, and has nothing below the lowest', () => {
    expect(asked(2.4)).toMatchObject({ allowed: ladders.wegovy, suggestion: 2.4 })
    expect(asked(2.4).reasons[1]).toBe('2.4 mg is the highest dose of Wegovy that we offer.')
    expect(asked(0.25, { wish: 'down' })).toMatchObject({ allowed: [0.25], suggestion: 0.25 })
    expect(asked(0.25, { wish: 'same' }).reasons).toHaveLength(2)
    const top = asked(15, {}, { medicine: 'mounjaro', covers: [pen(15, 'mounjaro')] })
    expect([top.suggestion, top.allowed]).toEqual([15, ladders.mounjaro])
  })

  it('may rise on the seventh day of the check-in and at a BMI of 25', () => {
    expect(asked(0.5, { on: '2026-11-15' }, { bmi: 25 }).suggestion).toBe(1)
    expect(asked(0.5, { on: today }).suggestion).toBe(1)
  })

  it('goes down where they wish, or where doses were missed and it is not tolerated', () => {
    expect(asked(1, { wish: 'down' })).toMatchObject({
      allowed: [0.25, 0.5, 1],
      suggestion: 0.5,
      reasons: ['They would like less, so 0.5 mg is suggested.'],
    })
    expect(asked(1, { worstSymptom: 2, missedDoses: 1 })).toMatchObject({
      suggestion: 0.5,
      reasons: ['Doses were missed and the side effects are more than mild, so 0.5 mg is suggested.'],
    })
    expect(asked(1, { worstSymptom: 1, missedDoses: 1 }).suggestion).toBe(1)
    expect(asked(0.25, { worstSymptom: 3, missedDoses: 1 }).suggestion).toBe(0.25)
  })

  it.each<[string, Partial<CheckIn> | null, Partial<Repeat>, RegExp]>([
    ['three missed', { missedDoses: 3 }, {}, /Three doses or more were missed/i],
    ['an unknown number missed', { missedDoses: null }, {}, /not known/],
    ['no dose for 22 days', { lastDoseOn: '2026-10-31' }, {}, /were missed/],
    ['a pen that ran out long ago', null, { today: '2026-12-15' }, /were missed/],
  ])('begins again after %s; more needs two', (_, checkIn, part, reason) => {
    const doses = asked(1, checkIn, part)
    expect(doses).toMatchObject({ allowed: [0.25], withSecondSignature: [0.5, 1], suggestion: 0.25 })
    expect(doses.reasons[0]).toMatch(reason)
    expect(doses.reasons[1]).toBe('Up to 1 mg is possible with a reason and a second signature.')
  })

  it('does not begin again a day earlier', () => {
    expect(asked(1, null, { today: '2026-12-14' }).suggestion).toBe(1)
  })

  it.each<[string, Partial<CheckIn> | null, Partial<Repeat>, RegExp]>([
    ['a BMI under 18.5', {}, { bmi: 18.4 }, /below 18\.5\. Treatment stops/],
    ['a sign that cannot wait', { hasRedFlag: true }, {}, /spoken with them/],
    ['a lock on supply', null, { isLocked: true }, /spoken with them/],
    ['the wish to stop', { wish: 'stop' }, {}, /would like to stop/],
    ['the wish to pause', { wish: 'pause' }, {}, /would like to pause/],
  ])('is none with %s', (_, checkIn, part, reason) => {
    expect(asked(1, checkIn, part)).toEqual({
      allowed: [],
      withSecondSignature: [],
      suggestion: null,
      reasons: [expect.stringMatching(reason)],
      notBefore: null,
    })
  })

  it('is for two to decide under a BMI of 22', () => {
    const held = asked(1, { wish: 'same' }, { bmi: 21.9 })
    expect(held).toMatchObject({ allowed: [], withSecondSignature: [0.25, 0.5, 1], suggestion: null })
    expect(held.reasons[0]).toContain('Their BMI is 21.9, below 22. Supply is held')
    expect(held.reasons).toContain('They are on 1 mg, and the same dose goes on.')
    expect(asked(1, { wish: 'same' }, { bmi: 22 }).allowed).toEqual([0.25, 0.5, 1])
    expect(asked(1, {}, { bmi: 18.5 }).withSecondSignature).toEqual([0.25, 0.5, 1])
    const gap = asked(1, { missedDoses: 3 }, { bmi: 20 })
    expect([gap.allowed, gap.withSecondSignature]).toEqual([[], [0.25, 0.5, 1]])
  })

  it('waits for day 21', () => {
    const early = asked(0.5, {}, { today: '2026-11-20' })
    expect(early).toMatchObject({ suggestion: 1, notBefore: '2026-11-22' })
    expect(early.reasons.at(-1)).toBe('The next pen leaves from day 21 of the one they have: not before 22 Nov 2026.')
    expect(asked(0.5, {}, { covers: [{ ...pen(0.5), dispatchedOn: '2026-11-02' }] }).notBefore).toBe('2026-11-23')
  })

  it('is the lowest of another medicine, a week after the last of this one', () => {
    const changed = asked(1, {}, { medicine: 'mounjaro' })
    expect(changed).toMatchObject({
      allowed: [2.5],
      withSecondSignature: [5],
      suggestion: 2.5,
      notBefore: '2026-11-23',
    })
    expect(changed.reasons[0]).toContain('They change from Wegovy')
    expect(asked(1, { missedDoses: 3 }, { medicine: 'mounjaro' }).withSecondSignature).toEqual([])
    expect(asked(1, { missedDoses: null }, { medicine: 'mounjaro' }).withSecondSignature).toEqual([])
    expect(asked(1, null, { medicine: 'mounjaro' }).reasons.at(-1)).toContain('last dose is not known')
    expect(asked(1, null, { medicine: 'mounjaro', today: '2026-11-20' }).notBefore).toBe('2026-11-22')
    const soon = { medicine: 'mounjaro', today: '2026-11-20' } as const
    expect(asked(1, { lastDoseOn: '2026-11-18' }, soon).notBefore).toBe('2026-11-25')
    expect(asked(1, { lastDoseOn: '2026-11-14' }, soon).notBefore).toBe('2026-11-22')
  })
})

describe('whatever somebody had and tells', () => {
  const medicines = Object.keys(ladders) as MedicineKey[]
  const medicine = fc.constantFrom(...medicines)
  const day = fc.integer({ min: 0, max: 120 }).map((days) => addDays('2026-10-01', days))
  const checkIn: fc.Arbitrary<CheckIn> = fc.record({
    on: day,
    wish: fc.constantFrom('up', 'same', 'down', 'pause', 'stop'),
    worstSymptom: fc.integer({ min: 0, max: 3 }),
    hasRedFlag: fc.boolean(),
    missedDoses: fc.option(fc.integer({ min: 0, max: 4 })),
    lastDoseOn: fc.option(day),
    isAnaestheticPlanned: fc.boolean(),
  })
  const had = medicine.chain((key) =>
    fc
      .array(fc.constantFrom(...ladders[key]), { minLength: 1, maxLength: 4 })
      .map((doses) => doses.map((mg, n) => pen(mg, key, addDays('2026-08-03', n * 28)))),
  )
  const repeat: fc.Arbitrary<Repeat> = fc.record({
    is: fc.constant('repeat' as const),
    medicine,
    covers: had,
    checkIn: fc.option(checkIn),
    bmi: fc.option(fc.double({ min: 15, max: 50, noNaN: true })),
    isLocked: fc.boolean(),
    isAnaestheticPlanned: fc.boolean(),
    today: day,
  })
  const all = ({ allowed, withSecondSignature }: ReturnType<typeof nextDoses>) => [...allowed, ...withSecondSignature]

  it('no rung is skipped upwards, none is off the ladder, and there is always a reason', () =>
    fc.assert(
      fc.property(repeat, (given) => {
        const last = given.covers.at(-1)
        const offer = nextDoses(given)
        expect(all(offer).every((mg) => isOnLadder(given.medicine, mg))).toBe(true)
        const most = last?.medicine === given.medicine ? rungOf(given.medicine, last.mg) + 1 : rungOf('wegovy', 2.4)
        for (const mg of all(offer)) expect(rungOf(given.medicine, mg)).toBeLessThanOrEqual(most)
        expect(offer.reasons.length).toBeGreaterThan(0)
        expect(offer.suggestion === null || offer.allowed.includes(offer.suggestion)).toBe(true)
        expect(offer.allowed.some((mg) => offer.withSecondSignature.includes(mg))).toBe(false)
      }),
    ))

  it('a gap never leads up, and one prescriber alone then gives the lowest or nothing', () =>
    fc.assert(
      fc.property(repeat, checkIn, fc.integer({ min: 1, max: 9 }), (given, told, missedDoses) => {
        const last = given.covers.at(-1)
        const offer = nextDoses({ ...given, checkIn: { ...told, missedDoses } })
        if (last?.medicine === given.medicine) for (const mg of all(offer)) expect(mg).toBeLessThanOrEqual(last.mg)
        if (missedDoses >= 3) expect([[], [lowestDose(given.medicine)]]).toContainEqual(offer.allowed)
      }),
    ))

  it('somebody who changes medicine is never offered more than the lowest by one, nor both at once', () =>
    fc.assert(
      fc.property(repeat, (given) => {
        const offer = nextDoses(given)
        if (given.covers.at(-1)?.medicine === given.medicine) return
        for (const mg of offer.allowed) expect(mg).toBe(lowestDose(given.medicine))
        const lastDoseOn = given.checkIn?.lastDoseOn
        if (offer.suggestion !== null && lastDoseOn && offer.notBefore !== null)
          expect(offer.notBefore >= addDays(lastDoseOn, 7)).toBe(true)
      }),
    ))

  it('the patient is told the same, and as one who is spoken to', () =>
    fc.assert(
      fc.property(repeat, (given) => {
        const [desk, own] = [nextDoses(given), nextDoses({ ...given, says: ownDoseReasons })]
        expect({ ...own, reasons: [] }).toEqual({ ...desk, reasons: [] })
        expect(own.reasons).toHaveLength(desk.reasons.length)
        expect(own.reasons.join(' ')).not.toMatch(/\b(they|their|them)\b|signature|rung/i)
      }),
    ))

  it('every refusal has a reason', () =>
    fc.assert(
      fc.property(repeat, fc.constantFrom(0.1, ...ladders.wegovy, ...ladders.mounjaro, 7.2), (given, mg) => {
        const verdict = verdictOn(mg, given.medicine, nextDoses(given))
        if (verdict.is === 'refused') expect(verdict.because.length).toBeGreaterThan(10)
      }),
    ))
})
