import { describe, expect, it } from 'vitest'
import { answersOf, readAnswers } from '../engine/answers.ts'
import { chosenIn, encodeChosen, toggle } from '../engine/checklist.ts'
import { addressOf, type ChecklistStep } from '../engine/step.ts'
import { walk } from '../engine/walk.ts'
import { adhd } from './flow.ts'
import { riskAnswers } from './sample-answers.ts'
import type { StepId } from './step-ids.ts'

const { steps } = adhd
const childhood = steps['childhood-symptoms'] as ChecklistStep
const labels = (...ids: string[]) => encodeChosen(childhood, ids)
const keyOf = (id: StepId) => {
  const step = steps[id]
  return step.kind === 'intro' ? '' : step.answerKey
}

/** The destination of a step: a step, a reason, or the name of the end. */
function leads(id: StepId, answer: unknown): string {
  const destination = steps[id].next({ [keyOf(id)]: answer }, {})
  if (destination.to === 'step') return addressOf(destination)
  if (destination.to === 'not-eligible') return destination.reason
  return 'at' in destination ? `${destination.to} at ${destination.at}` : destination.to
}

describe('where each answer leads', () => {
  it.each<[string, StepId, unknown, string]>([
    ['AD-02', 'diagnosis-status', 'yes', 'question-1'],
    ['AD-02', 'diagnosis-status', 'no', 'childhood-symptoms'],
    ['AD-02', 'childhood-symptoms', labels('daydreaming', 'reports'), 'self-assessment-intro'],
    ['AD-02', 'childhood-symptoms', labels('none'), 'self-assessment-intro'],
    ['AD-02', 'self-assessment-intro', undefined, 'question-1'],
    ['AD-03', 'question-1', 'Never', 'question-2'],
    ['AD-03', 'question-2', 'Rarely', 'question-3'],
    ['AD-03', 'question-3', 'Sometimes', 'question-4'],
    ['AD-03', 'question-4', 'Often', 'question-5'],
    ['AD-03', 'question-5', 'Very often', 'question-6'],
    ['AD-03', 'question-6', 'Never', 'risk-factors'],
    ['AD-04', 'question-7', 'Yes', 'question-8'],
    ['AD-04', 'question-7', 'No', 'question-8'],
    ['AD-04', 'question-8', 'Yes', 'finished at result'],
    ['AD-04', 'question-8', 'No', 'finished at result'],
    ['AD-05', 'risk-factors', riskAnswers(), 'finished'],
    ['AD-05', 'risk-factors', riskAnswers('homeless'), 'adhd_risk_factors'],
    ['AD-05', 'risk-factors', [], 'adhd_risk_factors'],
  ])('%s %s: %j → %s', (_, id, answer, destination) => expect(leads(id, answer)).toBe(destination))
})

describe('what each step offers and stores', () => {
  const frequencies = ['Never', 'Rarely', 'Sometimes', 'Often', 'Very often']

  it.each<[string, StepId, string, string[]]>([
    ['AD-07', 'diagnosis-status', 'adhd_q0', ['yes', 'no']],
    ['AD-07', 'question-1', 'adhd_q1', frequencies],
    ['AD-07', 'question-2', 'adhd_q2', frequencies],
    ['AD-07', 'question-3', 'adhd_q3', frequencies],
    ['AD-07', 'question-4', 'adhd_q4', frequencies],
    ['AD-07', 'question-5', 'adhd_q5', frequencies],
    ['AD-07', 'question-6', 'adhd_q6', frequencies],
    ['AD-07', 'question-7', 'adhd_q7', ['Yes', 'No']],
    ['AD-07', 'question-8', 'adhd_q8', ['Yes', 'No']],
  ])('%s %s stores %s', (_, id, answerKey, values) => {
    expect(steps[id]).toMatchObject({ kind: 'choice', id, answerKey })
    expect('options' in steps[id] && steps[id].options.map(({ value }) => value)).toEqual(values)
  })

  it('AD-03 the stored value is the text on the screen', () => {
    for (const number of [1, 2, 3, 4, 5, 6] as const) {
      const step = steps[`question-${number}`]
      expect('options' in step && step.options.map(({ label }) => label)).toEqual(frequencies)
    }
  })

  it('AD-02 the childhood descriptions are stored as a list of labels', () => {
    expect(childhood).toMatchObject({ kind: 'checklist', answerKey: 'adhd_q0a', storedAs: 'list' })
    expect(childhood.options.at(-1)).toEqual({ value: 'none', label: 'No to all', excludes: 'all' })
    expect(labels('none')).toEqual(['No to all'])
    expect(childhood.options.length).toBeGreaterThan(5)
    expect(new Set(childhood.options.map(({ label }) => label)).size).toBe(childhood.options.length)
  })

  it('AD-02 No to all clears the others, and any other clears No to all', () => {
    for (const { value } of childhood.options.slice(0, -1)) {
      expect(toggle(childhood, [value], 'none')).toEqual(['none'])
      expect(toggle(childhood, ['none'], value)).toEqual([value])
      expect(chosenIn(childhood, labels(value, 'none'))).toBeNull()
    }
  })

  it('AD-02 the introduction asks nothing, and says how many questions about frequency follow', () => {
    const introduction = steps['self-assessment-intro']
    expect(introduction).toMatchObject({ kind: 'intro', button: 'Start free assessment' })
    expect(introduction.question).toBe('Now 6 questions about the past 6 months')
    expect(introduction).not.toHaveProperty('answerKey')
  })

  it('AD-04 question 8 is worded as specified', () => {
    expect(steps['question-8']).toMatchObject({ question: 'Are you over 18 years old?', button: 'See Results' })
  })

  it('AD-04 question 7 names its subject', () => {
    const { hint } = steps['question-7']
    for (const words of ['Bipolar', 'psychosis', 'schizophrenia', 'suicide attempt', 'heart condition', 'hospital']) {
      expect(hint).toContain(words)
    }
  })

  it('AD-03 AD-04 AD-05 every step has the progress, the label and the button of the specification', () => {
    const shown = Object.values(steps).map(({ id, progress, label, button }) => [id, progress, label, button])
    expect(shown).toEqual([
      ['diagnosis-status', 5, undefined, undefined],
      ['childhood-symptoms', 10, undefined, 'Next'],
      ['self-assessment-intro', 15, undefined, 'Start free assessment'],
      ['question-1', 17, 'Question 1/6', 'Next question'],
      ['question-2', 33, 'Question 2/6', 'Next question'],
      ['question-3', 50, 'Question 3/6', 'Next question'],
      ['question-4', 67, 'Question 4/6', 'Next question'],
      ['question-5', 83, 'Question 5/6', 'Next question'],
      ['question-6', 100, 'Question 6/6', 'Next question'],
      ['risk-factors', 85, undefined, 'Next'],
      ['question-7', 88, 'Question 7/8', 'Next question'],
      ['question-8', 100, 'Question 8/8', 'See Results'],
    ])
  })

  it('AD-07 each answer is stored under a key of its own, and a failed save is reported on the next step', () => {
    const keys = Object.values(steps).flatMap((step) => (step.kind === 'intro' ? [] : [step.answerKey]))
    expect(new Set(keys).size).toBe(keys.length)
    for (const [id, step] of Object.entries(steps)) {
      expect(step.id).toBe(id)
      expect(step.question.length).toBeGreaterThan(20)
      expect(step.onSaveFailure).toEqual({
        move: 'continue',
        say: 'Failed to save progress. Please try again.',
      })
    }
  })
})

