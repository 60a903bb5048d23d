import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adhd } from '../adhd/flow.ts'
import { weightManagement } from '../weight-management/flow.ts'
import type { AnyFlow } from './flow.ts'
import { ownProgress, readProgress, resume, withOwnProgress, writeProgress } from './saved-progress.ts'
import { initialState } from './state.ts'

const answers = fc.dictionary(
  fc.string().filter((key) => key !== 'stepHistory' && key !== '__proto__'),
  fc.oneof(fc.string({ unit: 'binary' }), fc.array(fc.string())),
)

describe('saved progress', () => {
  it('Q-28 is read back exactly as it was written', () => {
    fc.assert(
      fc.property(answers, fc.array(fc.string(), { minLength: 1 }), (data, stepHistory) => {
        expect(readProgress(writeProgress({ data, stepHistory }))).toEqual({ data: { ...data }, stepHistory })
      }),
    )
  })

  it.each(['', '{', 'null', '[]', '"text"', '7', 'undefined'])('Q-28 unreadable progress %j is ignored', (text) => {
    expect(readProgress(text)).toBeNull()
    expect(resume(initialState, readProgress(text))).toEqual({ ...initialState, isLoaded: true })
  })

  it('Q-28 without saved progress the state still counts as loaded', () => {
    expect(resume(initialState, readProgress(null)).isLoaded).toBe(true)
  })

  it('Q-28 resumes at the last step of the saved history, with its answers', () => {
    const saved = writeProgress({ data: { Q1_answer: '18-74' }, stepHistory: ['step-1', 'step-2'] })
    expect(resume(initialState, readProgress(saved))).toMatchObject({
      data: { Q1_answer: '18-74' },
      currentStep: 'step-2',
      stepHistory: ['step-1', 'step-2'],
      isLoaded: true,
    })
  })

  it('Q-28 a longer history is resumed at its end, not at its second step', () => {
    const saved = writeProgress({ data: {}, stepHistory: ['step-1', 'step-2', 'step-3'] })
    expect(resume(initialState, readProgress(saved)).currentStep).toBe('step-3')
  })

  it('Q-28 a partly damaged history is ignored', () => {
    expect(readProgress('{"stepHistory":["step-1",2]}')?.stepHistory).toEqual([])
  })

  it('Q-28 a damaged history loses no answer', () => {
    expect(resume(initialState, readProgress('{"Q1_answer":"18-74","stepHistory":[1]}'))).toMatchObject({
      data: { Q1_answer: '18-74' },
      stepHistory: ['step-1'],
    })
  })
})

describe('two questionnaires in one text', () => {
  const ofWeight = {
    data: { Q1_answer: '18-74' },
    stepHistory: ['step-1', 'wegovy-last-dose-timing?medication=Wegovy'],
  }
  const ofAdhd = { data: { adhd_q1: 'Often' }, stepHistory: ['diagnosis-status', 'question-1'] }
  const both = withOwnProgress(adhd, ofWeight, ofAdhd)

  it('AD-07 each reads only its own answers and its own steps', () => {
    expect(both).toEqual({
      data: { Q1_answer: '18-74', adhd_q1: 'Often' },
      stepHistory: [...ofWeight.stepHistory, ...ofAdhd.stepHistory],
    })
    expect(ownProgress(weightManagement, both)).toEqual(ofWeight)
    expect(ownProgress(adhd, both)).toEqual(ofAdhd)
  })

  it('AD-07 writing one leaves the other as it is, and replaces what it had itself', () => {
    const later = { data: { adhd_q1: 'Never' }, stepHistory: ['diagnosis-status'] }
    const written = withOwnProgress(adhd, both, later)
    expect(ownProgress(weightManagement, written)).toEqual(ofWeight)
    expect(ownProgress(adhd, written)).toEqual(later)
  })

  it('AD-07 the questionnaire answered last comes last in the history', () => {
    expect(withOwnProgress(weightManagement, both, ofWeight).stepHistory).toEqual([
      ...ofAdhd.stepHistory,
      ...ofWeight.stepHistory,
    ])
  })

  it('AD-07 what belongs to neither is preserved', () => {
    const kept = { data: { someday: 'x' }, stepHistory: ['someday'] }
    expect(withOwnProgress(adhd, kept, ofAdhd)).toEqual({
      data: { someday: 'x', adhd_q1: 'Often' },
      stepHistory: ['someday', ...ofAdhd.stepHistory],
    })
    expect(withOwnProgress(adhd, null, ofAdhd)).toEqual(ofAdhd)
  })

  it('AD-07 no answer and no step belongs to both', () => {
    const keysOf = (flow: AnyFlow) =>
      Object.values(flow.steps).flatMap((step) => ('answerKey' in step ? [step.answerKey] : []))
    const [weightKeys, adhdKeys] = [keysOf(weightManagement), keysOf(adhd)]
    expect(weightKeys.filter((key) => adhdKeys.includes(key))).toEqual([])
    expect(Object.keys(weightManagement.steps).filter((id) => Object.hasOwn(adhd.steps, id))).toEqual([])
  })
})
