import { addMonths } from '../calendar/add-months.ts'
import { mayMovePlan, type PlanState, planChoices } from './plan-states.ts'

/** A pause is reviewed within this many months (ours). */
const longestPauseMonths = 6

export const latestPause = (today: string): string => addMonths(today, longestPauseMonths)

/** Whether the patient continues injecting what they have while a prescriber has paused supply. */
export const injectingChoices = ['stop', 'continue'] as const
export type Injecting = (typeof injectingChoices)[number]

export interface PlanChange {
  readonly to: PlanState
  /** YYYY-MM-DD: the end of a pause. */
  readonly until: string | null
  readonly reason: string
  /** For a pause: chosen by the prescriber, never assumed. */
  readonly injecting: Injecting | null
}

type PauseProblem = 'no day' | 'day passed' | 'day too far'

export type PlanProblem = 'not possible' | 'no reason' | 'no word on injecting' | PauseProblem

function pauseProblem({ to, until }: Pick<PlanChange, 'to' | 'until'>, today: string): PauseProblem | null {
  if (to !== 'paused') return null
  if (until === null) return 'no day'
  if (until <= today) return 'day passed'
  return until > latestPause(today) ? 'day too far' : null
}

/** Null: a prescriber can make this change. */
export function planProblem(from: PlanState, change: PlanChange, today: string): PlanProblem | null {
  if (!planChoices(from).includes(change.to)) return 'not possible'
  if (change.reason.trim() === '') return 'no reason'
  const problem = pauseProblem(change, today)
  return problem === null && change.to === 'paused' && change.injecting === null ? 'no word on injecting' : problem
}

/** Who made the last change to a plan. */
export const planHands = ['patient', 'staff', 'clock', 'supply'] as const
export type SetBy = (typeof planHands)[number]

export interface OwnStatus {
  readonly state: PlanState
  readonly setBy: SetBy
  /** A red-flag symptom was reported, and no prescriber has lifted the supply lock. */
  readonly isLocked: boolean
}

export type OwnProblem = 'not possible' | 'set by us' | 'locked' | PauseProblem

/** Null: the patient can make this change. What a prescriber has stopped or paused, a patient cannot resume. */
export function ownProblem(
  { state, setBy, isLocked }: OwnStatus,
  change: Pick<PlanChange, 'to' | 'until'>,
  today: string,
): OwnProblem | null {
  if (!mayMovePlan(state, change.to, 'patient')) return 'not possible'
  if (change.to === 'active' && setBy !== 'patient') return 'set by us'
  if (change.to === 'active' && isLocked) return 'locked'
  return pauseProblem(change, today)
}
