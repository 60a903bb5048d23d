import { describe, expect, it } from 'vitest'
import { answersOf, readAnswers } from '../engine/answers.ts'
import { isStepOf } from '../engine/flow.ts'
import { walk } from '../engine/walk.ts'
import { weightManagement } from './flow.ts'

const { steps } = weightManagement

describe('step-1, age', () => {
  it('Q-02 stands at 5% and offers three bands with their stored values', () => {
    expect(steps['step-1']).toMatchObject({
      progress: 5,
      answerKey: 'Q1_answer',
      options: [
        { value: 'under 18', label: 'Under 18' },
        { value: '18-74', label: '18 to 74' },
        { value: '75 above', label: '75 or above' },
      ],
    })
  })

  it.each([
    ['under 18', { kind: 'not-eligible', reason: 'under_18' }],
    ['75 above', { kind: 'not-eligible', reason: 'over_74' }],
    ['18-74', { kind: 'unanswered', step: 'step-2' }],
  ])('Q-02 %s leads where it should', (Q1_answer, end) => {
    expect(walk(weightManagement, { Q1_answer }).end).toEqual(end)
  })
})

describe('step-2, ethnicity', () => {
  it('Q-03 stands at 10% and offers five options with their stored values', () => {
    expect(steps['step-2']).toMatchObject({
      progress: 10,
      answerKey: 'Q2_answer',
      options: [
        { value: 'Asian', label: 'Asian or Asian British' },
        { value: 'Black', label: 'Black (Caribbean, African)' },
        { value: 'Mixed', label: 'Mixed ethnicities' },
        { value: 'Other', label: 'Other ethnic group' },
        { value: 'White', label: 'White' },
      ],
    })
  })

  it('Q-03 stays on a failed save and says so; every answer leads to step-3', () => {
    expect(steps['step-2']).toMatchObject({
      onSaveFailure: { move: 'stay', say: 'Error saving data. Please try again.' },
    })
    for (const Q2_answer of ['Asian', 'Black', 'Mixed', 'Other', 'White']) {
      expect(walk(weightManagement, { Q1_answer: '18-74', Q2_answer }).route).toEqual(['step-1', 'step-2', 'step-3'])
    }
  })
})

describe('the walk', () => {
  it('begins at step-1 and asks for what is missing', () => {
    expect(walk(weightManagement, {})).toEqual({ route: ['step-1'], end: { kind: 'unanswered', step: 'step-1' } })
  })

  it('does not count an answer off the route', () => {
    expect(walk(weightManagement, { Q1_answer: 'under 18', Q2_answer: 'White' }).route).toEqual(['step-1'])
  })

  it('does not count a value no option has', () => {
    expect(walk(weightManagement, { Q1_answer: 'forty' }).end).toEqual({ kind: 'unanswered', step: 'step-1' })
  })

  it('stops at a step that is closed', () => {
    const { end } = walk(weightManagement, { Q1_answer: '18-74', Q2_answer: 'White' })
    expect(end).toEqual({ kind: 'closed', step: 'step-3' })
  })

  it('refuses to run in a circle', () => {
    const circular = {
      ...weightManagement,
      steps: { ...steps, 'step-2': { ...steps['step-1'], id: 'step-2' as const } },
    }
    expect(() => walk(circular, { Q1_answer: '18-74' })).toThrow('runs in a circle at step-2')
  })

  it('knows its own steps and nothing inherited', () => {
    expect(isStepOf(weightManagement, 'step-2')).toBe(true)
    expect(isStepOf(weightManagement, 'step-99')).toBe(false)
    expect(isStepOf(weightManagement, 'toString')).toBe(false)
  })
})

describe('answers from outside', () => {
  it('API-01 known keys with possible values are read', () => {
    const answers = { Q1_answer: '18-74', Q2_answer: 'Other' }
    expect(readAnswers(weightManagement, answers)).toEqual({ ok: true, answers })
    expect(readAnswers(weightManagement, {})).toEqual({ ok: true, answers: {} })
  })

  it.each([
    ['an unknown key', { Q1_answer: '18-74', Q99: 'x' }, 'Q99'],
    ['an impossible value', { Q1_answer: '18-74', Q2_answer: 'Martian' }, 'Q2_answer'],
    ['a value of another type', { Q1_answer: ['18-74'] }, 'Q1_answer'],
    ['an inherited name', { constructor: '18-74' }, 'constructor'],
    ['no object', 'text', ''],
    ['a list', [], ''],
    ['null', null, ''],
  ])('API-01 %s is refused by name', (_, given, key) => {
    expect(readAnswers(weightManagement, given)).toMatchObject({ ok: false, key })
  })

  it('Q-29 what is saved is this flow and nothing else', () => {
    const data = { Q1_answer: '18-74', Q2_answer: 'Martian', adhd_q1: 'Often', stepHistory: [] }
    expect(answersOf(weightManagement, data)).toEqual({ Q1_answer: '18-74' })
  })
})
