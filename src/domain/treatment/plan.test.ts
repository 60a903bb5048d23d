import { describe, expect, it } from 'vitest'
import { promise } from '../promises/make-promise.ts'
import { ownProblem, planProblem } from './change-of-plan.ts'
import { coveredDays } from './cover.ts'
import { isToInject, nextStepOfPlan, type PlanNow } from './next-step.ts'
import { mayMovePlan, planChoices, planStates } from './plan-states.ts'

describe('a plan', () => {
  it('is paused, resumed and stopped by a prescriber or its patient, and an ended one is resumed only by the patient', () => {
    const moves = (actor: 'decide-cases' | 'supply' | 'patient' | 'clock') =>
      planStates.flatMap((from) =>
        planStates.flatMap((to) => (mayMovePlan(from, to, actor) ? [`${from} → ${to}`] : [])),
      )
    expect(moves('decide-cases')).toEqual([
      'active → paused',
      'active → stopped',
      'paused → active',
      'paused → stopped',
    ])
    expect(moves('supply')).toEqual(['active → stopped', 'paused → stopped'])
    expect(moves('patient')).toEqual([...moves('decide-cases'), 'stopped → active'])
    expect(moves('clock')).toEqual(['paused → active'])
    expect(planStates.map(planChoices)).toEqual([['paused', 'stopped'], ['active', 'stopped'], []])
  })

  const today = '2026-11-16'
  const pause = { to: 'paused', until: '2027-01-10', reason: 'An operation in December.', injecting: 'stop' } as const
  it.each([
    ['paused until a day', 'active', pause, null],
    ['paused for the longest time', 'active', { ...pause, until: '2027-05-16' }, null],
    ['paused for longer', 'active', { ...pause, until: '2027-05-17' }, 'day too far'],
    ['paused until today', 'active', { ...pause, until: today }, 'day passed'],
    ['paused until tomorrow', 'active', { ...pause, until: '2026-11-17' }, null],
    ['paused without a day', 'active', { ...pause, until: null }, 'no day'],
    ['paused without a reason', 'active', { ...pause, reason: ' ' }, 'no reason'],
    ['U-5: paused without a word on injecting', 'active', { ...pause, injecting: null }, 'no word on injecting'],
    ['U-5: paused while they go on injecting', 'active', { ...pause, injecting: 'continue' }, null],
    ['paused again', 'paused', pause, 'not possible'],
    ['resumed', 'paused', { to: 'active', until: null, reason: 'Well again.', injecting: null }, null],
    ['stopped', 'active', { to: 'stopped', until: null, reason: 'Goal reached.', injecting: null }, null],
    [
      'taken up after a stop',
      'stopped',
      { to: 'active', until: null, reason: 'Again.', injecting: null },
      'not possible',
    ],
  ] as const)('%s', (_, from, change, problem) => {
    expect(planProblem(from, change, today)).toBe(problem)
  })
})

describe('its patient’s choices', () => {
  const today = '2026-11-16'
  const pause = { to: 'paused', until: '2027-01-10' } as const
  const goOn = { to: 'active', until: null } as const
  it.each([
    ['pauses it', { state: 'active', setBy: 'supply', isLocked: false }, pause, null],
    ['pauses it while it is locked', { state: 'active', setBy: 'supply', isLocked: true }, pause, null],
    [
      'pauses it without a day',
      { state: 'active', setBy: 'patient', isLocked: false },
      { ...pause, until: null },
      'no day',
    ],
    [
      'pauses it until today',
      { state: 'active', setBy: 'clock', isLocked: false },
      { ...pause, until: today },
      'day passed',
    ],
    [
      'pauses it for long',
      { state: 'active', setBy: 'clock', isLocked: false },
      { ...pause, until: '2027-05-17' },
      'day too far',
    ],
    ['ends their own pause', { state: 'paused', setBy: 'patient', isLocked: false }, goOn, null],
    ['ends it while it is locked', { state: 'paused', setBy: 'patient', isLocked: true }, goOn, 'locked'],
    ['ends a prescriber’s pause', { state: 'paused', setBy: 'staff', isLocked: false }, goOn, 'set by us'],
    ['comes back', { state: 'stopped', setBy: 'patient', isLocked: false }, goOn, null],
    ['comes back after a prescriber’s end', { state: 'stopped', setBy: 'staff', isLocked: false }, goOn, 'set by us'],
    ['pauses what has ended', { state: 'stopped', setBy: 'patient', isLocked: false }, pause, 'not possible'],
    [
      'ends what a prescriber has paused',
      { state: 'paused', setBy: 'staff', isLocked: true },
      { to: 'stopped', until: null },
      null,
    ],
  ] as const)('%s', (_, standing, change, problem) => {
    expect(ownProblem(standing, change, today)).toBe(problem)
  })
})

describe('who is to ask us first', () => {
  it.each(['check-in', 'to-pay', 'ordered', 'ask-first', 'inject'] as const)('nobody is told to inject: %s', (what) => {
    expect(isToInject({ what }, { state: 'active', askFirst: 'missed doses' })).toBe(false)
  })
})

