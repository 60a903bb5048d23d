import { describe, expect, it } from 'vitest'
import { exploreRoutes } from '../engine/explore.ts'
import { walk } from '../engine/walk.ts'
import { adhd } from './flow.ts'
import { scoredQuestions } from './frequency.ts'
import type { RiskAnswer } from './risk-factors.ts'
import { riskAnswers, sampleAnswers } from './sample-answers.ts'
import type { StepId } from './step-ids.ts'

const toBooking = exploreRoutes(adhd, sampleAnswers)
const toResult = exploreRoutes(adhd, sampleAnswers, 'question-7')

const six: StepId[] = ['question-1', 'question-2', 'question-3', 'question-4', 'question-5', 'question-6']
const unknown: StepId[] = ['diagnosis-status', 'childhood-symptoms', 'self-assessment-intro']

describe('every route of the ADHD self-assessment', () => {
  it('AD-02 AD-03 AD-05 there are exactly these four, with and without a diagnosis', () => {
    expect(toBooking.map(({ steps, end }) => ({ steps, end }))).toEqual(
      [['diagnosis-status'] as StepId[], unknown].flatMap((beginning) => [
        { steps: [...beginning, ...six, 'risk-factors'], end: { to: 'finished' } },
        { steps: [...beginning, ...six, 'risk-factors'], end: { to: 'not-eligible', reason: 'adhd_risk_factors' } },
      ]),
    )
  })

  it('AD-04 R-11 the side path has one, and ends at the result', () => {
    expect(toResult.map(({ steps, end }) => ({ steps, end }))).toEqual([
      { steps: ['question-7', 'question-8'], end: { to: 'finished', at: 'result' } },
    ])
  })

  it('AD-02 every route ends, and agrees with the walk step by step', () => {
    for (const { steps, answers, end } of toBooking) expect(walk(adhd, answers)).toEqual({ route: steps, end })
    for (const { steps, answers, end } of toResult) {
      expect(walk(adhd, answers, 'question-7')).toEqual({ route: steps, end })
    }
  })

  it('AD-02 AD-04 every step is reachable, and none is on both paths', () => {
    const reached = [toBooking, toResult].flatMap((routes) => [...new Set(routes.flatMap(({ steps }) => steps))])
    expect(reached.toSorted()).toEqual(Object.keys(adhd.steps).toSorted())
  })

  it('AD-03 progress rises along a route, except where the specification’s own figures fall', () => {
    for (const { steps } of toBooking) {
      const figures = steps.map((id) => adhd.steps[id].progress)
      expect(figures.at(-1)).toBe(85)
      expect(figures.slice(0, -1)).toEqual(figures.slice(0, -1).toSorted((a, b) => a - b))
    }
  })

  it('AD-03 AD-05 the booking is out of reach while any answer is missing', () => {
    const complete = toBooking.filter(({ end }) => end.to === 'finished')
    expect(complete).toHaveLength(2)
    for (const { answers } of complete) {
      for (const key of Object.keys(answers)) {
        const { [key]: _, ...rest } = answers as Record<string, unknown>
        expect(walk(adhd, rest).end.to).toBe('unanswered')
      }
    }
  })

  it('AD-05 R-11 questions 7 and 8 neither open nor close the route to the booking', () => {
    for (const { answers, end } of toBooking) {
      expect(walk(adhd, { ...answers, adhd_q7: 'Yes', adhd_q8: 'No' }).end).toEqual(end)
    }
  })
})

describe('the risk factors', () => {
  const answered = {
    adhd_q0: 'yes',
    ...Object.fromEntries(scoredQuestions.map((question) => [`adhd_q${question}`, 'Often'])),
  }
  const endWith = (list: readonly RiskAnswer[]) => walk(adhd, { ...answered, adhd_risk_factors: list }).end

  it('AD-05 of all 16,384 combinations only fourteen times No leads to the booking', () => {
    const nos = riskAnswers()
    const ends = new Map<string, number>()
    const finishing: number[] = []
    for (let pattern = 0; pattern < 2 ** nos.length; pattern++) {
      const list = nos.map(({ question }, place): RiskAnswer => {
        const isYes = (pattern >> place) % 2 === 1
        return { question, value: isYes ? 'yes' : 'no' }
      })
      const end = endWith(list)
      ends.set(end.to, (ends.get(end.to) ?? 0) + 1)
      if (end.to === 'finished') finishing.push(pattern)
    }
    expect(finishing).toEqual([0])
    expect([...ends]).toEqual([
      ['finished', 1],
      ['not-eligible', 16_383],
    ])
  })

  it('AD-05 with any one of the fourteen missing there is no next step', () => {
    for (const { question } of riskAnswers()) {
      const list = riskAnswers().filter((entry) => entry.question !== question)
      expect(endWith(list)).toEqual({ to: 'unanswered', step: 'risk-factors', address: 'risk-factors' })
    }
  })
})
