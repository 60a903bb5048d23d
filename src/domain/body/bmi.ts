import { readNumber } from './number.ts'

/** As typed on the calculator. `st-lbs` is the wire's name for total pounds. */
export interface Measurements {
  readonly weight: string
  readonly weightUnit: 'kg' | 'st-lbs'
  readonly heightCm: string
  readonly heightFt: string
  readonly heightIn: string
  readonly heightUnit: 'cm' | 'ft-in'
}

interface Problem {
  readonly field: 'weight' | 'height'
  readonly title: string
  readonly text: string
}

export type BmiResult = { readonly ok: true; readonly bmi: string } | { readonly ok: false; readonly problem: Problem }

const kgPerPound = 0.453592
const cmPerFoot = 30.48
const cmPerInch = 2.54

/** Below this, medication for weight loss is not offered. */
export const lowestEligibleBmi = 27

const problem = (field: Problem['field'], title: string, text: string): { ok: false; problem: Problem } => ({
  ok: false,
  problem: { field, title, text },
})

const invalidWeight = () => problem('weight', 'Invalid Weight', 'Please enter a valid positive number for weight.')
const invalidCm = () => problem('height', 'Invalid Height', 'Please enter a valid positive number for height in cm.')
const invalidFeet = () => problem('height', 'Invalid Height', 'Please enter valid numbers for feet and inches.')

const isBlank = (typed: string) => typed.trim() === ''

function readKg({ weight, weightUnit }: Measurements): number | null {
  const value = readNumber(weight)
  if (value === null || value <= 0) return null
  return weightUnit === 'kg' ? value : value * kgPerPound
}

function readCm({ heightUnit, heightCm, heightFt, heightIn }: Measurements): number | null {
  if (heightUnit === 'cm') {
    const cm = readNumber(heightCm)
    return cm === null || cm <= 0 ? null : cm
  }
  const [feet, inches] = [readNumber(heightFt), readNumber(heightIn)]
  if (feet === null || inches === null) return null
  const cm = feet * cmPerFoot + inches * cmPerInch
  return cm > 0 ? cm : null
}

/** Weight in kilograms over height in metres squared, to one decimal. */
export function calculateBmi(given: Measurements): BmiResult {
  if (isBlank(given.weight)) return problem('weight', 'Missing Info', 'Please provide valid weight')
  const kg = readKg(given)
  if (kg === null) return invalidWeight()
  const heightTyped = given.heightUnit === 'cm' ? given.heightCm : given.heightFt + given.heightIn
  if (isBlank(heightTyped)) return problem('height', 'Missing Info', 'Please provide valid height.')
  const cm = readCm(given)
  if (cm === null) return given.heightUnit === 'cm' ? invalidCm() : invalidFeet()
  return { ok: true, bmi: (kg / (cm / 100) ** 2).toFixed(1) }
}
