import { stepKinds } from '../engine/step-kinds.ts'

/** The questions of the monthly check-in. They begin alike, because no step belongs to two questionnaires. */
export type CheckInStepId =
  | 'check-in-signs'
  | 'check-in-weight'
  | 'check-in-doses'
  | 'check-in-wellbeing'
  | 'check-in-side-effects'
  | 'check-in-side-effects-more'
  | 'check-in-changes'
  | 'check-in-new-medicines'
  | 'check-in-injections'
  | 'check-in-injections-plan'
  | 'check-in-medicines'
  | 'check-in-diabetes-team'
  | 'check-in-new-conditions'
  | 'check-in-kidney'
  | 'check-in-liver'
  | 'check-in-heart-failure'
  | 'check-in-eyes'
  | 'check-in-eye-check'
  | 'check-in-thyroid-cancer'
  | 'check-in-cancer'
  | 'check-in-surgery'
  | 'check-in-eating-disorder'
  | 'check-in-diabetes'
  | 'check-in-conditions'
  | 'check-in-allergies'
  | 'check-in-allergies-named'
  | 'check-in-operation'
  | 'check-in-pregnancy'
  | 'check-in-contraception'
  | 'check-in-stock'
  | 'check-in-wish'

type Topic = 'Safety' | 'Weight' | 'Side effects' | 'Doses' | 'How they are' | 'What is new' | 'The next pen'

/** Whoever leaves the questions, or is called because of them, does so with all of them at our side. */
export const staysUnlessSaved = { move: 'stay', say: 'We could not save your answer. Please try again.' } as const

/** Nobody is turned away by it: a clinician reads the answers. */
export const { choice, checklist, text, bespoke } = stepKinds<CheckInStepId, never, Topic>()
