import { describe, expect, it } from 'vitest'
import { askedOf, encodeChosen } from '../engine/checklist.ts'
import { exploreRoutes } from '../engine/explore.ts'
import type { ChecklistStep } from '../engine/step.ts'
import { walk } from '../engine/walk.ts'
import { weightManagement } from './flow.ts'
import { sampleAnswers } from './sample-answers.ts'

const conditions = weightManagement.steps['step-8'] as ChecklistStep
const offered = (answers: object) => askedOf(conditions, { ...answers }).options.map(({ value }) => value)
const labels = (...ids: string[]) => encodeChosen(conditions, ids)

const finished = exploreRoutes(weightManagement, sampleAnswers).find(({ end }) => end.to === 'finished')?.answers
const ending = (answers: object) => walk(weightManagement, { ...finished, Q3a_answer: 'no', ...answers }).end

describe('E-18 Q-09 conditions of one sex', () => {
  it('are shown to that sex only, and all of them to a patient who has not said', () => {
    expect(offered({ Q3_answer: 'Female' })).not.toContain('erectile_dysfunction')
    expect(offered({ Q3_answer: 'Female' })).not.toContain('low_testosterone')
    expect(offered({ Q3_answer: 'Male' })).not.toContain('menopausal_symptoms')
    expect(offered({ Q3_answer: 'Male' })).not.toContain('pcos')
    expect(offered({ Q3_answer: 'Female' })).toHaveLength(14)
    expect(offered({ Q3_answer: 'Male' })).toHaveLength(14)
    expect(offered({})).toHaveLength(16)
  })

  it('R-8 that were ticked before the sex was changed are asked again, and block the order', () => {
    const ticked = { Q7_answer: labels('pcos', 'joint_pains'), Q8_answer: 'No' }
    expect(ending({ ...ticked, Q3_answer: 'Female' })).toEqual({ to: 'finished' })
    expect(ending({ ...ticked, Q3_answer: 'Male' })).toMatchObject({ to: 'unanswered', step: 'step-8' })
  })
})
