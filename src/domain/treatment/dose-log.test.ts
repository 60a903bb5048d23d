import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../appointments/calendar.ts'
import {
  doseDoubt,
  doseProblem,
  dueDoses,
  type InjectionSite,
  injectionSites,
  type LoggedDose,
  mostPerDay,
  settledOf,
  suggestedSite,
  takenDays,
  unloggedDoses,
} from './dose-log.ts'
import { dosesLeft, injectionsLeft } from './injections.ts'

/** A pen whose doses are due on the Mondays 2, 9, 16 and 23 November 2026. */
const pen = { from: '2026-11-02', until: '2026-11-30', medicine: 'mounjaro' } as const
const on = (day: number) => addDays('2026-10-31', day)
const taken = (...days: readonly number[]): LoggedDose[] => days.map((day) => ({ is: 'taken', on: on(day) }))
const missed = (...days: readonly number[]): LoggedDose[] => days.map((day) => ({ is: 'missed', on: on(day) }))
const leftOn = (day: number, logged: readonly LoggedDose[]) => {
  const settled = settledOf(dueDoses([pen], 1, logged))
  return {
    inPen: dosesLeft([pen], 1, on(day), settled).inPen,
    next: injectionsLeft([pen], 1, on(day), settled.settled)[0],
  }
}

describe('what is logged counts', () => {
  it.each<[string, number, readonly LoggedDose[], number, string | undefined]>([
    ['nothing is logged: every dose is presumed taken on its day', 9, [], 3, on(9)],
    ['today’s dose is logged: the next is next week’s', 9, taken(2, 9), 2, on(16)],
    ['a dose was taken two days early', 7, taken(7), 2, on(16)],
    ['a dose was taken three days late', 12, taken(2, 12), 2, on(16)],
    ['one was missed', 10, missed(9), 2, on(16)],
    ['two were taken in one week: the pen holds one fewer', 10, taken(2, 9, 10), 1, on(16)],
    ['both on one day', 9, taken(2, 9, 9), 1, on(16)],
    ['all are taken', 24, taken(2, 9, 16, 23), 0, undefined],
  ])('%s', (_, day, logged, inPen, next) => expect(leftOn(day, logged)).toEqual({ inPen, next }))

  it('a double dose from an earlier pen does not empty the next', () => {
    const next = { from: '2026-11-30', until: '2026-12-28', medicine: 'mounjaro' } as const
    const settled = settledOf(dueDoses([pen, next], 1, taken(2, 3)))
    expect(settled.extra).toEqual([on(3)])
    expect(dosesLeft([pen, next], 1, '2026-12-01', settled).inPen).toBe(3)
  })

  it('a dose that was taken outranks a note that it was missed', () => {
    const [, second] = dueDoses([pen], 1, [...missed(9), ...taken(10)]).due
    expect(second).toEqual({ on: on(9), logged: { is: 'taken', on: on(10) } })
  })

  it('settles no due day twice, invents none, and never leaves more doses than without the log', () => {
    const entry = fc.record({ is: fc.constantFrom('taken', 'missed'), on: fc.integer({ min: 1, max: 35 }).map(on) })
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 12 }), fc.integer({ min: 1, max: 30 }), (logged, day) => {
        const found = dueDoses([pen], 1, logged as LoggedDose[])
        const entries = found.due.flatMap((due) => (due.logged ? [due.logged] : []))
        expect(new Set(entries).size).toBe(entries.length)
        expect(entries.every((one) => logged.includes(one))).toBe(true)
        expect(dosesLeft([pen], 1, on(day), settledOf(found)).inPen).toBeLessThanOrEqual(
          dosesLeft([pen], 1, on(day)).inPen,
        )
      }),
    )
  })
})

describe('a due day about which nothing is logged', () => {
  it.each<[string, readonly LoggedDose[], readonly string[]]>([
    ['is not asked about before anything is logged', [], []],
    ['is asked about once the day has passed', taken(2), [on(9)]],
    ['is not asked about where it was missed', [...taken(2), ...missed(9)], []],
    ['of before the first entry is not asked about', taken(9), []],
  ])('%s', (_, logged, asked) => {
    expect(unloggedDoses(dueDoses([pen], 1, logged), logged, on(16))).toEqual(asked)
  })
})

describe('a dose that is too close to another', () => {
  it.each<[string, 'mounjaro' | 'wegovy', readonly number[], number, ReturnType<typeof doseDoubt>]>([
    ['a week later is nothing to ask about', 'mounjaro', [2], 9, null],
    ['a late dose, and back on the day, are nothing to ask about', 'mounjaro', [2, 13], 16, null],
    ['the same day', 'mounjaro', [2], 2, { is: 'double dose', other: on(2) }],
    ['the next day', 'mounjaro', [2], 3, { is: 'double dose', other: on(2) }],
    ['two days later', 'wegovy', [2], 4, { is: 'too close', other: on(2) }],
    ['two days before one that is logged already', 'mounjaro', [2, 11], 9, { is: 'too close', other: on(11) }],
    ['one changed day in a pack', 'mounjaro', [2], 7, null],
    ['another changed day in the same pack', 'mounjaro', [2, 7], 12, { is: 'too close', other: on(7) }],
    ['changed days of packs long ago do not count', 'mounjaro', [-40, -35, 2], 7, null],
    ['a double dose that was confirmed earlier is not asked about again', 'mounjaro', [2, 2], 9, null],
  ])('%s', (_, medicine, days, day, doubt) => {
    expect(doseDoubt(medicine, days.map(on), on(day), 1)).toEqual(doubt)
  })
})

