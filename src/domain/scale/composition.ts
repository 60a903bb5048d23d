import { addDays } from '../appointments/calendar.ts'
import { figure, ours } from '../clinical/figure.ts'

/**
 * Scales measure body composition by a weak current through the body. Their makers rule that out with a pacemaker or
 * another implanted device, and in pregnancy. So it is asked before the first such measurement, and again after a while:
 * somebody may be pregnant by then. Weight alone needs no current.
 */
export interface CompositionAnswer {
  /** Neither applies. */
  readonly may: boolean
  /** The day of the answer, in London. */
  readonly on: string
}

/** After so many days a "neither applies" is asked again. */
export const compositionAnswerDays = figure(90, ours)

export type Composition = 'ask' | 'may' | 'weight only'

export function compositionOf(answer: CompositionAnswer | null, today: string): Composition {
  if (answer === null) return 'ask'
  if (!answer.may) return 'weight only'
  return today > addDays(answer.on, compositionAnswerDays.value) ? 'ask' : 'may'
}
