import type { PlanState } from './plan-states.ts'

interface Closing {
  readonly said: string
  /** Null: the review has ended. */
  readonly planState: PlanState | null
  /** The prescriber confirms that treatment continues, and that the patient may answer again. */
  readonly goesOn: boolean
}

export type ReviewProblem = 'nothing said' | 'still active'

/** Why a check-in review cannot be closed yet. Null: it can. */
export function whyNotPutAside({ said, planState, goesOn }: Closing): ReviewProblem | null {
  if (said.trim() === '') return 'nothing said'
  return planState === 'active' && !goesOn ? 'still active' : null
}
