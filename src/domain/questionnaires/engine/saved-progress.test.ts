import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readProgress, resume, writeProgress } from './saved-progress.ts'
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

  it('Q-28 nothing saved still marks the state as loaded', () => {
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

  it('Q-28 a history that is damaged in part is no history', () => {
    expect(readProgress('{"stepHistory":["step-1",2]}')?.stepHistory).toEqual([])
  })

  it('Q-28 a damaged history loses no answer', () => {
    expect(resume(initialState, readProgress('{"Q1_answer":"18-74","stepHistory":[1]}'))).toMatchObject({
      data: { Q1_answer: '18-74' },
      stepHistory: ['step-1'],
    })
  })
})
