import { stepKinds } from '../engine/step-kinds.ts'

/** The steps of the medical history form. They share a prefix, because no step belongs to two questionnaires. */
export type FollowUpStepId =
  | 'follow-up-sex'
  | 'follow-up-diabetes'
  | 'follow-up-conditions'
  | 'follow-up-kidney'
  | 'follow-up-thyroid-cancer'
  | 'follow-up-liver'
  | 'follow-up-heart-failure'
  | 'follow-up-eyes'
  | 'follow-up-eye-check'
  | 'follow-up-cancer'
  | 'follow-up-surgery'
  | 'follow-up-eating-disorder'
  | 'follow-up-eating'
  | 'follow-up-mood'
  | 'follow-up-pregnancy'
  | 'follow-up-contraception'
  | 'follow-up-medicines'
  | 'follow-up-medicines-named'
  | 'follow-up-diabetes-team'
  | 'follow-up-allergies'
  | 'follow-up-allergies-named'
  | 'follow-up-anaesthetic'
  | 'follow-up-surgical-team'
  | 'follow-up-injections'
  | 'follow-up-injections-plan'
  | 'follow-up-missed-doses'
  | 'follow-up-pens-left'

type Topic =
  | 'Known before'
  | 'Conditions'
  | 'Eating and mood'
  | 'Pregnancy'
  | 'Medicines and allergies'
  | 'Treatment now'

/** The form refuses no patient: a clinician reads the answers. */
export const { choice, checklist, text } = stepKinds<FollowUpStepId, never, Topic>()

/** Not knowing is an answer of its own, and is never read as a no. */
export const notSure = { value: 'not_sure', label: 'I am not sure' } as const
