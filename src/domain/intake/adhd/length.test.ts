import { describe, expect, it } from 'vitest'
import { exploreRoutes } from '../engine/explore.ts'
import { lengthOfQuestions, longest } from '../engine/length.ts'
import { weightManagement } from '../weight-management/flow.ts'
import { questionsBeforeResult } from './before-result.ts'
import { adhd } from './flow.ts'
import { adhdLength } from './length.ts'
import { riskFactors } from './risk-factors.ts'
import { sampleAnswers } from './sample-answers.ts'
import type { StepId } from './step-ids.ts'

const asked = (id: StepId) => (id === 'risk-factors' ? riskFactors.length : adhd.steps[id].kind === 'intro' ? 0 : 1)

describe('the stated length', () => {
  it('F-6 the figure on the pages is the longest route to the result', () => {
    const ways = (from: StepId) =>
      exploreRoutes(adhd, sampleAnswers, from).map(({ steps }) => steps.reduce((sum, id) => sum + asked(id), 0))
    expect(adhdLength.questions).toBe(Math.max(...ways('diagnosis-status')) + Math.max(...ways('question-7')))
    expect(adhdLength).toEqual({ questions: 24, minutes: 8, scored: 6, safety: 14 })
  })

  it('E-18 the minutes follow from the questions', () => {
    expect(lengthOfQuestions(1).minutes).toBe(1)
    expect(lengthOfQuestions(30).minutes).toBe(10)
    expect(longest(weightManagement)).toEqual({ questions: 28, minutes: 9 })
  })

  it('F-6 R-11 the number of questions left before the result', () => {
    expect(questionsBeforeResult({})).toBe(2)
    expect(questionsBeforeResult({ adhd_q7: 'No' })).toBe(1)
    expect(questionsBeforeResult({ adhd_q7: 'No', adhd_q8: 'Yes' })).toBe(0)
    expect(questionsBeforeResult({ adhd_q7: 'maybe', adhd_q8: 'Yes' })).toBe(1)
  })
})
