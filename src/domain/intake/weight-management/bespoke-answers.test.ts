import { describe, expect, it } from 'vitest'
import { readAnswers } from '../engine/answers.ts'
import { walk } from '../engine/walk.ts'
import { weightManagement } from './flow.ts'
import { sampleAnswers } from './sample-answers.ts'
import {
  isStartingWeightAnswer,
  skippedWeightAnswer,
  startingWeight,
  startingWeightAnswer,
  startingWeightIn,
} from './starting-weight.ts'
import { bmi } from './step-5-bmi.ts'

const accepts = (key: string, value: unknown) => readAnswers(weightManagement, { [key]: value }).ok
const eligible = sampleAnswers['step-5']?.[0] as Record<string, string>

describe('the measurements', () => {
  const feet = { ...eligible, heightUnit: 'ft-in', heightCm: '', heightFt: '5', heightIn: '7', bmi: '32.8' }

  it.each([
    ['kilograms and centimetres', eligible],
    ['feet and inches', feet],
    ['a comma for a point', { ...eligible, weight: '95,0' }],
  ])('Q-06 %s are accepted', (_, value) => expect(accepts('Q4_answer', value)).toBe(true))

  it.each([
    ['null', null],
    ['text', 'heavy'],
    ['a number where text is stored', { ...eligible, weight: 95 }],
    ['a weight longer than any', { ...eligible, weight: `${' '.repeat(20)}95` }],
    ['a field too few', (({ bmi: _, ...rest }) => rest)(eligible)],
    ['a field of another name', (({ heightIn: _, ...rest }) => ({ ...rest, stones: '' }))(eligible)],
    ['another unit of weight', { ...eligible, weightUnit: 'stone' }],
    ['another unit of height', { ...eligible, heightUnit: 'm' }],
    ['another unit of height, with feet that would do', { ...feet, heightUnit: 'm' }],
    ['no measurements at all', { ...eligible, weight: '' }],
    ['another BMI', { ...eligible, bmi: '33.0' }],
  ])('Q-06 %s is refused', (_, value) => expect(accepts('Q4_answer', value)).toBe(false))

  it('Q-06 are shown with their units', () => {
    const { weight, heightCm } = eligible
    expect(bmi.inWords?.(eligible)).toEqual([`${weight} kg`, `${heightCm} cm`, `BMI ${eligible.bmi}`])
    expect(bmi.inWords?.({ ...feet, weightUnit: 'st-lbs', heightIn: '' })).toEqual([
      `${weight} lb`,
      '5 ft 0 in',
      'BMI 32.8',
    ])
  })

  it('Q-06 a field may be twenty characters long', () => {
    expect(accepts('Q4_answer', { ...eligible, weight: '95'.padStart(20) })).toBe(true)
  })
})

describe('the starting weight', () => {
  it('Q-17 is worded as specified, given or skipped, and read back', () => {
    expect(startingWeightAnswer({ weight: ' 95,5 ', unit: 'kg' }, 'Ozempic')).toBe('95,5 kg before starting Ozempic')
    expect(skippedWeightAnswer('A B')).toBe('Skipped weight entry for A B')
    expect(startingWeightIn('95,5 kg before starting Ozempic')).toEqual({ weight: '95,5', unit: 'kg' })
    expect(startingWeightIn('210 lbs before starting 5 kg before starting')).toEqual({ weight: '210', unit: 'lbs' })
    // Text still being typed is shown again too.
    expect(startingWeightIn('9 x kg before starting Ozempic')).toEqual({ weight: '9 x', unit: 'kg' })
  })

  it.each([undefined, null, 7, '', 'Skipped weight entry for Wegovy'])(
    'Q-17 %j holds no weight to show again',
    (answer) => expect(startingWeightIn(answer)).toBeNull(),
  )

  it.each([
    7,
    null,
    'abc kg before starting Wegovy',
    '95 kg before starting ',
    'x 95 kg before starting Wegovy',
    'Skipped weight entry for ',
    'They Skipped weight entry for Wegovy',
    `Skipped weight entry for ${'x'.repeat(20_000)}`,
  ])('Q-17 %j is not one', (answer) => expect(accepts('Q11_answer', answer)).toBe(false))

  it('Q-17 an empty weight is none, for any medication', () => {
    expect(['0', '-5', '95'].map((kg) => isStartingWeightAnswer(`${kg} kg before starting Wegovy`))).toEqual([
      false,
      false,
      true,
    ])
    expect(accepts('Q11_answer', '5 kg before starting Wegovy')).toBe(false)
    expect(accepts('Q11_answer', '95 kg before starting Wegovy')).toBe(true)
  })

  it('Q-17 is shown with its unit, and not at all if it was skipped', () => {
    expect(startingWeight.inWords?.('95,5 kg before starting Ozempic')).toEqual(['95,5 kg'])
    expect(startingWeight.inWords?.('210 lbs before starting Wegovy')).toEqual(['210 lb'])
    expect(startingWeight.inWords?.('Skipped weight entry for Wegovy')).toEqual([])
  })

  it('Q-17 is skipped for a medication named like a weight', () => {
    expect(startingWeightIn('Skipped weight entry for 5 kg before starting x')).toBeNull()
    expect(startingWeightIn('95 kg\n before starting Wegovy')).toBeNull()
  })

  it('Q-17 the name of a medication may be as long as free text', () => {
    expect(accepts('Q11_answer', skippedWeightAnswer('💊'.repeat(9_980)))).toBe(true)
  })
})

