import { describe, expect, it } from 'vitest'
import { accepts } from '../../engine/answers.ts'
import { flowAt } from '../../engine/versions.ts'
import { weightManagement } from '../flow.ts'
import { sampleAnswers } from '../sample-answers.ts'
import { needsOtherDoses } from '../step-6-diabetes.ts'
import { version1 } from './version-1.ts'

const then = flowAt(weightManagement, 1)?.steps ?? {}
const now = weightManagement.steps
const took = (step: keyof typeof now, value: unknown) => {
  const [before, today] = [then[step], now[step]]
  return [before, today].map((one) => one !== undefined && one.kind !== 'intro' && accepts(one, value))
}

const measured = sampleAnswers['step-5']?.[0] as Record<string, string>

describe('R-8 R-16 the first version', () => {
  it('accepted any weight and height with their BMI', () => {
    expect(took('step-5', measured)).toEqual([true, true])
    expect(took('step-5', { ...measured, heightCm: '1.70', bmi: '328719.7' })).toEqual([true, false])
    expect(took('step-5', { ...measured, bmi: '33.0' })).toEqual([false, false])
    expect(took('step-5', 'heavy')).toEqual([false, false])
    expect(then['step-5']).toMatchObject({ bounds: undefined, question: 'What are your weight and height?' })
  })

  it('accepted any starting weight', () => {
    expect(took('wegovy-starting-weight', '5 kg before starting Wegovy')).toEqual([true, false])
    expect(took('wegovy-starting-weight', '95 kg before starting Wegovy')).toEqual([true, true])
    expect(took('wegovy-starting-weight', 'no idea')).toEqual([false, false])
    expect(then['wegovy-starting-weight']).toMatchObject({ bounds: undefined })
  })

  it('asked about diabetes without distinguishing the tablets', () => {
    const tablets = 'I have type 2 diabetes and take tablets or no medicine for it'
    expect(took('step-6', tablets)).toEqual([true, false])
    expect(took('step-6', 'I have type 2 diabetes and use insulin')).toEqual([true, false])
    expect(took('step-6', 'I do not have diabetes')).toEqual([true, true])
    expect(version1.inNextWords({ Q1_answer: '18-74', Q5_answer: tablets })).toEqual({ Q1_answer: '18-74' })
    expect(version1.inNextWords({ Q5_answer: 'I have type 2 diabetes and use insulin' })).toEqual({
      Q5_answer: needsOtherDoses,
    })
    expect(version1.inNextWords({ Q5_answer: 'I do not have diabetes' })).toEqual({
      Q5_answer: 'I do not have diabetes',
    })
    expect(version1.inNextWords({ Q1_answer: '18-74' })).toStrictEqual({ Q1_answer: '18-74' })
  })

  it('asked everybody about the same conditions', () => {
    const before = then['step-8']
    expect(before).toMatchObject({ question: 'Do you have any of these conditions?' })
    expect(before && 'options' in before && before.options.map(({ value }) => value)).toContain('pcos')
  })
})
