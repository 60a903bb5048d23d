import { describe, expect, it } from 'vitest'
import { addDays } from '../appointments/calendar.ts'
import { policy } from '../clinical/policy.ts'
import { bloodReminderDue, bloodSchedule, mayAskForKit, type TakenSample } from './schedule.ts'
import { bloodPanels } from './tests.ts'

const whole = (on: string): TakenSample => ({ on, panels: bloodPanels })
const startedOn = '2026-03-01'
const at = (today: string, samples: readonly TakenSample[] = [], state: 'active' | 'paused' | 'stopped' = 'active') =>
  bloodSchedule({ startedOn, state, samples }, today)

describe('blood tests of a treatment', () => {
  it('begin with a baseline within four weeks', () => {
    expect(at('2026-03-02')).toEqual({
      isBaseline: true,
      dueOn: '2026-03-29',
      state: 'up to date',
      panels: bloodPanels,
    })
    expect(at('2026-03-29')).toMatchObject({ state: 'due', panels: bloodPanels })
  })

  it('take recent results from before treatment as the baseline, and no older ones', () => {
    expect(at('2026-03-02', [whole('2026-01-10')])).toMatchObject({ isBaseline: false, dueOn: '2026-04-10' })
    expect(at('2026-03-02', [whole('2025-11-30')])).toMatchObject({ isBaseline: true, dueOn: '2026-03-29' })
  })

  it('repeat every three months from the last sample, in whatever order they came', () => {
    expect(at('2026-07-01', [whole('2026-06-20'), whole('2026-03-20')])).toMatchObject({
      dueOn: '2026-09-20',
      state: 'up to date',
    })
    expect(at('2026-09-20', [whole('2026-06-20')])).toMatchObject({ isBaseline: false, state: 'due' })
  })

  it('ask again for the part that a sample lacked, and for no more', () => {
    const samples = [{ on: '2026-03-20', panels: ['hba1c', 'kidney', 'liver'] as const }]
    expect(at('2026-04-10', samples)).toEqual({
      isBaseline: true,
      dueOn: '2026-03-29',
      state: 'due',
      panels: ['lipids'],
    })
  })

  it('are overdue four weeks after the day, and rest while treatment is paused or has ended', () => {
    expect(at(addDays('2026-03-29', policy.bloodOverdueDays - 1)).state).toBe('due')
    expect(at(addDays('2026-03-29', policy.bloodOverdueDays)).state).toBe('overdue')
    expect(at('2026-08-01', [], 'paused').state).toBe('resting')
    expect(at('2026-08-01', [], 'stopped').state).toBe('resting')
  })

  it('do not count a sample dated in the future', () => {
    expect(at('2026-04-01', [whole('2027-04-01')])).toMatchObject({ isBaseline: true, state: 'due' })
  })

  it('are reminded of at two weeks and at four, and while treatment rests at neither', () => {
    const lateBy = (days: number, state: 'active' | 'paused' = 'active') =>
      bloodReminderDue(at(addDays('2026-03-29', days), [], state), addDays('2026-03-29', days))
    expect([-1, 0, 13, 14, 27, 28, 90].map((days) => lateBy(days))).toEqual([
      null,
      null,
      null,
      'first',
      'first',
      'second',
      'second',
    ])
    expect(lateBy(28, 'paused')).toBeNull()
  })

  it('let a kit be asked for two weeks before, and not while treatment rests', () => {
    expect(mayAskForKit(at('2026-03-14'), '2026-03-14')).toBe(false)
    expect(mayAskForKit(at('2026-03-15'), '2026-03-15')).toBe(true)
    expect(mayAskForKit(at('2026-08-01', [], 'stopped'), '2026-08-01')).toBe(false)
  })
})
