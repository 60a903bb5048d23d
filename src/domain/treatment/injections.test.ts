import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../appointments/calendar.ts'
import type { MedicineKey } from '../medicines/medicines.ts'
import type { CheckIn } from './check-in.ts'
import { closeDoses, doseIntervals, type InjectionDay, missedIn } from './injections.ts'
import { missedBeforeNext, takenDoses } from './taken-doses.ts'

/** Days of November 2026, of which the second is a Monday. */
const november = (...days: readonly number[]) => days.map((day) => addDays('2026-10-31', day))
const kinds = (medicine: MedicineKey, days: readonly number[], usual: InjectionDay = null) =>
  doseIntervals(medicine, november(...days), usual).intervals.map(({ is }) => is)

describe('C-3: the interval between two injections', () => {
  it.each<[MedicineKey, readonly number[], InjectionDay, readonly string[]]>([
    ['wegovy', [2, 9, 16], null, ['weekly', 'weekly']],
    ['wegovy', [2], null, []],
    ['wegovy', [], null, []],
    // Late within the window of each medicine, and a day beyond it.
    ['wegovy', [2, 14], null, ['late']],
    ['wegovy', [2, 15], null, ['missed']],
    ['mounjaro', [2, 13], null, ['late']],
    ['mounjaro', [2, 14], null, ['missed']],
    // Back to the usual day after a late dose: at least two days for Wegovy, three for Mounjaro.
    ['wegovy', [2, 14, 16], null, ['late', 'back on day']],
    ['wegovy', [2, 14, 16], 1, ['late', 'back on day']],
    ['wegovy', [14, 16], 1, ['back on day']],
    ['wegovy', [14, 16], null, ['too close']],
    ['wegovy', [2, 14, 16], 3, ['late', 'too close']],
    ['mounjaro', [2, 13, 16], null, ['late', 'back on day']],
    ['mounjaro', [2, 14, 16], null, ['missed', 'too close']],
    ['wegovy', [2, 15, 16], null, ['missed', 'double dose']],
    // Not a late dose, because the one that was due had been taken.
    ['wegovy', [2, 7, 9], 1, ['changed day', 'too close']],
    // A changed day leaves at least three days, once.
    ['wegovy', [2, 5, 12], null, ['changed day', 'weekly']],
    ['mounjaro', [2, 5, 12], null, ['changed day', 'weekly']],
    ['wegovy', [2, 4, 11], null, ['too close', 'weekly']],
    ['mounjaro', [2, 4, 11], 1, ['too close', 'weekly']],
    ['wegovy', [2, 8, 15], null, ['changed day', 'weekly']],
    ['wegovy', [2, 5, 8], null, ['changed day', 'too close']],
    ['mounjaro', [2, 5, 8, 11], null, ['changed day', 'too close', 'too close']],
    // A double dose.
    ['wegovy', [2, 2, 9], null, ['double dose', 'weekly']],
    ['mounjaro', [2, 3, 10], null, ['double dose', 'weekly']],
    ['wegovy', [2, 3, 4, 5], null, ['double dose', 'double dose', 'double dose']],
  ])('%s on %j, usually on %s', (medicine, days, usual, expected) => {
    expect(kinds(medicine, days, usual)).toEqual(expected)
  })

  it('is reported with its days, and counted', () => {
    expect(doseIntervals('wegovy', november(16, 2, 3, 5, 26), null)).toEqual({
      intervals: [
        { from: '2026-11-02', to: '2026-11-03', days: 1, is: 'double dose' },
        { from: '2026-11-03', to: '2026-11-05', days: 2, is: 'too close' },
        { from: '2026-11-05', to: '2026-11-16', days: 11, is: 'late' },
        { from: '2026-11-16', to: '2026-11-26', days: 10, is: 'late' },
      ],
      missed: 0,
      late: 2,
      tooClose: 1,
      doubleDoses: 1,
    })
    expect(doseIntervals('mounjaro', november(1, 15, 29), null).missed).toBe(2)
  })

  it.each([
    ['wegovy', [7, 12, 13, 19, 20, 26, 27], [0, 0, 1, 1, 2, 2, 3]],
    ['mounjaro', [7, 11, 12, 18, 19, 0, -5], [0, 0, 1, 1, 2, 0, 0]],
  ] as const)('of %s leave out no dose that may still be taken late', (medicine, days, left) => {
    expect(days.map((count) => missedIn(medicine, count))).toEqual(left)
  })

  it('is always flagged where two injections are on the same or the next day', () =>
    fc.assert(
      fc.property(
        fc.constantFrom<MedicineKey>('wegovy', 'mounjaro'),
        fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 6 }),
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 0, max: 1 }),
        fc.constantFrom<InjectionDay>(null, 1, 2, 3, 4, 5, 6, 7),
        (medicine, others, day, apart, usual) => {
          const days = november(...others, day, day + apart)
          expect(doseIntervals(medicine, days, usual).doubleDoses).toBeGreaterThan(0)
        },
      ),
    ))

  it('never counts as a return or a change where it is shorter than the product allows', () =>
    fc.assert(
      fc.property(
        fc.constantFrom<MedicineKey>('wegovy', 'mounjaro'),
        fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 8 }),
        fc.constantFrom<InjectionDay>(null, 1, 2, 3, 4, 5, 6, 7),
        (medicine, days, usual) => {
          const { intervals } = doseIntervals(medicine, november(...days), usual)
          for (const { days: between, is } of intervals) {
            if (is === 'back on day') expect(between).toBeGreaterThanOrEqual(medicine === 'wegovy' ? 2 : 3)
            if (is === 'changed day') expect(between).toBeGreaterThanOrEqual(3)
            if (is === 'weekly') expect(between).toBe(7)
          }
          expect(intervals.filter(({ is }) => is === 'changed day').length).toBeLessThanOrEqual(1)
        },
      ),
    ))
})

