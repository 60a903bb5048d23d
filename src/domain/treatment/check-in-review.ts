import type { PlanState } from './plan-states.ts'

interface Closing {
  readonly said: string
  /** Null: they have none any more. */
  readonly planState: PlanState | null
  /** Whoever closes it says that treatment goes on, and that they may answer again. */
  readonly goesOn: boolean
}

export type ReviewProblem = 'nothing said' | 'still active'

/** Why what somebody told in a check-in cannot be put aside yet. Null: it can. */
export function whyNotPutAside({ said, planState, goesOn }: Closing): ReviewProblem | null {
  if (said.trim() === '') return 'nothing said'
  return planState === 'active' && !goesOn ? 'still active' : null
}
