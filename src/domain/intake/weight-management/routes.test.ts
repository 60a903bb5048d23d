import { describe, expect, it } from 'vitest'
import { exploreRoutes } from '../engine/explore.ts'
import { walk } from '../engine/walk.ts'
import { weightManagement } from './flow.ts'
import { sampleAnswers } from './sample-answers.ts'

const routes = exploreRoutes(weightManagement, sampleAnswers)

/** The table of document 1, section 2. */
const progress = {
  'step-1': 5,
  'step-2': 10,
  'step-3': 15,
  'step-4': 20,
  'step-5': 25,
  'step-6': 30,
  'step-7': 35,
  'step-8': 50,
  'bariatric-surgery-timing': 40,
  'bariatric-surgery-details': 45,
  'thyroid-surgery-details': 40,
  'mental-health-details': 55,
  'other-medical-conditions-query': 55,
  'other-medical-conditions-details': 60,
  'previous-weight-loss-medications': 65,
  'other-medication-details': 67,
  'wegovy-starting-weight': 70,
  'wegovy-last-dose-timing': 71,
  'wegovy-prescribed-dose': 73,
  'wegovy-prescribed-dose-other-input': 73,
  'wegovy-continue-dose-preference': 74,
  'current-medication-status': 75,
  'medication-side-effects-query': 80,
  'medication-side-effects-details': 85,
  'other-medications-allergies': 90,
  'allergies-details': 92,
  'inform-gp': 95,
  'special-offers': 98,
}

const blocking = ['Kidney disease', 'Multiple endocrine neoplasia type 2 (MEN2)', 'Pancreatitis', 'An eating disorder']

describe('every route of the weight-management questionnaire', () => {
  it('Q-01 there are 28 steps, each with the progress of the specification', () => {
    const shown = Object.fromEntries(Object.values(weightManagement.steps).map((step) => [step.id, step.progress]))
    expect(shown).toEqual(progress)
  })

  it('every route ends, and agrees with the walk step by step', () => {
    expect(routes.length).toBeGreaterThan(500)
    for (const { steps, answers, end } of routes) {
      expect(walk(weightManagement, answers)).toEqual({ route: steps, end })
    }
  })

  it('every step is reachable', () => {
    const reached = new Set(routes.flatMap(({ steps }) => steps))
    expect([...reached].toSorted()).toEqual(Object.keys(weightManagement.steps).toSorted())
  })

  it('every end is reached: five reasons, home and the medication choice', () => {
    const ends = new Set(routes.map(({ end }) => ('reason' in end ? end.reason : end.to)))
    expect([...ends].toSorted()).toEqual(
      ['bmi_low', 'finished', 'home', 'medical_condition', 'over_74', 'pregnancy', 'under_18'].toSorted(),
    )
  })

  it('no route reaches the medication choice against a rule', () => {
    const finished = routes.filter(({ end }) => end.to === 'finished')
    expect(finished.length).toBeGreaterThan(100)
    for (const { answers } of finished) {
      expect(answers.Q1_answer).toBe('18-74')
      expect(answers.Q3_answer === 'Female' ? answers.Q3a_answer : 'no').toBe('no')
      expect(Number((answers.Q4_answer as { bmi: string }).bmi)).toBeGreaterThanOrEqual(27)
      expect((answers.Q6_answer as string[]).filter((label) => blocking.includes(label))).toEqual([])
      expect(answers.Q6b_answer).not.toBe('Yes')
    }
  })

  it('progress never falls along a route, except where the specification’s own figures do', () => {
    for (const { steps } of routes) {
      const figures = steps.map((id) => progress[id])
      expect(figures).toEqual(figures.toSorted((a, b) => a - b))
    }
  })

  it('a missing answer is named, with the address of its question', () => {
    const { answers } =
      routes.find(({ end, answers: { Q10_answer } }) => end.to === 'finished' && Q10_answer === 'Ozempic') ?? {}
    const { Q13_answer: _, ...without } = answers as Record<string, unknown>
    expect(walk(weightManagement, without).end).toEqual({
      to: 'unanswered',
      step: 'wegovy-prescribed-dose',
      address: 'wegovy-prescribed-dose?medication=Ozempic',
    })
  })

  it('a later answer that no longer applies stays stored and does not count', () => {
    const { answers } = routes.find(({ end }) => end.to === 'finished') ?? {}
    expect(walk(weightManagement, { ...answers, Q1_answer: 'under 18' }).end).toEqual({
      to: 'not-eligible',
      reason: 'under_18',
    })
  })
})
