import { stepKinds } from '../engine/step-kinds.ts'

/** The steps of the medical and life history form, answered before an assessment. */
export type LifeHistoryStepId =
  | 'life-school'
  | 'life-work'
  | 'life-work-trouble'
  | 'life-home'
  | 'life-health'
  | 'life-health-named'
  | 'life-heart'
  | 'life-heart-family'
  | 'life-family'
  | 'life-sleep'
  | 'life-alcohol'
  | 'life-drugs'
  | 'life-mood'
  | 'life-safety'
  | 'life-safety-help'
  | 'life-medicines'
  | 'life-medicines-named'
  | 'life-hopes'

type Topic =
  | 'School'
  | 'Work'
  | 'Home'
  | 'Health'
  | 'Heart'
  | 'Family'
  | 'Sleep'
  | 'Alcohol and drugs'
  | 'Mood and safety'
  | 'Medicines'
  | 'Hopes'

/** The form refuses no patient: a clinician reads the answers. */
export const { choice, checklist, intro, text } = stepKinds<LifeHistoryStepId, never, Topic>()

/** Not knowing is an answer of its own, and is never read as a no. */
export const notSure = { value: 'not_sure', label: 'I am not sure' } as const
