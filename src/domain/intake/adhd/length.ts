import { type Length, longest } from '../engine/length.ts'
import { adhd } from './flow.ts'
import { scoredQuestions } from './frequency.ts'
import { riskFactors } from './risk-factors.ts'

/** All the questions up to the result, including each one of the step that has several. */
const whole: Length = longest(adhd)

/** The length of the self-assessment, counted from its steps so that no page can state another figure. */
export const adhdLength = { ...whole, scored: scoredQuestions.length, safety: riskFactors.length } as const
