import { stepKinds } from '../engine/step-kinds.ts'

/** The steps of the check-in. They share a prefix, because no step belongs to two questionnaires. */
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

/** The check-in can end early only because a prescriber calls, and all answers are saved by then. */
export const staysUnlessSaved = { move: 'stay', say: 'We could not save your answer. Please try again.' } as const

/** The check-in refuses no patient: a clinician reads the answers. */
export const { choice, checklist, text, bespoke } = stepKinds<CheckInStepId, never, Topic>()
