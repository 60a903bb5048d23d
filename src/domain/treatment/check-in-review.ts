import { flagWords } from '#content/cases/flags.ts'
import { policy } from '../clinical/policy.ts'
import type { PlanState } from './plan-states.ts'
import type { ReportedCheckIn } from './reported-check-in.ts'

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

/**
 * Why a prescriber reads a check-in that asks for no pen: what rules the medicine out, or a severe side effect, was
 * reported together with the wish to pause or to stop. Empty: nothing was.
 */
export function whyReviewedWithoutPen(
  { sideEffects, worstSymptom }: Pick<ReportedCheckIn, 'sideEffects' | 'worstSymptom'>,
  stops: readonly { readonly words: string }[],
): string[] {
  const severe = sideEffects.filter(([, grade]) => grade >= policy.severeSymptom).map(([name]) => name)
  return [
    ...stops.map(({ words }) => words),
    ...(worstSymptom >= policy.severeSymptom ? [flagWords['check-in-severe-symptom'](severe).says] : []),
  ]
}
