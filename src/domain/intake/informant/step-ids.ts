import { stepKinds } from '../engine/step-kinds.ts'

/** The questions to someone who knows the patient well. */
export type InformantStepId =
  | 'informant-relation'
  | 'informant-known'
  | 'informant-childhood'
  | 'informant-attention'
  | 'informant-restless'
  | 'informant-impulse'
  | 'informant-since'
  | 'informant-effect'
  | 'informant-health'
  | 'informant-safety'
  | 'informant-example'

type Topic = 'How they know each other' | 'As a child' | 'Now' | 'Health and safety' | 'In their own words'

export const { choice, checklist, text } = stepKinds<InformantStepId, never, Topic>()

export const notSure = { value: 'not_sure', label: 'I am not sure' } as const
