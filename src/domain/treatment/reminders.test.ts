import { describe, expect, it } from 'vitest'
import type { CheckIn } from './check-in.ts'
import { isReminded, type RemindedPlan } from './reminders.ts'

/** Doses are due on the Mondays 2, 9, 16 and 23 November 2026. */
const plan: RemindedPlan = {
  state: 'active',
  pausedUntil: null,
  injecting: null,
  brokenOffOn: null,
  injectionDay: 1,
  covers: [{ medicine: 'mounjaro', mg: 5, dispatchedOn: '2026-11-01', from: '2026-11-02', until: '2026-11-30' }],
  logged: [],
  isLocked: false,
  isReviewed: false,
  recalled: [],
}

/** A dose was due on Monday 28 September; five weeks later the second pen has doses left. */
const brokenOff = [
  { medicine: 'mounjaro', mg: 2.5, dispatchedOn: '2026-09-27', from: '2026-09-28', until: '2026-10-26' },
  { medicine: 'mounjaro', mg: 5, dispatchedOn: '2026-10-20', from: '2026-10-26', until: '2026-11-23' },
] as const

const quiet: CheckIn = {
  on: '2026-11-19',
  wish: 'same',
  worstSymptom: 1,
  hasRedFlag: false,
  missedDoses: 0,
  takenOn: ['2026-11-02', '2026-11-09', '2026-11-16'],
  lastDoseOn: '2026-11-16',
  fluids: 'enough',
  mood: 'usual',
  isAnaestheticPlanned: false,
}

const missed = (...days: readonly string[]) => days.map((on) => ({ is: 'missed', on }) as const)

describe('a reminder', () => {
  it.each<[string, Partial<RemindedPlan>, string, boolean]>([
    ['comes on the day of a dose', {}, '2026-11-09', true],
    ['also on the day of one for which the check-in is open', {}, '2026-11-23', true],
    ['does not come on other days', {}, '2026-11-10', false],
    ['follows the day they chose', { injectionDay: 2 }, '2026-11-10', true],
    ['does not come for a dose that is logged', { logged: [{ is: 'taken', on: '2026-11-09' }] }, '2026-11-09', false],
    ['nor for one that was taken a day early', { logged: [{ is: 'taken', on: '2026-11-08' }] }, '2026-11-09', false],
    [
      'comes for this dose where the last one is logged',
      { logged: [{ is: 'taken', on: '2026-11-02' }] },
      '2026-11-09',
      true,
    ],
    ['stops while treatment is paused', { state: 'paused', pausedUntil: '2026-12-01' }, '2026-11-09', false],
    ['and while a prescriber has paused it', { state: 'paused', injecting: 'stop' }, '2026-11-09', false],
    ['unless they are to go on injecting', { state: 'paused', injecting: 'continue' }, '2026-11-09', true],
    [
      'does not begin by itself once a pause is over',
      { state: 'paused', pausedUntil: '2026-11-08' },
      '2026-11-09',
      false,
    ],
    ['stops at a lock', { isLocked: true }, '2026-11-09', false],
    [
      'also during a pause with injections',
      { state: 'paused', injecting: 'continue', isLocked: true },
      '2026-11-09',
      false,
    ],
    ['stops while a check-in is reviewed', { isReviewed: true }, '2026-11-09', false],
    ['D-1: stops while the pen is recalled', { recalled: ['LK-1'] }, '2026-11-09', false],
    ['stops at the end', { state: 'stopped' }, '2026-11-09', false],
    ['stops when the pen has run out', {}, '2026-11-30', false],
    ['stops after a long break', { brokenOffOn: '2026-10-01', covers: brokenOff }, '2026-11-02', false],
    ['comes after two missed doses', { logged: missed('2026-11-02', '2026-11-09') }, '2026-11-16', true],
    [
      'stops after three missed doses in a row: the dose may have become too high',
      { logged: missed('2026-11-02', '2026-11-09', '2026-11-16') },
      '2026-11-23',
      false,
    ],
    [
      'stops after a check-in with a severe side effect',
      { checkIn: { ...quiet, worstSymptom: 3 } },
      '2026-11-23',
      false,
    ],
    ['comes after one without', { checkIn: quiet }, '2026-11-23', true],
    ['has nothing to say without a delivery', { covers: [] }, '2026-11-09', false],
  ])('%s', (_, change, today, is) => expect(isReminded({ ...plan, ...change }, today)).toBe(is))
})
