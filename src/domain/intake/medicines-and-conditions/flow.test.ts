import { describe, expect, it } from 'vitest'
import { followUpAnswers } from '../../clinical/sample-answers.ts'
import { exploreRoutes } from '../engine/explore.ts'
import { transcript } from '../engine/transcript.ts'
import { carriedForward } from '../engine/versions.ts'
import { walk } from '../engine/walk.ts'
import { medicinesAndConditions as flow } from './flow.ts'
import { pregnancyPossible } from './pregnancy.ts'
import { sampleAnswers } from './sample-answers.ts'

const routeOf = (said: Parameters<typeof followUpAnswers>[0] = {}) => walk(flow, followUpAnswers(said))
const routes = exploreRoutes(flow, sampleAnswers)

describe('the medical history form', () => {
  it('U-9 is ten questions for a healthy man, two of which are known before', () => {
    expect(routeOf()).toEqual({
      route: [
        ...['follow-up-conditions', 'follow-up-diabetes', 'follow-up-eating-disorder', 'follow-up-eating'],
        ...['follow-up-mood', 'follow-up-sex', 'follow-up-medicines', 'follow-up-allergies'],
        ...['follow-up-anaesthetic', 'follow-up-injections'],
      ],
      end: { to: 'finished' },
    })
  })

  it('U-9 asks a woman whether she could become pregnant, and does not offer that she is a man', () => {
    expect(routeOf({ 'follow-up-sex': 'Female', 'follow-up-pregnancy': 'menopause' }).route).toContain(
      'follow-up-pregnancy',
    )
    expect(pregnancyPossible.options.map(({ label }) => label).join()).not.toMatch(/male at birth/)
  })

  it.each([
    ['male', 'Male', undefined],
    ['menopause', 'Female', 'menopause'],
  ])('reads an earlier form: %s', (then, sex, now) => {
    const { follow_up_sex: _, follow_up_diabetes: __, ...kept } = followUpAnswers()
    const answers = carriedForward(flow, 1, { ...kept, follow_up_pregnancy: then })
    expect(walk(flow, answers).end).toEqual({ to: 'finished' })
    expect([answers.follow_up_sex, answers.follow_up_pregnancy]).toEqual([sex, now])
  })

  it('C-13 asks everyone with type 2 diabetes when their eyes were checked', () => {
    expect(routeOf({ 'follow-up-diabetes': 'yes' }).route).toContain('follow-up-eye-check')
    expect(routeOf().route).not.toContain('follow-up-eye-check')
  })

  it('refuses no patient, has no unreachable step and always goes forward', () => {
    expect(new Set(routes.map(({ end }) => end.to))).toEqual(new Set(['finished']))
    expect([...new Set(routes.flatMap(({ steps }) => steps))].toSorted()).toEqual(Object.keys(flow.steps).toSorted())
    for (const { steps } of routes) {
      const figures = steps.map((id) => flow.steps[id].progress)
      expect(figures).toEqual(figures.toSorted((one, other) => one - other))
    }
  })

  it('asks about each ticked condition, one after another, and about no other', () => {
    const all = ['kidney', 'liver', 'heart_failure', 'eyes', 'thyroid_cancer', 'cancer', 'surgery']
    expect(routeOf({ 'follow-up-conditions': all }).route.slice(0, 11)).toEqual([
      ...['follow-up-conditions', 'follow-up-kidney', 'follow-up-liver', 'follow-up-heart-failure', 'follow-up-eyes'],
      ...['follow-up-thyroid-cancer', 'follow-up-cancer', 'follow-up-surgery', 'follow-up-diabetes'],
      ...['follow-up-eye-check', 'follow-up-eating-disorder'],
    ])
    expect(routeOf({ 'follow-up-conditions': ['liver', 'surgery', 'gallstones'] }).route.slice(0, 5)).toEqual([
      ...['follow-up-conditions', 'follow-up-liver', 'follow-up-surgery', 'follow-up-diabetes'],
      'follow-up-eating-disorder',
    ])
    expect(routeOf({ 'follow-up-conditions': ['pancreatitis'] }).route).toHaveLength(10)
  })

  it.each([
    ['menopause', false],
    ['surgery', false],
    ['no_sex', false],
    ['possible', true],
    ['planning', true],
    ['trying', false],
    ['pregnant', false],
    ['breastfeeding', false],
  ])('asks patients who can become pregnant about contraception: %s', (answer, isAsked) => {
    expect(routeOf({ 'follow-up-pregnancy': answer }).route.includes('follow-up-contraception')).toBe(isAsked)
  })

  it.each([
    [['none'], []],
    [['other'], ['follow-up-medicines-named']],
    [['not_sure'], ['follow-up-medicines-named']],
    [['insulin'], ['follow-up-medicines-named', 'follow-up-diabetes-team']],
    [
      ['sulfonylurea', 'other'],
      ['follow-up-medicines-named', 'follow-up-diabetes-team'],
    ],
  ])(
    'asks for the names of medicines, and for those that lower sugar whether the diabetes team knows: %s',
    (taken, asked) => {
      const { route } = routeOf({ 'follow-up-medicines': taken })
      const from = route.indexOf('follow-up-medicines')
      expect(route.slice(from + 1, route.indexOf('follow-up-allergies'))).toEqual(asked)
    },
  )

  it('asks follow-on questions only where an answer requires them', () => {
    expect(routeOf({ 'follow-up-allergies': ['other'] }).route).toContain('follow-up-allergies-named')
    expect(routeOf({ 'follow-up-anaesthetic': 'yes' }).route).toContain('follow-up-surgical-team')
    expect(routeOf({ 'follow-up-anaesthetic': 'not_sure' }).route).not.toContain('follow-up-surgical-team')
    expect(routeOf({ 'follow-up-injections': ['wegovy'] }).route.slice(-3)).toEqual([
      ...['follow-up-injections-plan', 'follow-up-missed-doses', 'follow-up-pens-left'],
    ])
  })

  it('is shown by topic to clinicians', () => {
    const { topics, notAsked } = transcript(flow, followUpAnswers())
    expect(topics.map(({ topic }) => topic)).toEqual([
      ...['Conditions', 'Eating and mood', 'Pregnancy', 'Medicines and allergies', 'Treatment now'],
    ])
    expect(notAsked).toHaveLength(Object.keys(flow.steps).length - 10)
  })
})
