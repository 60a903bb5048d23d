import { currentPolicyWords } from '../appointments/policy-words.ts'
import { adhdLength } from '../intake/adhd/length.ts'
import { assessmentFigures } from './assessment.ts'
import { scoreFigures } from './self-assessment.ts'

/** Figures for the questions and answers about the self-assessment and the assessment. */
export const adhdFigures = {
  assessment: assessmentFigures,
  length: adhdLength,
  score: scoreFigures,
  policy: currentPolicyWords,
} as const
