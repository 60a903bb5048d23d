import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adhd } from '../adhd/flow.ts'
import { weightManagement } from '../weight-management/flow.ts'
import { answer, arriveAt, canGoBack, goBack, goTo, initialState, initialStateOf, visitedSteps } from './state.ts'

const steps = fc.constantFrom('step-1', 'step-2', 'step-3', 'details?medication=Wegovy')

describe('the questionnaire state', () => {
  it('Q-27 starts on step-1 with nothing answered, nothing loaded and a score of 0', () => {
    const { data, currentStep, stepHistory, ...others } = {
      ...initialStateOf(adhd),
      ...initialStateOf(weightManagement),
    }
    expect(data).toEqual({})
    expect([currentStep, ...stepHistory]).toEqual(['step-1', 'step-1'])
    // Every other key the specification names is there too, still empty.
    const named = 'adhdscore email error isLoaded isSubmitting selectedDay selectedTime userId'
    expect(Object.keys(others).sort().join(' ')).toBe(named)
    expect(Object.values(others).filter(Boolean)).toEqual([])
    expect(initialStateOf(adhd)).toHaveProperty('adhdscore', 0)
  })

  it('Q-27 each questionnaire begins at its own first step, with its own keys and none of the other', () => {
    expect(initialStateOf(adhd)).toMatchObject({ currentStep: adhd.first, stepHistory: [adhd.first] })
    expect(initialStateOf(adhd)).not.toHaveProperty('email')
    expect(initialStateOf(weightManagement)).toEqual({ ...initialState, email: '' })
  })

  it('Q-27 stores an answer without changing the others', () => {
    const state = answer(answer(initialState, 'Q1_answer', '18-74'), 'Q2_answer', 'White')
    expect(state.data).toEqual({ Q1_answer: '18-74', Q2_answer: 'White' })
    expect(initialState.data).toEqual({})
  })

  it('Q-27 adds each step navigated to, and goes back through them to step-1', () => {
    const there = goTo(goTo(initialState, 'step-2'), 'step-3')
    expect(there).toMatchObject({ currentStep: 'step-3', stepHistory: ['step-1', 'step-2', 'step-3'] })
    const back = goBack(there)
    expect(back).toMatchObject({ currentStep: 'step-2', stepHistory: ['step-1', 'step-2'] })
    expect(goBack(back)).toMatchObject({ currentStep: 'step-1', stepHistory: ['step-1'] })
  })

  it('Q-27 cannot go back from the only entry', () => {
    expect(canGoBack(initialState)).toBe(false)
    expect(goBack(initialState)).toBe(initialState)
  })

  it('Q-27 going to a step and back again changes nothing, for any history', () => {
    fc.assert(
      fc.property(fc.array(steps), steps, (visited, step) => {
        const before = visited.reduce(goTo, initialState)
        expect(goBack(goTo(before, step))).toEqual(before)
      }),
    )
  })

  it('Q-27 visited steps are the unique entries of the history', () => {
    const state = ['step-2', 'step-1', 'step-2', 'step-3'].reduce(goTo, initialState)
    expect(visitedSteps(state)).toEqual(['step-1', 'step-2', 'step-3'])
  })

  it('Q-27 opening a step by its address rewinds to it if visited, and adds it if not', () => {
    const state = ['step-2', 'step-3'].reduce(goTo, initialState)
    expect(arriveAt(state, 'step-3')).toBe(state)
    expect(arriveAt(state, 'step-2').stepHistory).toEqual(['step-1', 'step-2'])
    expect(arriveAt(initialState, 'step-3')).toMatchObject({ currentStep: 'step-3', stepHistory: ['step-1', 'step-3'] })
  })

  it('Q-27 the current step is always the last entry of the history', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(goTo, arriveAt, goBack), steps)), (moves) => {
        const state = moves.reduce((now, [move, step]) => move(now, step), initialState)
        expect(state.stepHistory.at(-1)).toBe(state.currentStep)
        expect(state.stepHistory[0]).toBe('step-1')
      }),
    )
  })
})
