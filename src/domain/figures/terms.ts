import { currentPolicyWords } from '../appointments/policy-words.ts'
import { assessmentFigures } from './assessment.ts'
import { weightFigures } from './weight.ts'

/** Figures for the terms of use. */
export const termsFigures = {
  weight: weightFigures,
  assessment: assessmentFigures,
  policy: currentPolicyWords,
} as const
