import { describe, expect, it } from 'vitest'
import { selfServiceChangeMeans } from '#content/treatment/self-service-change.ts'
import { coveredDays } from './cover.ts'
import { meaningOf, type OwnTreatment, otherMedicine, ownChoices } from './self-service-change.ts'
import { lastDoseBy, missedUntil } from './treatment-break.ts'

const well: OwnTreatment = {
  state: 'active',
  setBy: 'supply',
  isLocked: false,
  medicine: 'mounjaro',
  lastDoseOn: '2026-11-16',
  mayBecomePregnant: false,
  isAsking: false,
  orders: [],
  today: '2026-11-17',
}
const paused = { ...well, state: 'paused', setBy: 'patient' } as const
const stopped = { ...well, state: 'stopped', setBy: 'patient' } as const
const held = { reference: 'LW-1', amountPence: 125_00, is: 'held' } as const
const all = ({ money, safety }: ReturnType<typeof meaningOf>) => [...money, ...safety].join(' | ')

describe('self-service changes', () => {
  it.each<[string, OwnTreatment, string[]]>([
    ['in treatment', well, ['pause', 'medicine', 'stop']],
    ['who has asked already', { ...well, isAsking: true }, ['pause', 'stop']],
    ['in their own pause', paused, ['resume', 'medicine', 'stop']],
    ['in a pause that we decided', { ...paused, setBy: 'staff' }, ['medicine', 'stop']],
    ['in their own pause, locked', { ...paused, isLocked: true }, ['medicine', 'stop']],
    ['who has ended it', stopped, ['come-back']],
    ['after an end that we decided', { ...stopped, setBy: 'staff' }, []],
    ['who has ended it, locked', { ...stopped, isLocked: true }, []],
  ])('%s', (_, treatment, choices) => {
    expect(ownChoices(treatment)).toEqual(choices)
  })
})

