import { calculateBmi, type Measurements } from '#domain/body/bmi.ts'
import { lowestEligibleBmi } from '#domain/body/bmi-bands.ts'
import { bmiBounds, heightBounds, weightBounds } from '#domain/body/bounds.ts'
import { notEligible, toStep } from '../engine/step.ts'
import { bespoke } from './step-ids.ts'

/** What step-5 stores: the measurements as typed, and their BMI. */
export interface BmiAnswer extends Measurements {
  readonly bmi: string
}

const longestField = 20
const units = { weightUnit: ['kg', 'st-lbs'], heightUnit: ['cm', 'ft-in'] }
const typed = ['weight', 'heightCm', 'heightFt', 'heightIn']

export function isBmiAnswer(value: unknown): value is BmiAnswer {
  if (typeof value !== 'object' || value === null) return false
  const given = value as Record<string, unknown>
  const expected = [...typed, ...Object.keys(units), 'bmi']
  if (Object.keys(given).length !== expected.length) return false
  return (
    expected.every((key) => typeof given[key] === 'string' && given[key].length <= longestField) &&
    Object.entries(units).every(([key, allowed]) => allowed.includes(given[key] as string))
  )
}

export const bmi = bespoke({
  id: 'step-5',
  topic: 'Weight and height',
  kind: 'bmi',
  progress: 25,
  answerKey: 'Q4_answer',
  question: 'What are your weight and height?',
  hint: 'We use them to work out your body mass index (BMI). A clinician checks it before anything is prescribed.',
  bounds: { weight: weightBounds, height: heightBounds, bmi: bmiBounds },
  // The BMI is calculated again here, so that a client cannot send one that does not match the measurements.
  accepts(value) {
    if (!isBmiAnswer(value)) return false
    const result = calculateBmi(value)
    return result.ok && result.bmi === value.bmi
  },
  inWords(value) {
    const { weight, weightUnit, heightCm, heightFt, heightIn, heightUnit, bmi } = value as BmiAnswer
    const tall = heightUnit === 'cm' ? `${heightCm} cm` : `${heightFt || 0} ft ${heightIn || 0} in`
    return [`${weight} ${weightUnit === 'kg' ? 'kg' : 'lb'}`, tall, `BMI ${bmi}`]
  },
  next: (answer) => (Number((answer as BmiAnswer).bmi) < lowestEligibleBmi ? notEligible('bmi_low') : toStep('step-6')),
})