describe('C-18: the doses of a pen', () => {
  const pen = { medicine: 'wegovy', from: '2026-11-02', until: '2026-11-30' } as const
  const checkIn = (on: number, days: readonly number[], part: Partial<CheckIn> = {}): CheckIn => ({
    on: november(on)[0] as string,
    wish: 'same',
    worstSymptom: 0,
    hasRedFlag: false,
    missedDoses: 0,
    takenOn: november(...days),
    lastDoseOn: november(...days).at(-1) ?? null,
    fluids: 'enough',
    mood: 'usual',
    isAnaestheticPlanned: false,
    ...part,
  })

  it.each<[string, CheckIn, number | null, number, string | null]>([
    ['all taken', checkIn(19, [2, 9, 16]), 0, 0, '2026-11-16'],
    ['one late', checkIn(19, [2, 12, 19]), 0, 1, '2026-11-19'],
    ['one still to be taken late', checkIn(27, [2, 9, 16]), 0, 1, '2026-11-16'],
    ['one too late to take', checkIn(29, [2, 9, 16]), 1, 0, '2026-11-16'],
    ['one left out between', checkIn(19, [2, 16]), 1, 0, '2026-11-16'],
    ['begun on another day of the week', checkIn(19, [8, 15]), 0, 0, '2026-11-15'],
    ['begun a week late', checkIn(21, [14, 21]), 1, 0, '2026-11-21'],
    ['more told than the days show', checkIn(19, [2, 9, 16], { missedDoses: 2 }), 2, 0, '2026-11-16'],
    ['not known how many', checkIn(19, [2, 16], { missedDoses: null }), null, 0, '2026-11-16'],
    ['none reported', checkIn(19, [], { missedDoses: 1 }), 2, 1, null],
    ['one of a day to come', checkIn(10, [2, 9, 16]), 0, 0, '2026-11-09'],
    ['known otherwise', checkIn(19, [], { lastDoseOn: '2026-11-16' }), 1, 0, '2026-11-16'],
  ])('%s', (_, told, missed, late, lastOn) => {
    expect(takenDoses(pen, told, null)).toMatchObject({ missed, late, lastOn })
  })

  it.each<[string, CheckIn | null, string, string]>([
    ['no check-in while the pen lasts', null, '2026-11-30', 'none'],
    ['no check-in, a week and its late days later', null, '2026-12-06', 'few'],
    ['no check-in, three weeks later', null, '2026-12-15', 'many'],
    ['not told', checkIn(19, [2, 9, 16], { missedDoses: null }), '2026-11-22', 'not known'],
    ['a gap before the check-in', checkIn(30, [2, 8]), '2026-11-30', 'many'],
    ['the day before it is one', checkIn(29, [2, 8]), '2026-11-29', 'few'],
    ['a gap before the check-in that goes on after it', checkIn(29, [2, 9], { missedDoses: 2 }), '2026-12-01', 'many'],
    ['the day before that is one', checkIn(29, [2, 9], { missedDoses: 2 }), '2026-11-30', 'few'],
    ['the same, where the last dose of the pen can still be taken late', checkIn(28, [2, 9]), '2026-12-01', 'few'],
    ['no dose of the pen by the check-in', checkIn(30, [], { missedDoses: 2 }), '2026-11-30', 'many'],
    [
      'four doses by the check-in, so that none is left to be taken late',
      checkIn(28, [2, 9, 12, 19]),
      '2026-12-02',
      'few',
    ],
    ['injections from another pen later than this one lasts', checkIn(30, [2, 9, 16, 23, 30]), '2026-12-08', 'none'],
  ])('%s', (_, told, today, missed) => {
    expect(missedBeforeNext(pen, told, null, today)).toBe(missed)
  })
})

describe('C-3 the question to the patient matches the flag at the desk', () => {
  it('C-3 a late Wegovy dose with the usual day two days later is not queried; the same on Mounjaro is', () => {
    expect(closeDoses('wegovy', november(2, 14, 16), 1)).toBeNull()
    expect(closeDoses('mounjaro', november(2, 14, 16), 1)).toEqual(november(14, 16))
  })

  it('C-3 is asked exactly where an interval is too close or a double dose', () => {
    const days = fc.uniqueArray(fc.integer({ min: 1, max: 28 }), { maxLength: 6 })
    fc.assert(
      fc.property(fc.constantFrom('wegovy' as const, 'mounjaro' as const), days, (medicine, taken) => {
        const { tooClose, doubleDoses } = doseIntervals(medicine, november(...taken), 1)
        expect(closeDoses(medicine, november(...taken), 1) !== null).toBe(tooClose + doubleDoses > 0)
      }),
    )
  })
})
