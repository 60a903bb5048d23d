import { bmiBounds, isWithin } from './bounds.ts'
import { type Height, heightProblem, isHeightBlank, readCm } from './height.ts'
import type { MeasurementProblem } from './measurement-problem.ts'
import { readKg, type StoredWeight, type WeightUnit, weightProblem } from './weight.ts'

/** As typed on the calculator. `st-lbs` is the wire name for total pounds. */
export interface Measurements extends Height {
  readonly weight: string
  readonly weightUnit: 'kg' | 'st-lbs'
}

export type BmiResult =
  | { readonly ok: true; readonly bmi: string }
  | { readonly ok: false; readonly problem: MeasurementProblem }

export const weightOf = ({ weight, weightUnit }: Measurements): StoredWeight => ({
  weight,
  unit: weightUnit === 'kg' ? 'kg' : 'lbs',
})

/** Weight in kilograms over height in metres squared, to one decimal, for any two readable measurements. */
export function plainBmi(given: Measurements): string | null {
  const [kg, cm] = [readKg(weightOf(given)), readCm(given)]
  return kg === null || cm === null ? null : (kg / (cm / 100) ** 2).toFixed(1)
}

interface MeasurementProblems {
  readonly weight: MeasurementProblem | null
  readonly height: MeasurementProblem | null
}

const missing = (field: MeasurementProblem['field'], text: string): MeasurementProblem => ({
  field,
  title: 'Missing Info',
  text,
  isMissing: true,
})

/** Weight and height can each be possible and still not fit together. */
function mismatch(given: Measurements): MeasurementProblem | null {
  const bmi = plainBmi(given) ?? ''
  if (isWithin(bmiBounds, Number(bmi))) return null
  return {
    field: 'weight',
    title: 'Check Your Measurements',
    text: `Check your weight and height. Together they make a BMI of ${bmi}, which is not possible. Have you swapped them, or used another unit?`,
  }
}

/** The problem of each of the two. */
export function measurementProblems(given: Measurements, weightShownIn?: WeightUnit): MeasurementProblems {
  const weight =
    given.weight.trim() === ''
      ? missing('weight', 'Please provide valid weight')
      : weightProblem(weightOf(given), weightShownIn)
  const height = isHeightBlank(given) ? missing('height', 'Please provide valid height.') : heightProblem(given)
  return { weight: weight ?? (height ? null : mismatch(given)), height }
}

/** The BMI of measurements an adult can have, or the first problem. */
export function calculateBmi(given: Measurements, weightShownIn?: WeightUnit): BmiResult {
  const { weight, height } = measurementProblems(given, weightShownIn)
  const problem = weight ?? height
  return problem ? { ok: false, problem } : { ok: true, bmi: plainBmi(given) ?? '' }
}
