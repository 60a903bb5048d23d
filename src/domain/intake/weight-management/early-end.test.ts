import { describe, expect, it } from 'vitest'
import { exploreRoutes } from '../engine/explore.ts'
import { walk } from '../engine/walk.ts'
import { earlyEnd, stepsThatEnd } from './early-end.ts'
import { weightManagement } from './flow.ts'
import { sampleAnswers } from './sample-answers.ts'

const routes = exploreRoutes(weightManagement, sampleAnswers)

describe('answers that end the questionnaire early', () => {
  it('are found on every route that ends early, and on no other', () => {
    const places = new Set<string>()
    for (const { answers } of routes) {
      const { route, end } = walk(weightManagement, answers)
      const reason = end.to === 'not-eligible' ? end.reason : end.to === 'home' ? end.because : null
      const stepId = route.at(-1)
      const found = earlyEnd(answers)
      expect(found && { stepId: found.stepId, reason: found.reason }).toEqual(reason && { stepId, reason })
      if (reason && stepId) places.add(stepId)
    }
    expect([...places].sort()).toEqual([...stepsThatEnd].sort())
  })

  it('C-5: name the ticked conditions', () => {
    const [ended] = routes.filter(({ end }) => 'reason' in end && end.reason === 'medical_condition')
    expect(earlyEnd({ ...ended?.answers, Q6_answer: ['Pancreatitis'] })).toMatchObject({ said: ['Pancreatitis'] })
  })

  it('do not count when the answer is no longer on the route', () => {
    const [ended] = routes.filter(({ end }) => 'reason' in end && end.reason === 'pregnancy')
    const changed = { ...ended?.answers, Q3_answer: 'Male' }
    expect(earlyEnd(ended?.answers ?? {})).toMatchObject({ stepId: 'step-4', reason: 'pregnancy' })
    expect(earlyEnd(changed)).toBeNull()
  })
})
