import { calculateBmi, type Measurements } from '#domain/body/bmi.ts'
import { defaultMedication } from './starting-weight.ts'
import type { BmiAnswer } from './step-5-bmi.ts'
import { doseSteps } from './step-ids.ts'

/** A person of this weight at 170 cm. */
function measured(kg: string): BmiAnswer {
  const given: Measurements = {
    weight: kg,
    weightUnit: 'kg',
    heightCm: '170',
    heightFt: '',
    heightIn: '',
    heightUnit: 'cm',
  }
  const result = calculateBmi(given)
  return { ...given, bmi: result.ok ? result.bmi : '' }
}

/** Answers that lead everywhere the bespoke steps, and the words of free-text ones, can lead. */
export const sampleAnswers: Readonly<Record<string, readonly unknown[]>> = {
  'step-5': [measured('95'), measured('60')],
  'other-medication-details': ['Orlistat', 'your previously mentioned medication'],
  [doseSteps.startingWeight]: [`95 kg before starting ${defaultMedication}`],
  'inform-gp': [{ name: 'Lark Lane Surgery', odsCode: null }],
  'special-offers': ['sam@larkwell.example'],
}
