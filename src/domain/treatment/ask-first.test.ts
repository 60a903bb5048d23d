import { describe, expect, it } from 'vitest'
import { type PenInUse, whyAskFirst } from './ask-first.ts'
import type { CheckIn } from './check-in.ts'
import { dueDoses, type LoggedDose } from './dose-log.ts'

/** Due on the Mondays from 2 November 2026, eight in all. */
const first = {
  medicine: 'mounjaro',
  mg: 5,
  from: '2026-11-02',
  until: '2026-11-30',
  dispatchedOn: '2026-11-01',
} as const
const second = { ...first, from: '2026-11-30', until: '2026-12-28', dispatchedOn: '2026-11-24' } as const

const missed = (...days: readonly string[]) => days.map((on): LoggedDose => ({ is: 'missed', on }))
const taken = (on: string): LoggedDose => ({ is: 'taken', on })

const said: CheckIn = {
  on: '2026-11-19',
  wish: 'same',
  worstSymptom: 0,
  hasRedFlag: false,
  missedDoses: 3,
  takenOn: [],
  lastDoseOn: null,
  fluids: 'enough',
  mood: 'usual',
  isAnaestheticPlanned: false,
}

const three = missed('2026-11-02', '2026-11-09', '2026-11-16')
const atTheEnd = missed('2026-11-23', '2026-11-30', '2026-12-07')

describe('many missed doses in a row', () => {
  it.each<[string, Partial<PenInUse> & { readonly logged?: readonly LoggedDose[] }, string, boolean]>([
    ['are not two', { logged: three.slice(1) }, '2026-11-23', false],
    ['are three', { logged: three }, '2026-11-23', true],
    ['are the three of one pen and the next', { covers: [first, second], logged: atTheEnd }, '2026-12-14', true],
    ['end with a dose', { logged: [...three, taken('2026-11-23')] }, '2026-11-24', false],
    ['end with one taken on another day', { logged: [...three, taken('2026-11-19')] }, '2026-11-20', false],
    ['do not end because nothing is logged any more', { logged: three }, '2026-11-29', true],
    ['are not in a row with one between', { logged: [taken('2026-11-09'), ...three] }, '2026-11-23', false],
    [
      'of the lowest dose do not matter: treatment would begin there',
      { covers: [{ ...first, mg: 2.5 }], logged: three },
      '2026-11-23',
      false,
    ],
    [
      'were decided about when the next pen was sent after them',
      { covers: [first, second], logged: three },
      '2026-11-30',
      false,
    ],
    [
      'stand against the old pen also once the next one is there',
      { covers: [first, { ...second, mg: 2.5 }], logged: three },
      '2026-11-25',
      true,
    ],
    [
      'of a check-in end with a dose taken after it',
      { checkIn: said, logged: [taken('2026-11-23')] },
      '2026-11-24',
      false,
    ],
    ['are those of the check-in about the pen in use', { checkIn: said }, '2026-11-20', true],
    [
      'are not the one of the check-in',
      { checkIn: { ...said, missedDoses: 1, takenOn: ['2026-11-02', '2026-11-16'] } },
      '2026-11-20',
      false,
    ],
    ['need a delivery', { covers: [], checkIn: said, logged: three }, '2026-11-23', false],
  ])('%s', (_, { logged = [], ...gap }, today, is) => {
    const covers = gap.covers ?? [first]
    const doses = dueDoses(covers, 1, logged)
    expect(whyAskFirst({ injectionDay: 1, doses, ...gap, covers }, today)).toBe(is ? 'missed doses' : null)
  })
})

describe('a severe side effect', () => {
  it.each([
    ['is asked about first, also on the lowest dose', 2.5, 3, 'severe side effect'],
    ['is more than a medium one', 5, 2, null],
  ] as const)('%s', (_, mg, worstSymptom, why) => {
    const covers = [{ ...first, mg }]
    const checkIn = { ...said, missedDoses: 0, takenOn: ['2026-11-02', '2026-11-09', '2026-11-16'], worstSymptom }
    expect(whyAskFirst({ covers, injectionDay: 1, doses: dueDoses(covers, 1, []), checkIn }, '2026-11-20')).toBe(why)
  })
})
