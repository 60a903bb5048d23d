import type { ScoreFigures } from '#content/figures.ts'
import { currentPolicyWords } from '../appointments/policy-words.ts'
import { frequencies, scoredQuestions } from '../intake/adhd/frequency.ts'
import { adhdLength } from '../intake/adhd/length.ts'
import { bands, highestScore } from '../intake/adhd/score.ts'
import { assessmentFigures } from './assessment.ts'

/** Figures for sentences about the score. */
const scoreFigures: ScoreFigures = {
  scored: scoredQuestions.length,
  mostPoints: frequencies.length - 1,
  highestScore,
  bands: bands.length,
}

/** Figures for the questions and answers about the self-assessment and the assessment. */
export const adhdFigures = {
  assessment: assessmentFigures,
  length: adhdLength,
  score: scoreFigures,
  policy: currentPolicyWords,
} as const
