import { type DeclineWords, declineReasonWords } from '#content/cases/decline-reasons.ts'
import { policy } from '../clinical/policy.ts'

/** Why a clinician declines. Each has a draft for the message to the patient. */
export const declineReasons = [
  'bmi_below_range',
  'age_outside_range',
  'pregnancy_or_breastfeeding',
  'health_condition',
  'other_medicine',
  'reaction_before',
  'treated_elsewhere',
  'not_verified',
  'information_missing',
  'care_in_person',
] as const satisfies readonly (keyof ReturnType<typeof declineReasonWords>)[]

export type DeclineReason = (typeof declineReasons)[number]

export const declineWords: Readonly<Record<DeclineReason, DeclineWords>> = declineReasonWords(policy)
