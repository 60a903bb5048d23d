import { describe, expect, it } from 'vitest'
import { adhd } from '../adhd/flow.ts'
import { riskAnswers } from '../adhd/sample-answers.ts'
import { weightManagement } from '../weight-management/flow.ts'
import { sampleAnswers } from '../weight-management/sample-answers.ts'
import { afterChange, checkedAnswers } from './checked-answers.ts'
import { exploreRoutes } from './explore.ts'

const routes = exploreRoutes(weightManagement, sampleAnswers)
const told = (answers: object) =>
  checkedAnswers(weightManagement, answers as Record<string, unknown>).map(({ address, answer }) => [
    address,
    ...answer,
  ])

describe('E-14 the answers to check', () => {
  it('E-14 are those of the walked route, in its order, in words, for any answers', () => {
    expect(routes.length).toBeGreaterThan(50)
    // Every fortieth of many thousands, which includes each kind of step.
    for (const { answers } of routes.filter((_, place) => place % 40 === 0)) {
      const list = checkedAnswers(weightManagement, answers)
      for (const { question, answer, isAnswered } of list) {
        expect(question).not.toMatch(/\{|\bundefined\b/)
        expect(answer.join()).not.toMatch(/undefined|\[object/)
        expect(isAnswered || answer.length === 0).toBe(true)
      }
      expect(new Set(list.map(({ step }) => step)).size).toBe(list.length)
    }
  })

  it('E-14 show measures, lists and skipped questions in natural words', () => {
    const answers = {
      Q1_answer: '18-74',
      Q2_answer: 'White',
      Q3_answer: 'Male',
      Q4_answer: {
        weight: '220',
        weightUnit: 'st-lbs',
        heightCm: '',
        heightFt: '5',
        heightIn: '9',
        heightUnit: 'ft-in',
        bmi: '32.5',
      },
      Q5_answer: 'I do not have diabetes',
      Q6_answer: ['None of these'],
      Q7_answer: ['None of these'],
      Q10_answer: 'I have never taken medication to lose weight',
      Q10b_answer: 'Warfarin, allergies',
      gp_practice: { name: 'Mill Road Surgery', odsCode: null },
    }
    expect(told(answers).slice(3)).toEqual([
      ['step-5', '220 lb', '5 ft 9 in', 'BMI 32.5'],
      ['step-6', 'I do not have diabetes'],
      ['step-7', 'None of these'],
      ['step-8', 'None of these'],
      ['previous-weight-loss-medications', 'I have never taken medication to lose weight'],
      ['other-medications-allergies', 'Warfarin', 'allergies'],
      ['inform-gp', 'Mill Road Surgery'],
      ['special-offers'],
    ])
  })

  it('E-14 show which question is still open', () => {
    const open = checkedAnswers(weightManagement, { Q1_answer: '18-74', Q2_answer: 'White' })
    expect(open.map(({ step, isAnswered }) => [step, isAnswered])).toEqual([
      ['step-1', true],
      ['step-2', true],
      ['step-3', false],
    ])
  })

  it('E-14 name the medication that the question was about', () => {
    const asked = routes
      .filter((_, place) => place % 40 === 0)
      .map(({ answers }) =>
        checkedAnswers(weightManagement, answers).find(({ step }) => step === 'wegovy-starting-weight'),
      )
      .filter((one) => one !== undefined)
    expect(asked.length).toBeGreaterThan(0)
    for (const { question, address } of asked) {
      const named = new URLSearchParams(address.split('?')[1]).get('medication')
      expect(question).toContain(named ?? 'Wegovy')
    }
  })

  it('E-14 work for the other questionnaire: all fourteen in words, and no heading without a question', () => {
    const six = Object.fromEntries([1, 2, 3, 4, 5, 6].map((place) => [`adhd_q${place}`, 'Often']))
    const list = checkedAnswers(adhd, { adhd_q0: 'yes', ...six, adhd_risk_factors: riskAnswers() })
    expect(list.map(({ step }) => step)).not.toContain('self-assessment-intro')
    expect(list.at(-1)?.answer).toHaveLength(14)
    expect(list.at(-1)?.answer[0]).toMatch(/\? No$/)
  })
})

describe('E-14 after a change', () => {
  const finished = routes.find(({ end }) => end.to === 'finished')?.answers ?? {}

  it('E-14 with every question answered it leads to the end', () => {
    expect(afterChange(weightManagement, finished)).toEqual({ to: 'finished' })
  })

  it('E-14 a question opened by the change comes next, and no other', () => {
    expect(afterChange(weightManagement, { ...finished, Q6_answer: ['Thyroid surgery'] })).toEqual({
      to: 'step',
      step: 'thyroid-surgery-details',
    })
  })

  it('E-14 an answer that ends the questionnaire ends it', () => {
    expect(afterChange(weightManagement, { ...finished, Q6_answer: ['Kidney disease'] })).toEqual({
      to: 'not-eligible',
      reason: 'medical_condition',
    })
  })
})
