import { describe, expect, test } from 'vitest'
import { adhd } from '#domain/intake/adhd/flow.ts'
import { riskFactors } from '#domain/intake/adhd/risk-factors.ts'
import { riskAnswers } from '#domain/intake/adhd/sample-answers.ts'
import { exploreRoutes } from '#domain/intake/engine/explore.ts'
import { walk } from '#domain/intake/engine/walk.ts'
import { weightManagement } from '#domain/intake/weight-management/flow.ts'
import { sampleAnswers } from '#domain/intake/weight-management/sample-answers.ts'
import { resumePoint } from './resume-point.ts'

const adhdAnswers = {
  adhd_q0: 'yes',
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((place) => [`adhd_q${place}`, 'Often'])),
  adhd_risk_factors: riskAnswers(),
}

const beginning = { Q1_answer: '18-74', Q2_answer: 'Asian', Q3_answer: 'Male' }

describe('where an assessment was left off', () => {
  test('nothing answered is the first step', () => {
    expect(resumePoint(weightManagement, {})).toEqual({
      path: '/assessment/questionnaire/step-1',
      stepHistory: ['step-1'],
    })
  })

  test('the first question without an answer, with the way back to the start', () => {
    expect(resumePoint(weightManagement, beginning)).toEqual({
      path: '/assessment/questionnaire/step-5',
      stepHistory: ['step-1', 'step-2', 'step-3', 'step-5'],
    })
  })

  test('answers that rule the treatment out lead to the page that says so', () => {
    expect(resumePoint(weightManagement, { Q1_answer: 'under 18' }).path).toBe(
      '/assessment/not-eligible?reason=under_18',
    )
  })

  test('every way through the questionnaire is retraced step by step, medications included', () => {
    const histories = exploreRoutes(weightManagement, sampleAnswers).map(({ answers }) => {
      const { stepHistory } = resumePoint(weightManagement, answers)
      expect(stepHistory.map((address) => address.split('?')[0])).toEqual(walk(weightManagement, answers).route)
      return stepHistory
    })
    expect(histories.flat().filter((address) => address.includes('?medication='))).not.toEqual([])
  })

  test('a finished assessment goes on with the choice of a medication', () => {
    const finished = exploreRoutes(weightManagement, sampleAnswers).find(({ end }) => end.to === 'finished')
    expect(resumePoint(weightManagement, finished?.answers ?? {}).path).toBe('/assessment/buy')
  })

  test.each([
    ['not begun', {}, '/assessment/adhd/diagnosis-status'],
    ['half answered', { adhd_q0: 'yes', adhd_q1: 'Often' }, '/assessment/adhd/question-2'],
    ['answered to the end', adhdAnswers, '/booking'],
    [
      'ended for safety',
      { ...adhdAnswers, adhd_risk_factors: riskAnswers(...riskFactors.slice(0, 1)) },
      '/assessment/not-eligible',
    ],
  ])('one for ADHD that is %s goes on at its own place', (_, answers, path) => {
    expect(resumePoint(adhd, answers).path.split('?')[0]).toBe(path)
  })
})