describe('answers from outside', () => {
  const all = {
    adhd_q0: 'no',
    adhd_q0a: ['No to all'],
    adhd_q1: 'Never',
    adhd_q6: 'Very often',
    adhd_q7: 'Yes',
    adhd_q8: 'No',
    adhd_risk_factors: riskAnswers('toSelf'),
  }

  it('AD-07 known keys with possible values are accepted, those of the side path too', () => {
    expect(readAnswers(adhd, all)).toEqual({ ok: true, answers: all })
    expect(answersOf(adhd, { ...all, Q1_answer: '18-74', stepHistory: [] })).toEqual(all)
  })

  it.each([
    ['a frequency that is none', { adhd_q1: 'Always' }, 'adhd_q1'],
    ['points in place of words', { adhd_q1: 3 }, 'adhd_q1'],
    ['a Yes where yes is stored', { adhd_q0: 'Yes' }, 'adhd_q0'],
    ['a yes where Yes is stored', { adhd_q7: 'yes' }, 'adhd_q7'],
    ['No to all beside something', { adhd_q0a: [...labels('restless'), 'No to all'] }, 'adhd_q0a'],
    ['nothing chosen', { adhd_q0a: [] }, 'adhd_q0a'],
    ['a label in text', { adhd_q0a: 'No to all' }, 'adhd_q0a'],
    ['a ninth question', { adhd_q9: 'Yes' }, 'adhd_q9'],
    ['an answer to the introduction', { 'self-assessment-intro': 'read' }, 'self-assessment-intro'],
    ['an answer to no key', { undefined: undefined }, 'undefined'],
    ['an answer of another questionnaire', { Q1_answer: '18-74' }, 'Q1_answer'],
  ])('AD-07 %s is refused by name', (_, given, key) => {
    expect(readAnswers(adhd, given)).toMatchObject({ ok: false, key })
  })
})

describe('the walk', () => {
  it('AD-02 begins with the diagnosis, and on a side path where asked to', () => {
    expect(walk(adhd, {})).toEqual({
      route: ['diagnosis-status'],
      end: { to: 'unanswered', step: 'diagnosis-status', address: 'diagnosis-status' },
    })
    expect(walk(adhd, { adhd_q7: 'No' }, 'question-7')).toEqual({
      route: ['question-7', 'question-8'],
      end: { to: 'unanswered', step: 'question-8', address: 'question-8' },
    })
    expect(adhd.sidePaths).toEqual(['question-7'])
  })

  it('AD-02 passes the introduction without an answer, and stops at the question after it', () => {
    expect(walk(adhd, { adhd_q0: 'no', adhd_q0a: ['No to all'] })).toEqual({
      route: ['diagnosis-status', 'childhood-symptoms', 'self-assessment-intro', 'question-1'],
      end: { to: 'unanswered', step: 'question-1', address: 'question-1' },
    })
  })

  it('AD-02 after a later diagnosis the childhood question no longer counts', () => {
    expect(walk(adhd, { adhd_q0: 'yes', adhd_q0a: ['No to all'] }).route).toEqual(['diagnosis-status', 'question-1'])
  })
})
