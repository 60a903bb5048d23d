import { type Length, longest } from '../engine/length.ts'
import { adhd } from './flow.ts'
import { scoredQuestions } from './frequency.ts'
import { riskFactors } from './risk-factors.ts'

/** All the questions up to the result, with those of the one step that holds many. */
const whole: Length = longest(adhd)

/** How long the self-assessment is, counted from its own steps so that no page can say another figure. */
export const adhdLength = { ...whole, scored: scoredQuestions.length, safety: riskFactors.length } as const
