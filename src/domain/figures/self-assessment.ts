import type { ScoreFigures } from '#content/figures.ts'
import { frequencies, scoredQuestions } from '../intake/adhd/frequency.ts'
import { bands, highestScore } from '../intake/adhd/score.ts'

/** Figures for sentences about the score. */
export const scoreFigures: ScoreFigures = {
  scored: scoredQuestions.length,
  mostPoints: frequencies.length - 1,
  highestScore,
  bands: bands.length,
}
