import { describe, expect, it } from 'vitest'
import { redFlags } from '#content/treatment/red-flags.ts'
import { encodeChosen } from '../engine/checklist.ts'
import { exploreRoutes } from '../engine/explore.ts'
import type { ChecklistStep } from '../engine/step.ts'
import { storedTranscript, transcript } from '../engine/transcript.ts'
import { carriedForward } from '../engine/versions.ts'
import { walk } from '../engine/walk.ts'
import { isDosesAnswer } from './doses.ts'
import { checkIn as flow } from './flow.ts'
import { checkInLength } from './length.ts'
import { checkInAnswers } from './quiet-answers.ts'
import { sampleAnswers } from './sample-answers.ts'
import { weight } from './weight.ts'

const routeOf = (said: Parameters<typeof checkInAnswers>[0] = {}) => walk(flow, checkInAnswers(said))
const routes = exploreRoutes(flow, sampleAnswers)
/** Including the page on which it is sent and paid for. */
const mostScreens = 9

const all4 = 'Pregnancy plans, breastfeeding or contraception'

describe('the check-in', () => {
  it('is eight questions on five screens where all is well, and one more screen to send it', () => {
    const { route, end } = routeOf()
    expect(route).toEqual([
      ...['check-in-signs', 'check-in-weight', 'check-in-doses', 'check-in-wellbeing', 'check-in-side-effects'],
      ...['check-in-changes', 'check-in-stock', 'check-in-wish'],
    ])
    const seconds = (flow.together ?? []).map(([, second]) => second)
    expect(route.filter((id) => !seconds.includes(id))).toHaveLength(5)
    expect(route).toHaveLength(checkInLength.questions)
    expect(checkInLength.minutes).toBeLessThanOrEqual(3)
    expect(route.length + 1).toBeLessThanOrEqual(mostScreens)
    expect(end).toEqual({ to: 'finished' })
  })

  it('puts two questions on one screen only where the first leads to the second, or ends the flow', () => {
    for (const { steps, end } of routes) {
      for (const [first, second] of flow.together ?? []) {
        const at = steps.indexOf(first)
        if (at >= 0) expect(steps[at + 1] ?? end.to).toBe(at === steps.length - 1 ? 'finished' : second)
      }
    }
  })

  it('refuses no patient, has no unreachable step and always goes forward', () => {
    expect(new Set(routes.map(({ end }) => end.to))).toEqual(new Set(['finished']))
    expect([...new Set(routes.flatMap(({ steps }) => steps))].toSorted()).toEqual(Object.keys(flow.steps).toSorted())
    for (const { steps } of routes) {
      const figures = steps.map((id) => flow.steps[id].progress)
      expect(figures).toEqual(figures.toSorted((one, other) => one - other))
    }
  })

  it.each(redFlags.map(({ sign }) => sign))('asks no more questions after a red-flag symptom: %s', (sign) => {
    expect(routeOf({ check_in_signs: [sign] }).route).toEqual(['check-in-signs'])
  })

  it('asks no more questions after thoughts of self-harm', () => {
    const { route, end } = routeOf({ check_in_wellbeing: { fluids: 'enough', mood: 'harm' } })
    expect([route.at(-1), end.to]).toEqual(['check-in-wellbeing', 'finished'])
  })

  it('asks more only where there is news', () => {
    const effects = { ...(checkInAnswers().check_in_side_effects as object), stomach: 'moderate' }
    expect(routeOf({ check_in_side_effects: effects, check_in_side_effects_more: 'x' }).route).toContain(
      'check-in-side-effects-more',
    )
    const mild = { ...effects, stomach: 'mild' }
    expect(routeOf({ check_in_side_effects: mild }).route).not.toContain('check-in-side-effects-more')
    const all = ['A medicine', 'An illness, a diagnosis or an allergy', 'An operation or examination']
    const { route } = routeOf({
      check_in_changes: [...all, 'Pregnancy plans, breastfeeding or contraception'],
      check_in_new_medicines: ['Insulin', 'Another weight-loss or diabetes injection'],
      check_in_new_injections: ['Ozempic or Rybelsus'],
      check_in_new_injections_plan: 'both',
      check_in_medicines: 'x',
      check_in_new_diabetes_team: 'no',
      check_in_new_conditions: ['Kidney disease', 'An allergy, or a serious reaction to a medicine'],
      check_in_new_kidney: 'mild',
      check_in_conditions: 'x',
      check_in_new_allergies: ['Another allergy'],
      check_in_new_allergies_named: 'x',
      check_in_operation: 'yes',
      check_in_new_pregnancy: 'possible',
      check_in_new_contraception: ['The pill'],
    })
    expect(route.slice(5, -1)).toEqual([
      ...['check-in-changes', 'check-in-new-medicines', 'check-in-injections', 'check-in-injections-plan'],
      ...['check-in-medicines', 'check-in-diabetes-team', 'check-in-new-conditions', 'check-in-kidney'],
      ...['check-in-conditions', 'check-in-allergies', 'check-in-allergies-named', 'check-in-operation'],
      ...['check-in-pregnancy', 'check-in-contraception', 'check-in-stock'],
    ])
  })

  it('C-2 reads answers stored in free text only', () => {
    const then = {
      ...checkInAnswers({ check_in_wish: 'up' }),
      check_in_stock: { doses: '1', pens: 'one', needles: 'enough' },
      check_in_changes: ['A medicine', 'An illness, a diagnosis or an allergy', all4],
      check_in_medicines: 'Insulin since May.',
      check_in_conditions: 'Pancreatitis.',
      check_in_pregnancy: 'other',
    }
    const now = carriedForward(flow, 1, then)
    expect(walk(flow, now).end).toEqual({ to: 'finished' })
    expect(now).toMatchObject({
      check_in_new_medicines: ['Other medicines'],
      check_in_medicines: 'Insulin since May.',
      check_in_new_conditions: ['Something else'],
      check_in_conditions: 'Pancreatitis.',
      check_in_new_pregnancy: 'possible',
      check_in_new_contraception: ['I am not sure'],
      check_in_wish: 'up',
    })
    expect(storedTranscript(flow, 1, then)?.offRoute).toEqual([])
  })

  it('asks about mood in today’s words, stores the answer as before, and shows an earlier one as it was asked', () => {
    const [then, now] = [
      'Your mood sinks, or you think of harming yourself',
      'Low mood, or thoughts of harming yourself',
    ]
    const said = { check_in_signs: [then] }
    expect(encodeChosen(flow.steps['check-in-signs'] as ChecklistStep, ['mood'])).toEqual([then])
    expect(carriedForward(flow, 2, said)).toEqual(said)
    const shown = (version: number) => storedTranscript(flow, version, said)?.topics[0]?.questions[0]
    expect(shown(2)).toMatchObject({ question: 'Do you have any of these signs?', answer: [then] })
    expect(shown(3)).toMatchObject({ answer: [now], options: expect.arrayContaining([now]) })
  })

  it('asks no more questions after a reported pregnancy', () => {
    const said = { check_in_changes: [all4], check_in_new_pregnancy: 'pregnant' }
    const { route, end } = routeOf(said)
    expect([route.at(-1), end.to]).toEqual(['check-in-pregnancy', 'finished'])
  })

  it('is shown by topic, listing only the side effects there were', () => {
    const { topics } = transcript(flow, checkInAnswers())
    expect(topics.map(({ topic }) => topic)).toEqual([
      ...['Safety', 'Weight', 'Doses', 'How they are', 'Side effects', 'What is new', 'The next pen'],
    ])
    const told = topics.flatMap(({ questions }) => questions.map((one) => (one.is === 'answered' ? one.answer : [])))
    expect(told[4]).toEqual(['I had none of these'])
    expect(told[2]).toEqual(['Taken on 2/6/2031, 9/6/2031, 16/6/2031', 'None missed'])
    expect(told[6]).toEqual(['Unopened pens at home: None', 'Needles for the doses left: Enough'])
  })

  it.each([
    [{ weight: '92.4', unit: 'kg' }, true],
    [{ weight: '203', unit: 'lbs', waist: '98', bodyFat: '31.5' }, true],
    [{ weight: '8.5', unit: 'kg' }, false],
    [{ weight: '92.4', unit: 'st-lb' }, false],
    [{ weight: '92.4', unit: 'kg', waist: '9' }, false],
    [{ weight: '92.4', unit: 'kg', height: '170' }, false],
    [{ weight: '92.4', unit: 'kg', confirmed: 'yes' }, true],
    [{ weight: '92.4', unit: 'kg', confirmed: 'no' }, false],
    [{ weight: 92.4, unit: 'kg' }, false],
    [null, false],
  ])('accepts a plausible weight: %j', (value, isTaken) => {
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
    [{ taken: ['2031-06-02', '2031-06-03'], missed: 0, confirmed: 'yes' }, true],
    [{ taken: ['2031-06-02', '2031-06-03'], missed: 0, confirmed: true }, false],
    [{ taken: ['2031-06-02'], missed: 1.5 }, false],
    [{ taken: ['2031-06-02'], missed: 9 }, false],
    [{ taken: '2031-06-02', missed: 0 }, false],
    [{ taken: ['2031-06-02'] }, false],
  ])('accepts plausible doses: %j', (value, isTaken) => {
    expect(isDosesAnswer(value)).toBe(isTaken)
  })
})
