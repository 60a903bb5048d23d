import { describe, expect, it } from 'vitest'
import { redFlags } from '#content/red-flags.ts'
import { exploreRoutes } from '../engine/explore.ts'
import { transcript } from '../engine/transcript.ts'
import { walk } from '../engine/walk.ts'
import { isDosesAnswer } from './doses.ts'
import { checkIn as flow } from './flow.ts'
import { checkInLength } from './length.ts'
import { checkInAnswers } from './quiet-answers.ts'
import { sampleAnswers } from './sample-answers.ts'
import { weight } from './weight.ts'

const routeOf = (said: Parameters<typeof checkInAnswers>[0] = {}) => walk(flow, checkInAnswers(said))
const routes = exploreRoutes(flow, sampleAnswers)
/** With the page on which it is sent and paid for. */
const mostScreens = 9

describe('the check-in', () => {
  it('is eight screens where all is well, and one more to send it', () => {
    const { route, end } = routeOf()
    expect(route).toEqual([
      ...['check-in-signs', 'check-in-weight', 'check-in-side-effects', 'check-in-doses', 'check-in-wellbeing'],
      ...['check-in-changes', 'check-in-stock', 'check-in-wish'],
    ])
    expect(route).toHaveLength(checkInLength.questions)
    expect(checkInLength.minutes).toBeLessThanOrEqual(3)
    expect(route.length + 1).toBeLessThanOrEqual(mostScreens)
    expect(end).toEqual({ to: 'finished' })
  })

  it('turns nobody away, leaves no step out and always goes forward', () => {
    expect(new Set(routes.map(({ end }) => end.to))).toEqual(new Set(['finished']))
    expect([...new Set(routes.flatMap(({ steps }) => steps))].toSorted()).toEqual(Object.keys(flow.steps).toSorted())
    for (const { steps } of routes) {
      const figures = steps.map((id) => flow.steps[id].progress)
      expect(figures).toEqual(figures.toSorted((one, other) => one - other))
    }
  })

  it.each(redFlags.map(({ sign }) => sign))('asks nothing more of whoever has a sign that cannot wait: %s', (sign) => {
    expect(routeOf({ check_in_signs: [sign] }).route).toEqual(['check-in-signs'])
  })

  it('asks nothing more of whoever thinks of harming themselves', () => {
    const { route, end } = routeOf({ check_in_wellbeing: { fluids: 'enough', mood: 'harm' } })
    expect([route.at(-1), end.to]).toEqual(['check-in-wellbeing', 'finished'])
  })

  it('asks more only where something is', () => {
    const effects = { ...(checkInAnswers().check_in_side_effects as object), stomach: 'moderate' }
    expect(routeOf({ check_in_side_effects: effects, check_in_side_effects_more: 'x' }).route).toContain(
      'check-in-side-effects-more',
    )
    const mild = { ...effects, stomach: 'mild' }
    expect(routeOf({ check_in_side_effects: mild }).route).not.toContain('check-in-side-effects-more')
    const all = ['A medicine', 'An illness, a diagnosis or an allergy', 'An operation or examination']
    const { route } = routeOf({
      check_in_changes: [...all, 'Pregnancy plans, breastfeeding or contraception'],
      check_in_medicines: 'x',
      check_in_conditions: 'x',
      check_in_operation: 'yes',
      check_in_pregnancy: 'other',
    })
    expect(route.slice(5, 11)).toEqual([
      ...['check-in-changes', 'check-in-medicines', 'check-in-conditions', 'check-in-operation'],
      ...['check-in-pregnancy', 'check-in-stock'],
    ])
  })

  it('is told by topic, and of side effects only those there were', () => {
    const { topics } = transcript(flow, checkInAnswers())
    expect(topics.map(({ topic }) => topic)).toEqual([
      ...['Safety', 'Weight', 'Side effects', 'Doses', 'How they are', 'What is new', 'The next pen'],
    ])
    const told = topics.flatMap(({ questions }) => questions.map((one) => (one.is === 'answered' ? one.answer : [])))
    expect(told[2]).toEqual(['I had none of these'])
    expect(told[3]).toEqual(['Taken on 2/6/2031, 9/6/2031, 16/6/2031', 'None missed'])
    expect(told[6]).toEqual([
      'Doses left in the pen you use: 1',
      'Unopened pens at home: None',
      'Needles for the doses left: Enough',
    ])
  })

  it.each([
    [{ weight: '92.4', unit: 'kg' }, true],
    [{ weight: '203', unit: 'lbs', waist: '98', bodyFat: '31.5' }, true],
    [{ weight: '8.5', unit: 'kg' }, false],
    [{ weight: '92.4', unit: 'st-lb' }, false],
    [{ weight: '92.4', unit: 'kg', waist: '9' }, false],
    [{ weight: '92.4', unit: 'kg', height: '170' }, false],
    [{ weight: 92.4, unit: 'kg' }, false],
    [null, false],
  ])('takes a weight that can be meant: %j', (value, isTaken) => {
    expect(weight.accepts(value)).toBe(isTaken)
    if (isTaken) expect(weight.inWords(value)[0]).toMatch(/kg|lb/)
  })

  it.each([
    [{ taken: ['2031-06-02'], missed: 1 }, true],
    [{ taken: [], missed: 3 }, true],
    [{ taken: [], missed: null }, true],
    [{ taken: [], missed: 0 }, false],
    [{ taken: ['2031-06-09', '2031-06-02'], missed: 0 }, false],
    [{ taken: ['2031-06-02', '2031-06-02'], missed: 0 }, false],
    [{ taken: ['2031-13-02'], missed: 0 }, false],
    [{ taken: ['2031-06-02'], missed: 1.5 }, false],
    [{ taken: ['2031-06-02'], missed: 9 }, false],
    [{ taken: '2031-06-02', missed: 0 }, false],
    [{ taken: ['2031-06-02'] }, false],
  ])('takes doses that can be: %j', (value, isTaken) => {
    expect(isDosesAnswer(value)).toBe(isTaken)
  })
})
