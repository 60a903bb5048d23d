import { currentPolicyWords } from '../appointments/policy-words.ts'
import { assessmentFigures } from './assessment.ts'
import { weightFigures } from './weight.ts'

/** What the terms of use are told. */
export const termsFigures = {
  weight: weightFigures,
  assessment: assessmentFigures,
  policy: currentPolicyWords,
} as const
