import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownDoseReasons } from '#content/treatment/own-dose-reasons.ts'
import { addDays } from '../appointments/calendar.ts'
import { isOnLadder, ladders, lowestDose, rungOf } from '../clinical/ladders.ts'
import type { MedicineKey } from '../medicines/medicines.ts'
import type { CheckIn } from './check-in.ts'
import { coveredDays } from './cover.ts'
import { nextDoses, verdictOn } from './next-doses.ts'
import type { Repeat } from './repeat-doses.ts'

const today = '2026-11-22'
/** Day 21 of a pen delivered on 2 November. */
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
  takenOn: ['2026-11-02', '2026-11-09', '2026-11-16'],
  lastDoseOn: '2026-11-16',
  fluids: 'enough',
  mood: 'usual',
  isAnaestheticPlanned: false,
}
/** Doses of the pen delivered on 2 November. */
const on = (...days: readonly number[]): Partial<CheckIn> => {
  const takenOn = days.map((day) => `2026-11-${String(day).padStart(2, '0')}`)
  return { takenOn, lastDoseOn: takenOn.at(-1) ?? null }
}
const weighed = (day: string, kg: number, isVerified = false) => ({ on: day, kg, isVerified })
const asked = (mg: number, checkIn: Partial<CheckIn> | null = {}, part: Partial<Repeat> = {}) =>
  nextDoses({
    is: 'repeat',
    medicine: 'wegovy',
    covers: [pen(mg)],
    checkIn: checkIn && { ...well, ...checkIn },
    bmi: 30,
    weights: [],
    injectionDay: null,
    isLocked: false,
    isAnaestheticPlanned: false,
    today,
    ...part,
  })

