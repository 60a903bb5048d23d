import { stepKinds } from '../engine/step-kinds.ts'

export type StepId = 'step-1' | 'step-2' | 'step-3'

export type NotEligibleReason = 'under_18' | 'over_74'

export const { choice, closed } = stepKinds<StepId, NotEligibleReason>()