describe('the GP practice', () => {
  it.each([
    { name: 'Lark Lane Surgery', odsCode: null },
    { name: 'Lark Lane Surgery', odsCode: 'ZZ0001' },
    { name: 'x'.repeat(500), odsCode: 'A81' },
  ])('Q-24 %j is accepted', (value) => expect(accepts('gp_practice', value)).toBe(true))

  it.each([
    null,
    'Lark Lane Surgery',
    { name: 'Lark Lane Surgery' },
    { name: 'Lark Lane Surgery', odsCode: null, phone: '' },
    { name: 7, odsCode: null },
    { name: '', odsCode: null },
    { name: 'x'.repeat(501), odsCode: null },
    { name: 'Lark', odsCode: 7 },
    { name: 'Lark', odsCode: 'zz0001' },
    { name: 'Lark', odsCode: 'ZZ' },
    { name: 'Lark', odsCode: 'ZZ000000001' },
    { name: 'Lark', odsCode: 'ZZ0001;' },
    { name: 'Lark', odsCode: ' ZZ0001' },
  ])('Q-24 %j is refused', (value) => expect(accepts('gp_practice', value)).toBe(false))
})

describe('the email address', () => {
  it('Q-25 is accepted if it looks like one', () => {
    expect(accepts('email', 'sam@larkwell.example')).toBe(true)
    for (const value of ['', 'sam', 7, null]) expect(accepts('email', value)).toBe(false)
  })
})

describe('optional answers', () => {
  it('Q-24 Q-25 only the practice and the address are optional', () => {
    const answers = {
      Q1_answer: '18-74',
      Q2_answer: 'White',
      Q3_answer: 'Male',
      Q4_answer: eligible,
      Q5_answer: 'I do not have diabetes',
      Q6_answer: ['None of these'],
      Q7_answer: ['None of these'],
      Q10_answer: 'I have never taken medication to lose weight',
      Q10b_answer: 'no medication',
    }
    expect(walk(weightManagement, answers).end).toEqual({ to: 'finished' })
    for (const key of Object.keys(answers)) {
      const { [key as keyof typeof answers]: _, ...rest } = answers
      expect(walk(weightManagement, rest).end.to).toBe('unanswered')
    }
    const { Q4_answer: _, ...unmeasured } = answers
    expect(walk(weightManagement, unmeasured).end).toMatchObject({ to: 'unanswered', step: 'step-5' })
  })
})

describe('a refused answer', () => {
  it('API-01 comes with the reason', () => {
    expect(readAnswers(weightManagement, [])).toMatchObject({ problem: 'The answers must be an object.' })
    expect(readAnswers(weightManagement, { Q99: 1 })).toMatchObject({
      problem: 'This questionnaire has no such answer.',
    })
    expect(readAnswers(weightManagement, { Q1_answer: 1 })).toMatchObject({
      problem: 'This is not one of the possible answers.',
    })
  })
})