describe('the dose of the next pen', () => {
  it('is one rung up where the patient wishes it and nothing is found against it', () => {
    expect(asked(0.5)).toEqual({
      allowed: [0.25, 0.5, 1],
      withSecondSignature: [],
      suggestion: 1,
      reasons: [
        'They took 0.5 mg every week, tolerate it and would like a higher dose: 1 mg is the next step.',
        'A lower dose is possible at any time.',
      ],
      refused: [
        { mg: 1.7, because: 'The dose rises one step at a time: four weekly doses of 1 mg come first.' },
        { mg: 2.4, because: 'The dose rises one step at a time: four weekly doses of 1 mg come first.' },
      ],
      notBefore: null,
      firstDoseFrom: null,
    })
    expect(asked(0.25).suggestion).toBe(0.5)
    expect(asked(0.25, {}, { covers: [pen(2.4), pen(0.25)] }).suggestion).toBe(0.5)
  })

  it('is, from every rung of both ladders, at most the next one', () => {
    for (const [medicine, rungs] of Object.entries(ladders) as [MedicineKey, readonly number[]][])
      for (const [place, mg] of rungs.entries()) {
        const { allowed, withSecondSignature } = asked(mg, {}, { medicine, covers: [pen(mg, medicine)] })
        expect([allowed, withSecondSignature], `${medicine} ${mg}`).toEqual([rungs.slice(0, place + 2), []])
      }
  })

  it('is the lowest for one prescriber from the third missed dose on, although only two were missed by the check-in', () => {
    const told = { ...on(2, 9), on: '2026-11-29', missedDoses: 2 }
    expect(asked(1, told, { today: '2026-11-30' }).allowed).toEqual([0.25, 0.5, 1])
    expect(asked(1, told, { today: '2026-12-01' })).toMatchObject({ allowed: [0.25], withSecondSignature: [0.5, 1] })
  })

  it.each<[string, Partial<CheckIn> | null, Partial<Repeat>, RegExp]>([
    ['there is no check-in', null, {}, /needs a check-in that is at most 7 days old/],
    ['it is eight days old', { on: '2026-11-14' }, {}, /at most 7 days old/],
    ['it is of a day to come', { on: '2026-11-23' }, {}, /at most 7 days old/],
    ['the same is wished for', { wish: 'same' }, {}, /have not asked for a higher dose/],
    ['a dose was missed', { missedDoses: 1 }, {}, /needs four weekly doses in a row/],
    ['two were missed', { missedDoses: 2 }, {}, /some were missed/],
    ['the days they report leave one out', on(2, 16), {}, /some were missed/],
    ['none is reported for a fortnight', on(2), {}, /some were missed/],
    ['the first is reported late', on(16), {}, /some were missed/],
    [
      'the first is a week late, so that only three are taken by the end of the pen',
      on(11, 18),
      {},
      /four weekly doses in a row/,
    ],
    ['their day has passed before the first', on(9, 16), { injectionDay: 1 }, /four weekly doses in a row/],
    [
      'every dose is late, so that the fourth is no longer of this pen',
      { ...on(2, 14, 26), on: '2026-11-26' },
      { today: '2026-11-26' },
      /some were missed/,
    ],
    ['C-3: two injections were on consecutive days', on(2, 9, 10, 16), {}, /same day or on consecutive days/],
    ['C-3: two injections were on one day', on(2, 9, 9, 16), {}, /same day or on consecutive days/],
    ['C-3: two injections were two days apart', on(2, 9, 11, 16), {}, /closer together than the three days/],
    ['C-10: they hardly drink', { fluids: 'hardly' }, {}, /drinking very little/],
    ['C-10: their mood is low', { mood: 'low' }, {}, /mood is low/],
    ['C-10: they think of harm, and nothing has locked it', { mood: 'harm' }, {}, /mood is low/],
    [
      'C-10: a tenth was lost in four weeks',
      {},
      { weights: [weighed('2026-10-22', 100), weighed('2026-11-19', 90)] },
      /lost 10% or more of their weight in four weeks/,
    ],
    ['side effects are moderate and nothing was missed', { worstSymptom: 2 }, {}, /more than mild/],
    ['the BMI is under 25', {}, { bmi: 24.9 }, /Their BMI is 24\.9\. Below 25 the dose is not increased/],
    ['the BMI is not known', {}, { bmi: null }, /not known/],
    ['an anaesthetic is planned', { isAnaestheticPlanned: true }, {}, /anaesthetic/],
    ['one was told of earlier', {}, { isAnaestheticPlanned: true }, /anaesthetic/],
  ])('stays where %s', (_, checkIn, part, reason) => {
    const offer = asked(0.5, checkIn, part)
    const { allowed, withSecondSignature, suggestion, reasons } = offer
    expect(verdictOn(1, 'wegovy', offer)).toEqual({ is: 'refused', because: expect.stringMatching(reason) })
    expect([allowed, withSecondSignature, suggestion]).toEqual([[0.25, 0.5], [], 0.5])
    expect(reasons).toEqual([
      'They are on 0.5 mg, so the same dose continues.',
      expect.stringMatching(reason),
      'A lower dose is possible at any time.',
    ])
  })

  it('is refused with all reasons, one sentence after the other', () => {
    expect(asked(0.5, { wish: 'same', fluids: 'hardly' }).refused[0]?.because).toMatch(/^They have not .+\. .*drinking/)
  })

  it('stays at the highest, and offers nothing below the lowest', () => {
    expect(asked(2.4)).toMatchObject({ allowed: ladders.wegovy, suggestion: 2.4 })
    expect(asked(2.4).reasons[1]).toBe('2.4 mg is the highest dose of Wegovy that we offer.')
    expect(asked(0.25, { wish: 'down' })).toMatchObject({ allowed: [0.25], suggestion: 0.25 })
    expect(asked(0.25, { wish: 'same' }).reasons).toHaveLength(2)
    const top = asked(15, {}, { medicine: 'mounjaro', covers: [pen(15, 'mounjaro')] })
    expect([top.suggestion, top.allowed]).toEqual([15, ladders.mounjaro])
  })

  it('may rise from the seventh day of the check-in and from a BMI of 25', () => {
    expect(asked(0.5, { on: '2026-11-15' }, { bmi: 25 }).suggestion).toBe(1)
    expect(asked(0.5, { on: today }).suggestion).toBe(1)
  })

  it('is lowered where the patient wishes, or where doses were missed and it is not tolerated', () => {
    expect(asked(1, { wish: 'down' })).toMatchObject({
      allowed: [0.25, 0.5, 1],
      suggestion: 0.5,
      reasons: ['They would like a lower dose, so 0.5 mg is suggested.'],
    })
    expect(asked(1, { worstSymptom: 2, missedDoses: 1 })).toMatchObject({
      suggestion: 0.5,
      reasons: ['Doses were missed and the side effects are more than mild, so 0.5 mg is suggested.'],
    })
    expect(asked(1, { worstSymptom: 1, missedDoses: 1 }).suggestion).toBe(1)
    expect(asked(0.25, { worstSymptom: 2, missedDoses: 1 }).suggestion).toBe(0.25)
  })

  it('C-10: with a severe side effect is lower or none for one prescriber, and the same for two', () => {
    const severe = asked(1, { worstSymptom: 3 })
    expect(severe).toMatchObject({ allowed: [0.25, 0.5], withSecondSignature: [1], suggestion: 0.5 })
    expect(severe.reasons).toEqual([
      'A side effect is severe: hold treatment, or step down to 0.5 mg. Speak with the patient first. The same dose needs a reason and a second signature.',
      'A lower dose is possible at any time.',
    ])
    expect(severe.refused[0]).toEqual({ mg: 1.7, because: 'A side effect is severe, so the dose is not increased.' })
    const lowest = asked(0.25, { worstSymptom: 3, wish: 'same' })
    expect(lowest).toMatchObject({ allowed: [], withSecondSignature: [0.25], suggestion: null })
    expect(lowest.reasons[0]).toContain('there is no lower dose: hold treatment')
    expect(asked(1, { worstSymptom: 3, wish: 'down' })).toMatchObject({ allowed: [0.25, 0.5], suggestion: 0.5 })
    const gap = asked(1, { worstSymptom: 3, missedDoses: 3 })
    expect(gap).toMatchObject({ allowed: [0.25], withSecondSignature: [0.5, 1], suggestion: 0.25 })
    const other = asked(1, { worstSymptom: 3 }, { medicine: 'mounjaro' })
    expect(other).toMatchObject({ allowed: [], withSecondSignature: [2.5], suggestion: null })
  })

  it('C-10: is not held by a loss of less than a tenth in four weeks, or over a longer time', () => {
    const lost = (...weights: ReturnType<typeof weighed>[]) => asked(0.5, {}, { weights }).suggestion
    expect(lost(weighed('2026-10-22', 100), weighed('2026-11-19', 90.1))).toBe(1)
    expect(lost(weighed('2026-09-24', 100), weighed('2026-11-19', 81))).toBe(1)
    expect(lost(weighed('2026-09-24', 100), weighed('2026-11-19', 80))).toBe(0.5)
    expect(lost(weighed('2026-11-10', 100, true), weighed('2026-11-19', 90))).toBe(0.5)
    expect(lost(weighed('2026-11-19', 90))).toBe(1)
  })

  it('C-3: may rise after a late dose and a return to the usual day', () => {
    const late = { on: '2026-11-24', ...on(2, 14, 16, 23) }
    expect(asked(0.5, late, { today: '2026-11-24' }).suggestion).toBe(1)
    // For Mounjaro the fourteenth would have been too late, and two days are too few.
    const mounjaro = { medicine: 'mounjaro', covers: [pen(5, 'mounjaro')], today: '2026-11-24' } as const
    expect(asked(5, late, mounjaro).suggestion).toBe(5)
  })

  it('C-18: uses what is known on the day of the check-in, and presumes later doses taken', () => {
    // Answered on day 18 with doses on days 1, 8 and 15; decided on day 23, after the presumed dose of day 22.
    expect(asked(0.5, {}, { today: '2026-11-24' })).toMatchObject({ suggestion: 1, allowed: [0.25, 0.5, 1] })
    expect(asked(0.5, { on: '2026-11-24', ...on(2, 9, 16) }, { today: '2026-11-24' }).suggestion).toBe(1)
    // Longer than a dose may be late: it was missed.
    expect(asked(0.5, { on: '2026-11-28', ...on(2, 9, 16) }, { today: '2026-11-28' }).suggestion).toBe(1)
    expect(asked(0.5, { on: '2026-11-29', ...on(2, 9, 16) }, { today: '2026-11-29' }).suggestion).toBe(0.5)
    // The pen ran out, and no dose can have been taken since.
    const over = { on: '2026-11-30', ...on(2, 9, 16, 23) }
    expect(asked(0.5, over, { today: '2026-12-05' }).suggestion).toBe(1)
    expect(asked(0.5, over, { today: '2026-12-06' }).suggestion).toBe(0.5)
  })

  it('C-15: after a break of more than eight weeks is the lowest alone, also for two prescribers', () => {
    const back = asked(1, null, { today: '2027-01-26' })
    expect(back).toMatchObject({ allowed: [0.25], withSecondSignature: [], suggestion: 0.25 })
    expect(back.reasons).toEqual([
      'The last dose was more than eight weeks ago, so this is a new start: only 0.25 mg, the lowest dose, is offered.',
    ])
    expect(back.refused.every(({ because }) => because === back.reasons[0])).toBe(true)
    expect(asked(1, null, { today: '2027-01-25' }).withSecondSignature).toEqual([0.5, 1])
    const reported = { on: '2027-01-05', takenOn: ['2026-11-09'], lastDoseOn: '2026-11-09', missedDoses: 2 }
    expect(asked(1, reported, { today: '2027-01-05' }).withSecondSignature).toEqual([])
    expect(asked(1, reported, { today: '2027-01-04' }).withSecondSignature).toEqual([0.5, 1])
  })

  it.each<[string, Partial<CheckIn> | null, Partial<Repeat>, RegExp]>([
    ['three missed', { missedDoses: 3 }, {}, /Three doses or more were missed/i],
    ['an unknown number missed', { missedDoses: null }, {}, /not known/],
    ['no dose for 22 days before the check-in', { takenOn: [], lastDoseOn: '2026-10-28' }, {}, /were missed/],
    ['no dose of the pen reported', { ...on(), missedDoses: 1, on: '2026-11-22' }, {}, /not known|were missed/],
    ['a pen that ran out long ago', null, { today: '2026-12-15' }, /were missed/],
  ])('begins again after %s; more needs two prescribers', (_, checkIn, part, reason) => {
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
    ['a red-flag symptom', { hasRedFlag: true }, {}, /spoken with the patient/],
    ['a lock on supply', null, { isLocked: true }, /spoken with the patient/],
    ['the wish to stop', { wish: 'stop' }, {}, /would like to stop/],
    ['the wish to pause', { wish: 'pause' }, {}, /would like to pause/],
  ])('is none with %s', (_, checkIn, part, reason) => {
    expect(asked(1, checkIn, part)).toEqual({
      allowed: [],
      withSecondSignature: [],
      suggestion: null,
      reasons: [expect.stringMatching(reason)],
      refused: ladders.wegovy.map((mg) => ({ mg, because: expect.stringMatching(reason) })),
      notBefore: null,
      firstDoseFrom: null,
    })
  })

  it('needs two prescribers under a BMI of 22', () => {
    const held = asked(1, { wish: 'same' }, { bmi: 21.9 })
    expect(held).toMatchObject({ allowed: [], withSecondSignature: [0.25, 0.5, 1], suggestion: null })
    expect(held.reasons[0]).toContain('Their BMI is 21.9, below 22. Supply is held')
    expect(held.reasons).toContain('They are on 1 mg, so the same dose continues.')
    expect(asked(1, { wish: 'same' }, { bmi: 22 }).allowed).toEqual([0.25, 0.5, 1])
    expect(asked(1, {}, { bmi: 18.5 }).withSecondSignature).toEqual([0.25, 0.5, 1])
    const gap = asked(1, { missedDoses: 3 }, { bmi: 20 })
    expect([gap.allowed, gap.withSecondSignature]).toEqual([[], [0.25, 0.5, 1]])
  })

  it('is not available before day 21', () => {
    const early = asked(0.5, {}, { today: '2026-11-20' })
    expect(early).toMatchObject({ suggestion: 1, notBefore: '2026-11-22' })
    expect(early.reasons.at(-1)).toBe('The next pen leaves from day 21 of the one they have: not before 22 Nov 2026.')
    expect(asked(0.5, {}, { covers: [{ ...pen(0.5), dispatchedOn: '2026-11-02' }] }).notBefore).toBe('2026-11-23')
  })

  it('C-9: of another medicine is the lowest, also for two prescribers, a week after the last of this one', () => {
    const changed = asked(1, {}, { medicine: 'mounjaro' })
    expect(changed).toMatchObject({
      allowed: [2.5],
      withSecondSignature: [],
      suggestion: 2.5,
      notBefore: '2026-11-23',
      firstDoseFrom: '2026-11-23',
    })
    expect(changed.reasons).toEqual([
      'They are changing from Wegovy, so treatment starts at the lowest dose, 2.5 mg.',
      'The first dose comes at least 7 days after the last dose of the other medicine: not before 23 Nov 2026.',
    ])
    expect(verdictOn(10, 'mounjaro', asked(2.4, {}, { medicine: 'mounjaro' }))).toEqual({
      is: 'refused',
      because: 'They are changing from Wegovy, so treatment starts at the lowest dose, 2.5 mg.',
    })
    const unknown = asked(1, null, { medicine: 'mounjaro' })
    expect(unknown.reasons.at(-1)).toContain('is not recorded')
    expect(unknown.firstDoseFrom).toBe('2026-11-29')
    const soon = { medicine: 'mounjaro', today: '2026-11-20' } as const
    expect(asked(1, null, { ...soon, today: '2026-11-14' })).toMatchObject({
      notBefore: '2026-11-22',
      firstDoseFrom: '2026-11-21',
    })
    expect(asked(1, { ...on(18) }, soon)).toMatchObject({ notBefore: '2026-11-25', firstDoseFrom: '2026-11-25' })
    expect(asked(1, { ...on(14) }, soon)).toMatchObject({ notBefore: '2026-11-22', firstDoseFrom: '2026-11-21' })
  })

  it('C-9, C-18: of another medicine waits a week after a dose that was due since the check-in', () => {
    const change = (day: number, checkIn: Partial<CheckIn> | null = {}, part: Partial<Repeat> = {}) =>
      asked(1, checkIn, { medicine: 'mounjaro', today: `2026-11-${day}`, ...part }).firstDoseFrom
    // Answered on the 19th, with doses on the 2nd, 9th and 16th: the last one of the pen is due on the 23rd.
    expect([22, 23, 24, 29].map((day) => change(day))).toEqual(['2026-11-23', ...Array(3).fill('2026-11-30')])
    // Reported as not taken by then, it is not presumed.
    expect(change(25, { on: '2026-11-23' })).toBe('2026-11-23')
    expect(change(25, { on: '2026-11-22' })).toBe('2026-11-30')
    // By the weekday that they named, and by the rhythm of the days that they reported.
    expect(change(25, { on: '2026-11-23' }, { injectionDay: 3 })).toBe('2026-12-02')
    expect(change(26, { on: '2026-11-23', ...on(4, 11, 18) })).toBe('2026-12-02')
    // Once the pen is over, no dose can have been taken from it.
    const until = { covers: [{ ...pen(1), until: '2026-11-25' }] }
    expect(change(26, { on: '2026-11-23', ...on(4, 11, 18) }, until)).toBe('2026-11-25')
    // Nothing reported: as if the last dose were today's.
    expect(change(24, { ...on(), missedDoses: 1 })).toBe('2026-12-01')
  })
})