it('the days of doses taken leave out those that were missed, earliest first', () => {
  expect(takenDays([...taken(9), ...missed(16), ...taken(2)])).toEqual([on(2), on(9)])
})

it('an entry between two due days is about the nearer one', () => {
  const { due } = dueDoses([pen], 1, taken(13, 5))
  expect(due.map(({ logged }) => logged?.on ?? null)).toEqual([on(5), null, on(13), null])
})

describe('what cannot be logged', () => {
  const about = { now: Date.parse('2026-11-09T10:00:00Z'), firstOn: on(1), sameDay: 0 }
  it.each<[string, string, string | null, Partial<typeof about>, ReturnType<typeof doseProblem>]>([
    ['today, just now', on(9), '10:00', {}, null],
    ['a clock that is a little ahead', on(9), '10:14', {}, null],
    ['later today', on(9), '10:16', {}, 'to come'],
    ['tomorrow', on(10), null, {}, 'to come'],
    ['today, without a time', on(9), null, {}, null],
    ['before the first pen was sent', '2026-10-31', null, {}, 'before treatment'],
    ['one more than any day can have', on(9), null, { sameDay: mostPerDay }, 'too many'],
  ])('%s', (_, day, time, more, problem) => {
    expect(doseProblem({ on: day, time }, { ...about, ...more })).toBe(problem)
  })
})

describe('the next place for an injection', () => {
  const used = (...sites: readonly InjectionSite[]) => sites.map((site) => ({ is: 'taken' as const, on: on(2), site }))

  it.each<[string, readonly InjectionSite[], InjectionSite]>([
    ['begins with the stomach', [], 'stomach-left'],
    ['goes on to the other side', ['stomach-left'], 'stomach-right'],
    ['is the one that was used longest ago', ['thigh-left', 'stomach-right', 'stomach-left'], 'thigh-right'],
    ['begins again once all were used', ['thigh-right', 'thigh-left', 'stomach-right', 'stomach-left'], 'stomach-left'],
    [
      'is an arm only for patients who have used one',
      ['arm-left', 'thigh-right', 'thigh-left', 'stomach-right', 'stomach-left'],
      'arm-right',
    ],
  ])('%s', (_, sites, next) => expect(suggestedSite(used(...sites))).toBe(next))

  it('is the next in the order of places, whatever was logged without one', () => {
    const without = { is: 'taken' as const, on: on(9), site: null }
    const skipped = { is: 'missed' as const, on: on(9), site: 'stomach-right' as const }
    expect(suggestedSite([without, skipped, ...used('stomach-left')])).toBe('stomach-right')
    expect(suggestedSite([without, skipped])).toBe('stomach-left')
  })

  it('is never the last one', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...injectionSites), { minLength: 1, maxLength: 20 }), (sites) => {
        expect(suggestedSite(used(...sites))).not.toBe(sites[0])
      }),
    )
  })
})

describe('a dose that is logged', () => {
  // Ten o’clock in London.
  const about = { now: Date.parse('2026-11-16T10:00:00Z'), firstOn: '2026-11-02', sameDay: 0 }

  it.each([
    ['at this hour', { on: '2026-11-16', time: '10:00' }, null],
    ['a quarter of an hour ahead of our clock', { on: '2026-11-16', time: '10:15' }, null],
    ['later today', { on: '2026-11-16', time: '10:16' }, 'to come'],
    ['today, at no hour', { on: '2026-11-16', time: null }, null],
    ['late yesterday', { on: '2026-11-15', time: '23:59' }, null],
    ['tomorrow', { on: '2026-11-17', time: null }, 'to come'],
    ['on the day the first pack was sent', { on: '2026-11-02', time: null }, null],
    ['the day before that', { on: '2026-11-01', time: null }, 'before treatment'],
  ] as const)('%s: %j is %s', (_, dose, problem) => expect(doseProblem(dose, about)).toBe(problem))
})

describe('what was taken at another time than it was due', () => {
  it('is about the due day nearest to it, the earlier entry first, in whatever order they were logged', () => {
    expect(dueDoses([pen], 1, taken(11, 9)).extra).toEqual([on(11)])
    expect(dueDoses([pen], 1, taken(9, 11)).extra).toEqual([on(11)])
  })

  it('is one beyond those due from the fourth day after the last; a note that none was taken never is', () => {
    expect(dueDoses([pen], 1, taken(26)).extra).toEqual([])
    expect(dueDoses([pen], 1, taken(27)).extra).toEqual([on(27)])
    expect(dueDoses([pen], 1, missed(27)).extra).toEqual([])
  })

  it('nothing is settled about a day of which nothing was logged', () => {
    expect(settledOf(dueDoses([pen], 1, []))).toEqual({ settled: [], extra: [] })
  })
})

describe('the place that is suggested', () => {
  const [first, second] = injectionSites

  it('does not count the place of a dose that was not taken, nor a dose without a place', () => {
    expect(suggestedSite([{ is: 'missed', on: on(9), site: first }])).toBe(first)
    expect(suggestedSite([{ is: 'taken', on: on(9), site: null }])).toBe(first)
    expect(suggestedSite([{ is: 'taken', on: on(9), site: first }])).toBe(second)
  })
})
