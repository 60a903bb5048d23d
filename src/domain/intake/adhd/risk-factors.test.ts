import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accepts } from '../engine/answers.ts'
import { riskAnswersIn, riskFactors, riskFactorsStep, risksIn, withRiskAnswer } from './risk-factors.ts'
import { riskGroups } from './risk-groups.ts'
import { riskAnswers } from './sample-answers.ts'

describe('the fourteen questions', () => {
  it('AD-05 have the keys of the specification, in its order', () => {
    expect(riskFactors).toEqual(
      'safeguarding safeguardingConcerns toSelf suicidalIdeas suicidalIntent selfHarmHistory riskFromOthers riskToOthers alcoholMisuse substanceMisuse cognitiveImpairment physicalProblems homeless lossOfCarer'.split(
        ' ',
      ),
    )
  })

  it('AD-05 R-10 are complete questions, each asked once', () => {
    const questions = riskGroups.flatMap(({ factors }) => factors.map(({ question }) => question))
    expect(new Set(questions).size).toBe(14)
    for (const question of questions) expect(question).toMatch(/^(Is|Are|Do|Does|Have) .{30,}\?$/)
    expect(riskGroups.every(({ heading }) => heading.length > 5)).toBe(true)
  })
})

describe('the stored value', () => {
  it('AD-07 is accepted with all fourteen, each yes or no', () => {
    expect(riskFactorsStep).toMatchObject({ kind: 'risk-factors', answerKey: 'adhd_risk_factors', isOptional: false })
    expect(accepts(riskFactorsStep, riskAnswers())).toBe(true)
    expect(accepts(riskFactorsStep, riskAnswers('toSelf', 'lossOfCarer'))).toBe(true)
  })

  const nos = riskAnswers()
  it.each([
    ['nothing', undefined],
    ['null', null],
    ['an object', Object.fromEntries(nos.map(({ question, value }) => [question, value]))],
    ['an empty list', []],
    ['one too few', nos.slice(1)],
    ['one too many', [...nos, nos[0]]],
    ['one twice and one not at all', [nos[0], ...nos.slice(0, -1)]],
    ['another order', nos.toReversed()],
    ['a question that is none', [{ question: 'weather', value: 'no' }, ...nos.slice(1)]],
    ['a Yes in capitals', [{ ...nos[0], value: 'Yes' }, ...nos.slice(1)]],
    ['an answer with something more', [{ ...nos[0], note: '' }, ...nos.slice(1)]],
    ['an answer with something less', [{ question: 'safeguarding' }, ...nos.slice(1)]],
    ['a word for an answer', ['no', ...nos.slice(1)]],
    ['null for an answer', [null, ...nos.slice(1)]],
  ])('AD-05 %s is refused', (_, value) => expect(accepts(riskFactorsStep, value)).toBe(false))
})

describe('answering one after the other', () => {
  const answer = fc.tuple(fc.constantFrom(...riskFactors), fc.constantFrom('yes' as const, 'no' as const))

  it('AD-05 keeps the last answer to each question, in the order of the questions', () => {
    fc.assert(
      fc.property(fc.array(answer), (given) => {
        const list = given.reduce<unknown>((stored, [key, value]) => withRiskAnswer(stored, key, value), undefined)
        const last = new Map(given)
        expect(list ?? []).toEqual(
          riskFactors.filter((key) => last.has(key)).map((key) => ({ question: key, value: last.get(key) })),
        )
        expect(accepts(riskFactorsStep, list)).toBe(last.size === 14)
        expect(new Map(riskAnswersIn(list))).toEqual(last)
      }),
    )
  })

  it.each([
    undefined,
    null,
    'no',
    7,
    {},
    [null, undefined],
    [{ question: 'toSelf' }],
    [{ question: 'weather', value: 'no' }],
    [{ question: 'toSelf', value: 'maybe' }],
  ])('AD-05 %j contains no answer', (stored) => {
    expect(riskAnswersIn(stored).size).toBe(0)
    expect(withRiskAnswer(stored, 'homeless', 'yes')).toEqual([{ question: 'homeless', value: 'yes' }])
  })
})

it('the risks in the answers are the questions answered Yes, in order', () => {
  expect(risksIn({ adhd_risk_factors: riskAnswers('lossOfCarer', 'toSelf') })).toEqual(['toSelf', 'lossOfCarer'])
  expect(risksIn({ adhd_risk_factors: riskAnswers() })).toEqual([])
  expect(risksIn({})).toEqual([])
})