describe('the consequences of a change', () => {
  it.each<[string, Parameters<typeof meaningOf>, RegExp, RegExp | null]>([
    ['a short pause', ['pause', well, '2026-11-30'], /missed one dose\. You can usually continue/, /lowest dose/],
    [
      'a pause of two doses',
      ['pause', well, '2026-12-07'],
      /By Monday 7 December 2026 you will have missed two doses\./,
      /lowest/,
    ],
    [
      'a pause of three',
      ['pause', well, '2026-12-08'],
      /missed three doses\. After three or more, .* lowest dose \(2\.5 mg\).*Counted from Monday 16 November/,
      null,
    ],
    [
      'a pause without a day',
      ['pause', well, null],
      /Don’t inject while you’re paused\. Before you start again, check your account/,
      /missed/,
    ],
    ['a pause before the next dose', ['pause', well, '2026-11-20'], /Nothing is authorised on your card/, /missed/],
    ['before the first dose', ['pause', { ...well, lastDoseOn: null }, '2027-01-01'], /Don’t inject/, /missed/],
    [
      'a pause with an order under review',
      ['pause', { ...well, orders: [held] }, null],
      /£125\.00 is authorised on your card for order LW-1, not charged\..*cancel the order/,
      /Nothing is authorised/,
    ],
    [
      'an end with one that is approved',
      ['stop', { ...well, orders: [{ ...held, is: 'taken' }] }, null],
      /You’ve paid £125\.00 for order LW-1/,
      /is authorised on your card for/,
    ],
    ['an end', ['stop', well, null], /Ending your treatment is free.*appetite.*pharmacy.*Message us/, /baby/],
    [
      'an end before a baby, Mounjaro',
      ['stop', { ...well, mayBecomePregnant: true }, null],
      /stop Mounjaro at least one month before you try.*not before Wednesday 16 December 2026/,
      null,
    ],
    [
      'an end before a baby, Wegovy',
      ['stop', { ...well, medicine: 'wegovy', mayBecomePregnant: true }, null],
      /stop Wegovy at least two months before you try.*not before Saturday 16 January 2027/,
      null,
    ],
    [
      'going on soon',
      ['resume', { ...paused, today: '2026-11-30' }, null],
      /you see the price first.*continue on the same dose.*clinician decides/,
      /lowest/,
    ],
    [
      'going on after a gap',
      ['resume', { ...paused, today: '2026-12-08' }, null],
      /restart on the lowest dose \(2\.5 mg\)/,
      /usually/,
    ],
    [
      'coming back',
      ['come-back', { ...stopped, medicine: 'wegovy', today: '2027-03-01' }, null],
      /lowest dose \(0\.25 mg\).*clinician decides/,
      null,
    ],
    [
      'another medicine',
      ['medicine', well, null],
      /Asking is free.*first Wegovy pen \(0\.25 mg\) costs £.*seven days.*not before Monday 23 November 2026.*start Wegovy on its lowest dose \(0\.25 mg\).*Never use both/,
      null,
    ],
    [
      'another medicine before any dose',
      ['medicine', { ...well, lastDoseOn: null }, null],
      /Leave at least seven days/,
      /not before/,
    ],
  ])('%s', (_, asked, words, never) => {
    expect(all(meaningOf(...asked))).toMatch(words)
    if (never) expect(all(meaningOf(...asked))).not.toMatch(never)
  })

  const { money, safety } = selfServiceChangeMeans
  const counted = safety.countedFrom('Monday 16 November 2026')
  const without = { ...well, lastDoseOn: null, mayBecomePregnant: true }
  it.each<[string, Parameters<typeof meaningOf>, readonly string[]]>([
    ['a short pause', ['pause', well, '2026-11-30'], [safety.few(1, 'Monday 30 November 2026'), counted]],
    ['a pause before the next dose', ['pause', well, '2026-11-20'], []],
    ['a pause without a day', ['pause', well, null], []],
    ['a pause without a day, long after the last dose', ['pause', { ...well, today: '2027-11-20' }, null], []],
    ['a pause before any dose', ['pause', without, '2027-01-01'], []],
  ])('%s, and nothing else', (_, asked, gap) => {
    expect(meaningOf(...asked)).toEqual({
      money: [money.pause, money.none],
      safety: [safety.leaveOut, ...gap, safety.appetite],
    })
  })

  it.each<[string, Parameters<typeof meaningOf>, readonly string[]]>([
    ['going on soon', ['resume', { ...paused, today: '2026-11-30' }, null], [safety.fewNow]],
    ['going on before any dose', ['resume', { ...paused, lastDoseOn: null }, null], [safety.fewNow]],
    ['after a gap', ['come-back', { ...stopped, today: '2026-12-08' }, null], [safety.manyNow(3, '2.5 mg'), counted]],
  ])('%s, and nothing else', (_, asked, gap) => {
    expect(meaningOf(...asked)).toEqual({ money: [money.begin, money.none], safety: [...gap, safety.decides] })
  })

  it('an end before any dose does not mention a baby', () => {
    expect(all(meaningOf('stop', without, null))).not.toMatch(/baby|before you try/)
  })

  it('the other medicine', () => {
    expect([otherMedicine('wegovy'), otherMedicine('mounjaro')]).toEqual(['mounjaro', 'wegovy'])
  })
})

describe('the last dose', () => {
  const covers = [{ ...coveredDays('2026-11-02', null), medicine: 'mounjaro' as const }]
  it.each([
    ['2026-11-01', null, null],
    ['2026-11-02', null, '2026-11-02'],
    ['2026-11-15', null, '2026-11-09'],
    ['2027-01-01', null, '2026-11-23'],
    ['2026-11-06', 5, '2026-11-06'],
  ] as const)('by %s, injecting on %s, was on %s', (day, weekday, due) => {
    expect(lastDoseBy(covers, weekday, day)).toBe(due)
  })

  it('missed doses are counted from it', () => {
    expect([
      missedUntil('mounjaro', null, '2027-01-01'),
      missedUntil('mounjaro', '2026-11-02', '2026-11-09'),
      missedUntil('mounjaro', '2026-11-02', '2026-11-24'),
    ]).toEqual([0, 0, 3])
  })
})