describe('the next step', () => {
  const medicine = 'mounjaro'
  const covers = [{ ...coveredDays('2026-11-02', null), medicine } as const]
  const well: PlanNow = {
    state: 'active',
    covers,
    pausedUntil: null,
    brokenOffOn: null,
    injectionDay: null,
    isLocked: false,
    isOrdered: false,
  }
  const early = [...covers, { ...coveredDays('2026-11-25', '2026-11-30'), medicine } as const]
  const review = promise('review', Date.parse('2026-11-24T10:00:00Z'), [])
  const after = { endedOn: '2026-11-16', isRegained: false, isWeighed: false, mayComeBack: true }

  it.each<[string, Partial<PlanNow>, string, string, string, string | null, RegExp]>([
    ['day 1', {}, '2026-11-02', 'inject', 'patient', '2026-11-02', /Monday 2 November 2026/],
    ['day 15', {}, '2026-11-16', 'inject', 'patient', '2026-11-16', /On Thursday 19 November 2026 we’ll ask/],
    ['day 17', {}, '2026-11-18', 'inject', 'nobody', '2026-11-23', /Inject on Monday 23 November/],
    [
      'day 2 for whoever injects on Fridays',
      { injectionDay: 5 },
      '2026-11-03',
      'inject',
      'nobody',
      '2026-11-06',
      /Friday 6/,
    ],
    ['day 18', {}, '2026-11-19', 'check-in', 'patient', '2026-11-30', /lasts until Monday 30 November/],
    ['day 28', {}, '2026-11-29', 'check-in', 'patient', '2026-11-30', /short questions about the last few weeks/],
    [
      'with a check-in to pay for',
      { isToPay: true },
      '2026-11-21',
      'to-pay',
      'patient',
      '2026-11-30',
      /once you’ve paid/,
    ],
    ['with one to pay for, run out', { isToPay: true }, '2026-12-02', 'to-pay', 'patient', '2026-11-30', /paid/],
    ['the day after', {}, '2026-11-30', 'run-out', 'patient', null, /may be too much/],
    ['with the next pen at home', { covers: early }, '2026-11-26', 'inject', 'nobody', '2026-11-30', /17 December/],
    ['U-6: with the next pen declined', { isDeclined: true }, '2026-11-24', 'looked-at', 'patient', null, /Read why/],
    [
      'U-6: with it declined, and another ordered',
      { isDeclined: true, isOrdered: true },
      '2026-11-24',
      'ordered',
      'us',
      null,
      /Orders/,
    ],
    ['with the next one ordered', { isOrdered: true }, '2026-11-24', 'ordered', 'us', null, /follow it under Orders/],
    ['who asks first', { askFirst: 'missed doses' }, '2026-11-16', 'ask-first', 'patient', null, /Don’t inject/],
    [
      'asking first, with the next one ordered',
      { askFirst: 'missed doses', isOrdered: true },
      '2026-11-24',
      'ask-first',
      'nobody',
      null,
      /Don’t use that pen unless/,
    ],
    [
      'asking first, with the check-in open',
      { askFirst: 'missed doses' },
      '2026-11-19',
      'check-in',
      'patient',
      '2026-11-30',
      /Don’t inject until .*short questions/,
    ],
    [
      'asking first, with one to pay for',
      { askFirst: 'missed doses', isToPay: true },
      '2026-11-21',
      'to-pay',
      'patient',
      '2026-11-30',
      /Don’t inject until .*once you’ve paid/,
    ],
    [
      'asking first about the old pen, with the new one at home',
      { askFirst: 'missed doses', covers: early },
      '2026-11-26',
      'ask-first',
      'nobody',
      '2026-11-30',
      /^Don’t inject from your old pen\. .*Start your new pen on Monday 30 November 2026/,
    ],
    [
      'asking first, while the next pen waits for a pharmacist',
      { askFirst: 'severe side effect', isQuarantined: true, isOrdered: true },
      '2026-11-16',
      'quarantined',
      'us',
      null,
      /Don’t inject until you’ve heard from us\. It arrived late or warm/,
    ],
    [
      'asking first, with a recalled pen',
      { askFirst: 'missed doses', recalled: ['LK-1'] },
      '2026-11-16',
      'recalled',
      'patient',
      null,
      /^Don’t use your pen/,
    ],
    [
      'in a pause',
      { state: 'paused', pausedUntil: '2026-12-01' },
      '2026-11-30',
      'paused',
      'nobody',
      '2026-12-01',
      /until Tuesday 1 December 2026/,
    ],
    [
      'in a prescriber’s pause',
      { state: 'paused', pausedUntil: '2026-12-01', isOurs: true },
      '2026-11-30',
      'paused',
      'nobody',
      '2026-12-01',
      /^Don’t inject until .*has paused your treatment.*We won’t send anything until Tuesday 1 December 2026.*message us/,
    ],
    [
      'U-5: in a prescriber’s pause in which they go on injecting',
      { state: 'paused', pausedUntil: '2026-12-01', isOurs: true, injecting: 'continue' },
      '2026-11-30',
      'paused',
      'nobody',
      '2026-12-01',
      /^Carry on injecting from the pen you have\. /,
    ],
    [
      'U-5: in a prescriber’s pause in which they stop',
      { state: 'paused', pausedUntil: '2026-12-01', isOurs: true, injecting: 'stop' },
      '2026-11-30',
      'paused',
      'nobody',
      '2026-12-01',
      /^Don’t inject until /,
    ],
    [
      'while a pharmacist decides about a parcel that came warm',
      { isQuarantined: true, isOrdered: true },
      '2026-11-16',
      'quarantined',
      'us',
      null,
      /./,
    ],
    ...(
      [
        ['on the day of an injection', {}, '2026-11-16'],
        ['with the check-in open', {}, '2026-11-24'],
        ['with one to pay for', { isToPay: true }, '2026-11-24'],
        ['with the next one ordered', { isOrdered: true }, '2026-11-24'],
        ['while another came warm', { isQuarantined: true, isOrdered: true }, '2026-11-16'],
        [
          'in a pause in which they inject',
          { state: 'paused', isOurs: true, injecting: 'continue', pausedUntil: '2026-12-01' },
          '2026-11-20',
        ],
      ] as const
    ).map(
      ([when, part, on]) =>
        [
          `D-1: with a recalled pen, ${when}`,
          { ...part, recalled: ['LK-1', 'LK-2'] },
          on,
          'recalled',
          'patient',
          null,
          /^Don’t use your pen\. .*batch LK-1 and LK-2/,
        ] as [string, Partial<PlanNow>, string, string, string, string | null, RegExp],
    ),
    [
      'D-1: with a recalled pen, while supply is locked',
      { isLocked: true, recalled: ['LK-1'] },
      '2026-11-16',
      'locked',
      'us',
      null,
      /Don’t inject until/,
    ],
    [
      'D-1: with a recalled pen that has run out',
      { recalled: ['LK-1'] },
      '2026-11-30',
      'run-out',
      'patient',
      null,
      /before you inject/,
    ],
    [
      'while we have asked about a check-in',
      { isAsked: true, review },
      '2026-11-23',
      'looked-at',
      'patient',
      null,
      /./,
    ],
    ['in a pause without a day', { state: 'paused' }, '2026-11-30', 'paused', 'nobody', null, /until you restart/],
    [
      'after a pause',
      { state: 'paused', pausedUntil: '2026-12-01' },
      '2026-12-01',
      'pause-over',
      'patient',
      null,
      /Don’t inject until your next step is shown here/,
    ],
    [
      'after a break of two doses',
      { brokenOffOn: '2026-11-03' },
      '2026-11-18',
      'inject',
      'nobody',
      '2026-11-23',
      /Inject on/,
    ],
    [
      'after a break of three',
      { brokenOffOn: '2026-11-03' },
      '2026-11-24',
      'run-out',
      'patient',
      null,
      /too much at once/,
    ],
    ['while it is locked', { isLocked: true, state: 'paused' }, '2026-11-16', 'locked', 'us', null, /Don’t inject/],
    [
      'while a prescriber looks at a check-in',
      { review, isOrdered: true },
      '2026-11-23',
      'looked-at',
      'us',
      null,
      /don’t inject until you’ve heard from us/,
    ],
    ['paused meanwhile', { review, state: 'paused' }, '2026-11-23', 'paused', 'nobody', null, /paused/],
    ['when it has ended', { state: 'stopped', isLocked: true }, '2026-11-16', 'stopped', 'nobody', null, /start again/],
    [
      'in the first month after',
      { state: 'stopped', after },
      '2026-12-15',
      'afterwards',
      'nobody',
      '2026-12-16',
      /under Treatment/,
    ],
    [
      'after a prescriber’s end',
      { state: 'stopped', after: { ...after, mayComeBack: false } },
      '2026-12-15',
      'afterwards',
      'nobody',
      '2026-12-16',
      /Until Tuesday 16 November 2027, .* message us/,
    ],
    ['a month after', { state: 'stopped', after }, '2026-12-16', 'weigh', 'patient', null, /a few seconds/],
    [
      'weighed',
      { state: 'stopped', after: { ...after, isWeighed: true } },
      '2026-12-16',
      'afterwards',
      'nobody',
      '2027-01-16',
      /in touch/,
    ],
    [
      'with weight regained',
      { state: 'stopped', after: { ...after, isRegained: true } },
      '2026-12-20',
      'regained',
      'patient',
      null,
      /more than 5% .* restart your treatment/,
    ],
    [
      'with weight regained after a prescriber’s end',
      { state: 'stopped', after: { ...after, isRegained: true, mayComeBack: false } },
      '2026-12-20',
      'regained',
      'patient',
      null,
      /Message us, and we/,
    ],
    [
      'a year after',
      { state: 'stopped', after },
      '2027-11-16',
      'stopped',
      'nobody',
      null,
      /We won’t send anything more/,
    ],
  ])('%s', (_, part, today, what, turn, by, words) => {
    const step = nextStepOfPlan({ ...well, ...part }, today)
    expect(step).toMatchObject({ what, turn, by })
    expect(`${step.title}. ${step.says}`).toMatch(words)
  })
})
