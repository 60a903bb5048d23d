import { addDays } from '../appointments/calendar.ts'
import { addMonths } from '../calendar/add-months.ts'
import { daysBetween } from '../calendar/days-between.ts'
import { policy } from '../clinical/policy.ts'
import type { PlanState } from '../treatment/plan-states.ts'
import { type BloodPanel, bloodPanels } from './tests.ts'

/** A sample on record, whoever took it. */
export interface TakenSample {
  /** YYYY-MM-DD */
  readonly on: string
  readonly panels: readonly BloodPanel[]
}

export interface BloodCourse {
  /** When treatment with us began. */
  readonly startedOn: string
  readonly state: PlanState
  readonly samples: readonly TakenSample[]
}

type BloodScheduleState = 'up to date' | 'due' | 'overdue' | 'resting'

export interface BloodSchedule {
  /** The first sample of a treatment, or one that repeats. */
  readonly isBaseline: boolean
  readonly dueOn: string
  readonly state: BloodScheduleState
  /** What the next sample has to hold. */
  readonly panels: readonly BloodPanel[]
}

/**
 * When blood is tested next. The interval is ours: no guidance demands it, so nothing here calls a test required. Each
 * part counts from the last sample in which it was read: what a damaged sample lacks is due at once.
 */
export function bloodSchedule({ startedOn, state, samples }: BloodCourse, today: string): BloodSchedule {
  const earliest = addMonths(startedOn, -policy.bloodRecentMonths)
  const firstDue = addDays(startedOn, policy.bloodBaselineDays)
  const lastOf = (panel: BloodPanel) =>
    samples
      .filter(({ on, panels }) => on >= earliest && on <= today && panels.includes(panel))
      .map(({ on }) => on)
      .toSorted()
      .at(-1) ?? null
  const due = bloodPanels.map((panel) => {
    const last = lastOf(panel)
    return { panel, dueOn: last === null ? firstDue : addMonths(last, policy.bloodEveryMonths) }
  })
  const dueOn = due.map((one) => one.dueOn).toSorted()[0] as string
  const isBaseline = bloodPanels.some((panel) => lastOf(panel) === null)
  // One sample covers what is due within the time a kit takes, so that nobody is asked twice for one visit.
  const together = addDays(dueOn > today ? dueOn : today, policy.bloodKitLeadDays)
  return {
    isBaseline,
    dueOn,
    state: stateAt(state, dueOn, today),
    panels: due.filter((one) => one.dueOn <= together).map(({ panel }) => panel),
  }
}

function stateAt(plan: PlanState, dueOn: string, today: string): BloodScheduleState {
  if (plan !== 'active') return 'resting'
  if (today < dueOn) return 'up to date'
  return daysBetween(dueOn, today) >= policy.bloodOverdueDays ? 'overdue' : 'due'
}

/** A kit can be asked for some days before the test is due, so that it is at home in time. */
export const mayAskForKit = ({ state, dueOn }: BloodSchedule, today: string): boolean =>
  state !== 'resting' && today >= addDays(dueOn, -policy.bloodKitLeadDays)

/** Two weeks after the day, and four. */
export type BloodReminder = 'first' | 'second'

/** The reminder that is due after so many days; the later one only, if both are. Null: none. */
export function bloodReminderDue({ state, dueOn }: BloodSchedule, today: string): BloodReminder | null {
  if (state === 'resting' || state === 'up to date') return null
  const late = daysBetween(dueOn, today)
  if (late >= policy.bloodOverdueDays) return 'second'
  return late >= policy.bloodReminderDays ? 'first' : null
}
