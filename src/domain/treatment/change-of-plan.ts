import { addMonths } from '../calendar/add-months.ts'
import { type PlanState, planChoices } from './plan-states.ts'

/** A pause is looked at again within so many months: ours. */
const longestPauseMonths = 6

export interface PlanChange {
  readonly to: PlanState
  /** YYYY-MM-DD: the day a pause is over. */
  readonly until: string | null
  readonly reason: string
}

export type PlanProblem = 'not possible' | 'no reason' | 'no day' | 'day passed' | 'day too far'

/** Null: it can be changed so. */
export function planProblem(from: PlanState, { to, until, reason }: PlanChange, today: string): PlanProblem | null {
  if (!planChoices(from).includes(to)) return 'not possible'
  if (reason.trim() === '') return 'no reason'
  if (to !== 'paused') return null
  if (until === null) return 'no day'
  if (until <= today) return 'day passed'
  return until > addMonths(today, longestPauseMonths) ? 'day too far' : null
}