describe('for any treatment and any answers', () => {
  const medicines = Object.keys(ladders) as MedicineKey[]
  const medicine = fc.constantFrom(...medicines)
  const day = fc.integer({ min: 0, max: 120 }).map((days) => addDays('2026-10-01', days))
  const checkIn: fc.Arbitrary<CheckIn> = fc.record({
    on: day,
    wish: fc.constantFrom('up', 'same', 'down', 'pause', 'stop'),
    worstSymptom: fc.integer({ min: 0, max: 3 }),
    hasRedFlag: fc.boolean(),
    missedDoses: fc.option(fc.integer({ min: 0, max: 4 })),
    takenOn: fc.array(day, { maxLength: 8 }).map((days) => days.toSorted()),
    lastDoseOn: fc.option(day),
    fluids: fc.constantFrom('enough', 'little', 'hardly', null),
    mood: fc.constantFrom('usual', 'low', 'harm', null),
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
    weights: fc
      .array(fc.record({ on: day, kg: fc.double({ min: 40, max: 200, noNaN: true }), isVerified: fc.boolean() }))
      .map((weights) => weights.toSorted((one, other) => one.on.localeCompare(other.on))),
    injectionDay: fc.constantFrom(null, 1, 2, 3, 4, 5, 6, 7),
    isLocked: fc.boolean(),
    isAnaestheticPlanned: fc.boolean(),
    today: day,
  })
  const all = ({ allowed, withSecondSignature }: ReturnType<typeof nextDoses>) => [...allowed, ...withSecondSignature]

  const last = ({ covers }: Repeat) => covers.at(-1) as Repeat['covers'][number]
  /** Whether it offers more than the current dose, to one prescriber or two. */
  const rises = (given: Repeat) => {
    const { medicine: from, mg } = last(given)
    return from === given.medicine && all(nextDoses(given)).some((one) => one > mg)
  }
  /** A patient whom nothing keeps from the next rung, with these changes. */
  const belowTheTop = medicine.chain((key) => fc.tuple(fc.constant(key), fc.nat({ max: ladders[key].length - 2 })))
  const wellOne = belowTheTop.map(
    ([key, rung]): Repeat => ({
      is: 'repeat',
      medicine: key,
      covers: [pen(ladders[key][rung] as number, key)],
      checkIn: well,
      bmi: 30,
      weights: [],
      injectionDay: null,
      isLocked: false,
      isAnaestheticPlanned: false,
      today,
    }),
  )

  it('only a reason blocks the next rung', () =>
    fc.assert(fc.property(wellOne, (given) => void expect(rises(given)).toBe(true))))

  it('a rise needs everything that the rules require', () => {
    const reported = fc.record(
      {
        on: fc.constantFrom('2026-11-14', '2026-11-15', '2026-11-22', '2026-11-23'),
        wish: fc.constantFrom('up', 'same', 'down' as const),
        worstSymptom: fc.integer({ min: 0, max: 3 }),
        hasRedFlag: fc.boolean(),
        missedDoses: fc.constantFrom(0, 1, 3, null),
        takenOn: fc.constantFrom(
          ...[
            [2, 9, 16],
            [2, 9, 10],
            [2, 16],
            [2, 5, 12],
            [2, 4, 11],
          ].map((days) => on(...days).takenOn ?? []),
        ),
        fluids: fc.constantFrom('enough', 'little', 'hardly', null),
        mood: fc.constantFrom('usual', 'low', 'harm', null),
        isAnaestheticPlanned: fc.boolean(),
      },
      { requiredKeys: [] },
    )
    const part = fc.record(
      {
        bmi: fc.constantFrom(18, 21.9, 24.9, 25, 31, null),
        isLocked: fc.boolean(),
        isAnaestheticPlanned: fc.boolean(),
        today: fc.constantFrom('2026-11-22', '2026-11-25', '2026-12-06', '2027-02-01'),
        weights: fc.constantFrom([], [weighed('2026-10-25', 100), weighed('2026-11-19', 90)]),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(wellOne, reported, part, (one, said, change) => {
        const takenOn = said.takenOn ?? well.takenOn
        const checkIn: CheckIn = { ...well, ...said, takenOn, lastDoseOn: takenOn.at(-1) ?? null }
        const given: Repeat = { ...one, ...change, checkIn }
        if (!rises(given)) return
        const age = (Date.parse(given.today) - Date.parse(checkIn.on)) / 86_400_000
        expect([age >= 0 && age <= 7, checkIn.wish, checkIn.worstSymptom <= 1]).toEqual([true, 'up', true])
        expect([checkIn.hasRedFlag, given.isLocked, checkIn.missedDoses]).toEqual([false, false, 0])
        expect([checkIn.fluids === 'hardly', checkIn.mood === 'low', checkIn.mood === 'harm']).not.toContain(true)
        expect([given.isAnaestheticPlanned, checkIn.isAnaestheticPlanned, given.weights.length > 0]).not.toContain(true)
        expect(given.bmi ?? 0).toBeGreaterThanOrEqual(25)
        expect([on(2, 9, 16).takenOn, on(2, 5, 12).takenOn]).toContainEqual(takenOn)
        expect(given.today <= '2026-12-05').toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })

  it('C-10: no rise with a symptom worse than mild, little drinking, low mood or a tenth lost in four weeks', () =>
    fc.assert(
      fc.property(wellOne, checkIn, fc.double({ min: 10.01, max: 30, noNaN: true }), (given, reported, percent) => {
        const isHeld =
          reported.worstSymptom > 1 ||
          reported.fluids === 'hardly' ||
          reported.mood === 'low' ||
          reported.mood === 'harm'
        const { worstSymptom, fluids, mood } = reported
        const own = { ...given, checkIn: { ...well, worstSymptom, fluids, mood } }
        expect(rises(own)).toBe(!isHeld)
        const weights = [weighed('2026-10-25', 100), weighed('2026-11-19', 100 - percent)]
        expect(rises({ ...own, weights })).toBe(false)
      }),
    ))

  it('C-10: with a severe symptom one prescriber never gives as much as the current dose', () =>
    fc.assert(
      fc.property(repeat, checkIn, (given, reported) => {
        const offer = nextDoses({ ...given, checkIn: { ...reported, worstSymptom: 3 } })
        if (last(given).medicine !== given.medicine) expect(offer.allowed).toEqual([])
        else for (const mg of offer.allowed) expect(mg).toBeLessThan(last(given).mg)
        expect(rises({ ...given, checkIn: { ...reported, worstSymptom: 3 } })).toBe(false)
      }),
    ))

  it('C-3: no rise after injections on one day or on consecutive days, or two days apart on Mounjaro', () =>
    fc.assert(
      fc.property(wellOne, fc.constantFrom(0, 1, 2), fc.constantFrom(2, 9), (given, apart, first) => {
        const days = [2, 9, 16].flatMap((day) => (day === first ? [day, day + apart] : [day]))
        if (given.medicine === 'mounjaro' || apart < 2)
          expect(rises({ ...given, checkIn: { ...well, ...on(...days) } })).toBe(false)
      }),
    ))

  it('C-1: no rise under a BMI of 25, no dose by one prescriber under 22, and none at all under 18.5', () =>
    fc.assert(
      fc.property(repeat, fc.double({ min: 14, max: 25, noNaN: true, maxExcluded: true }), (given, bmi) => {
        const offer = nextDoses({ ...given, bmi })
        expect(rises({ ...given, bmi })).toBe(false)
        if (bmi < 22) expect([offer.allowed, offer.suggestion]).toEqual([[], null])
        if (bmi < 18.5) expect(all(offer)).toEqual([])
      }),
    ))

  it('C-9: after a change of medicine the lowest or none, with a first day a week after the last dose', () =>
    fc.assert(
      fc.property(repeat, (given) => {
        const offer = nextDoses(given)
        const isChange = last(given).medicine !== given.medicine
        if (!isChange || all(offer).length === 0) return void expect(offer.firstDoseFrom).toBeNull()
        expect(all(offer)).toEqual([lowestDose(given.medicine)])
        const reported = [...(given.checkIn?.takenOn ?? []), given.checkIn?.lastDoseOn ?? '']
        const known = reported.filter((day) => day !== '' && day <= (given.checkIn?.on ?? '')).toSorted()
        const [reportedOn, countedOn] = [known.at(-1) ?? given.today, addDays(offer.firstDoseFrom ?? '', -7)]
        expect(countedOn >= reportedOn).toBe(true)
        // Only a dose of the pen that was due since the check-in makes it later.
        const isDueSince = countedOn > (given.checkIn?.on ?? '') && countedOn <= given.today
        expect(countedOn === reportedOn || (isDueSince && countedOn < last(given).until)).toBe(true)
        expect((offer.notBefore ?? '') >= (offer.firstDoseFrom ?? '')).toBe(true)
      }),
    ))

  it('C-15: after more than eight weeks the lowest or none, whoever signs', () =>
    fc.assert(
      fc.property(repeat, fc.integer({ min: 57, max: 900 }), (given, days) => {
        const offer = nextDoses({ ...given, checkIn: null, today: addDays(last(given).until, days) })
        for (const mg of all(offer)) expect(mg).toBe(lowestDose(given.medicine))
      }),
    ))

  it('C-18: doses due after the check-in change nothing while the pen lasts', () =>
    fc.assert(
      fc.property(wellOne, fc.integer({ min: 0, max: 7 }), (given, days) => {
        const later = { ...given, today: addDays(well.on, days) }
        expect(nextDoses(later).suggestion).toBe(nextDoses(given).suggestion)
      }),
    ))

  it('no rung is skipped upwards, none is off the ladder, and there is always a reason', () =>
    fc.assert(
      fc.property(repeat, (given) => {
        const { medicine: from, mg: had } = last(given)
        const offer = nextDoses(given)
        expect(all(offer).every((mg) => isOnLadder(given.medicine, mg))).toBe(true)
        const most = from === given.medicine ? rungOf(given.medicine, had) + 1 : 0
        for (const mg of all(offer)) expect(rungOf(given.medicine, mg)).toBeLessThanOrEqual(most)
        const refused = offer.refused.map(({ mg }) => mg)
        expect([...all(offer), ...refused].toSorted((one, other) => one - other)).toEqual(ladders[given.medicine])
        expect(offer.reasons.length).toBeGreaterThan(0)
        expect(offer.suggestion === null || offer.allowed.includes(offer.suggestion)).toBe(true)
        expect(offer.allowed.some((mg) => offer.withSecondSignature.includes(mg))).toBe(false)
      }),
    ))

  it('a gap never leads to a higher dose, and one prescriber alone then gives the lowest or none', () =>
    fc.assert(
      fc.property(repeat, checkIn, fc.integer({ min: 1, max: 9 }), (given, reported, missedDoses) => {
        const offer = nextDoses({ ...given, checkIn: { ...reported, missedDoses } })
        const { medicine: from, mg: had } = last(given)
        if (from === given.medicine) for (const mg of all(offer)) expect(mg).toBeLessThanOrEqual(had)
        if (missedDoses >= 3) expect([[], [lowestDose(given.medicine)]]).toContainEqual(offer.allowed)
      }),
    ))

  it('the patient gets the same reasons, in the second person', () =>
    fc.assert(
      fc.property(repeat, (given) => {
        const [desk, own] = [nextDoses(given), nextDoses({ ...given, says: ownDoseReasons })]
        expect({ ...own, reasons: [], refused: [] }).toEqual({ ...desk, reasons: [], refused: [] })
        expect(own.reasons).toHaveLength(desk.reasons.length)
        expect(own.reasons.join(' ')).not.toMatch(/\b(they|their|them)\b|signature|rung/i)
      }),
    ))

  it('every refusal has a reason', () =>
    fc.assert(
      fc.property(repeat, fc.constantFrom(0.1, ...ladders.wegovy, ...ladders.mounjaro, 7.2), (given, mg) => {
        const verdict = verdictOn(mg, given.medicine, nextDoses(given))
        if (verdict.is === 'refused') {
          expect(verdict.because.length).toBeGreaterThan(10)
          expect(verdict.because).not.toMatch(/not among the doses|not offered here/)
        }
      }),
    ))
})
