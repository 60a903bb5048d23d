import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  adviceOn,
  type CompanionWeek,
  companionPeriod,
  isCompanionOpen,
  isRemindedOf,
  isWritable,
  movable,
  noteProblem,
  reminderDue,
  summaryOf,
  type Thing,
  type WeeklyNote,
  weekOf,
  weeksOf,
} from './companion.ts'

const note = (more: Partial<WeeklyNote> = {}): WeeklyNote => ({
  scales: { sleep: null, focus: null, mood: null, appetite: null },
  vitals: null,
  weightKg: null,
  words: '',
  ...more,
})
const scales = (more: object) => ({ sleep: null, focus: null, mood: null, appetite: null, ...more })
const thing = (id: string, isDone = false): Thing => ({ id, words: id, isDone })

describe('the companion', () => {
  const period = companionPeriod('2026-01-14')

  it('lasts six months from the day of the assessment', () => {
    expect(period).toEqual({ from: '2026-01-14', until: '2026-07-14' })
    expect(companionPeriod('2026-08-31').until).toBe('2027-02-28')
    expect(isCompanionOpen(period, '2026-01-13')).toBe(false)
    expect(isCompanionOpen(period, '2026-01-14')).toBe(true)
    expect(isCompanionOpen(period, '2026-07-13')).toBe(true)
    expect(isCompanionOpen(period, '2026-07-14')).toBe(false)
  })

  it('counts in weeks from Monday, the newest first, and has no week after its end', () => {
    expect(weekOf('2026-01-18')).toBe('2026-01-12')
    expect(weekOf('2026-01-19')).toBe('2026-01-19')
    expect(weeksOf(period, '2026-01-27')).toEqual(['2026-01-26', '2026-01-19', '2026-01-12'])
    expect(weeksOf(period, '2026-09-01').at(0)).toBe('2026-07-13')
    expect(weeksOf(companionPeriod('2026-01-12'), '2026-08-01').at(0)).toBe('2026-07-06')
  })

  it('is written for this week, the next and two weeks back, and for no other', () => {
    const writable = (week: string, today = '2026-03-18') => isWritable(week, period, today)
    expect(['2026-03-02', '2026-03-09', '2026-03-16', '2026-03-23'].map((week) => writable(week))).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(writable('2026-02-23')).toBe(false)
    expect(writable('2026-03-30')).toBe(false)
    expect(writable('2026-03-17')).toBe(false)
    expect(writable('2026-01-12', '2026-01-14')).toBe(true)
    expect(writable('2026-01-05', '2026-01-14')).toBe(false)
    expect(writable('2026-07-13', '2026-07-13')).toBe(true)
    expect(writable('2026-07-13', '2026-07-14')).toBe(false)
  })
})

describe('things that were not done', () => {
  it('can be moved to the next week, each once', () => {
    const before = [thing('a', true), thing('b'), thing('c')]
    expect(movable(before, [])).toEqual([thing('b'), thing('c')])
    expect(movable(before, [thing('b', true)])).toEqual([thing('c')])
  })
})

describe('a weekly note', () => {
  it('needs one answer, word or figure', () => {
    expect(noteProblem(note(), '2026-03-16')).toBe('nothing')
    expect(noteProblem(note({ words: '  ' }), '2026-03-16')).toBe('nothing')
    expect(noteProblem(note({ scales: scales({ focus: 0 }) }), '2026-03-16')).toBeNull()
    expect(noteProblem(note({ words: 'A good week.' }), '2026-03-16')).toBeNull()
    expect(noteProblem(note({ weightKg: 70 }), '2026-03-16')).toBeNull()
  })

  it('refuses figures that nobody has, and says when two may have been swapped', () => {
    const vitals = { systolic: 124, diastolic: 82, pulse: 70 }
    expect(noteProblem(note({ vitals }), '2026-03-16')).toBeNull()
    expect(noteProblem(note({ vitals: { ...vitals, pulse: 7 } }), '2026-03-16')).toBe('vitals')
    expect(noteProblem(note({ vitals: { ...vitals, systolic: 80, diastolic: 120 } }), '2026-03-16')).toBe(
      'wrong way round',
    )
    expect(noteProblem(note({ weightKg: 7 }), '2026-03-16')).toBe('weight')
    expect(noteProblem(note({ weightKg: 700 }), '2026-03-16')).toBe('weight')
  })

  it('with the lowest mood shows who listens, and no other answer does', () => {
    for (const mood of [null, 0, 1, 2, 3, 4])
      expect(adviceOn(note({ scales: scales({ mood, sleep: 0 }) }))).toEqual(mood === 0 ? ['help'] : [])
  })

  it.each([
    [{ systolic: 139, diastolic: 89, pulse: 120 }, []],
    [{ systolic: 140, diastolic: 80, pulse: 70 }, ['high']],
    [{ systolic: 130, diastolic: 90, pulse: 70 }, ['high']],
    [{ systolic: 130, diastolic: 80, pulse: 121 }, ['high']],
  ] as const)('with %o says %o, by the bounds of the policy', (vitals, advice) => {
    expect(adviceOn(note({ vitals }))).toEqual(advice)
  })
})

describe('the summary', () => {
  it('counts what was done, and compares the first four answers with the last four', () => {
    const weeks: CompanionWeek[] = Array.from({ length: 9 }, (_, place) => ({
      week: `2026-03-${String(place + 10)}`,
      things: [thing('x', place % 2 === 0), thing('y')],
      note: note({ scales: scales({ sleep: place < 4 ? 1 : 3, focus: place < 7 ? 2 : null }) }),
    }))
    const { course, ...counts } = summaryOf(weeks.toReversed())
    expect(counts).toEqual({ weeks: 9, noted: 9, done: 5 })
    expect(course).toEqual({ sleep: { first: 1, last: 3 }, focus: null, mood: null, appetite: null })
  })

  it('is the same in whatever order the weeks come', () => {
    const week = fc.record({
      week: fc.integer({ min: 10, max: 28 }).map((day) => `2026-03-${day}`),
      things: fc.constant([] as Thing[]),
      note: fc.integer({ min: 0, max: 4 }).map((mood) => note({ scales: scales({ mood }) })),
    })
    fc.assert(
      fc.property(fc.uniqueArray(week, { selector: (one) => one.week }), (weeks) => {
        expect(summaryOf(weeks.toReversed())).toEqual(summaryOf(weeks))
      }),
    )
  })
})

describe('reminders', () => {
  it.each([
    ['2026-03-16', 7, null],
    ['2026-03-16', 8, 'plan'],
    ['2026-03-16', 10, 'plan'],
    ['2026-03-16', 11, null],
    ['2026-03-17', 8, null],
    ['2026-03-22', 17, null],
    ['2026-03-22', 18, 'note'],
    ['2026-03-22', 21, null],
  ] as const)('on %s at %i o’clock: %s', (day, hour, due) => {
    expect(reminderDue(day, hour)).toBe(due)
  })

  it('are left out where the plan or the note is there', () => {
    const week = { week: '2026-03-16', things: [], note: null }
    expect(isRemindedOf('plan', week)).toBe(true)
    expect(isRemindedOf('plan', { ...week, things: [thing('a')] })).toBe(false)
    expect(isRemindedOf('note', week)).toBe(true)
    expect(isRemindedOf('note', { ...week, note: note({ words: 'So-so.' }) })).toBe(false)
  })
})
