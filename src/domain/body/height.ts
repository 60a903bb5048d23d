import { heightBounds, heightRange, isWithin } from './bounds.ts'
import type { MeasurementProblem } from './measurement-problem.ts'
import { asTyped, readNumber } from './number.ts'
import { cmPerFoot, cmPerInch, inchesPerFoot } from './units.ts'

/** As typed. Only the fields of the chosen unit count. */
export interface Height {
  readonly heightCm: string
  readonly heightFt: string
  readonly heightIn: string
  readonly heightUnit: 'cm' | 'ft-in'
}

export const isHeightBlank = ({ heightUnit, heightCm, heightFt, heightIn }: Height): boolean =>
  (heightUnit === 'cm' ? heightCm : heightFt + heightIn).trim() === ''

export function readCm({ heightUnit, heightCm, heightFt, heightIn }: Height): number | null {
  if (heightUnit === 'cm') {
    const cm = readNumber(heightCm)
    return cm === null || cm <= 0 ? null : cm
  }
  const [feet, inches] = [readNumber(heightFt), readNumber(heightIn)]
  if (feet === null || inches === null) return null
  const cm = feet * cmPerFoot + inches * cmPerInch
  return cm > 0 ? cm : null
}

/** The same height in the other unit; one that cannot be read is left empty there. */
export function convertHeight(given: Height, to: Height['heightUnit']): Height {
  if (given.heightUnit === to) return given
  const none: Height = { heightUnit: to, heightCm: '', heightFt: '', heightIn: '' }
  const cm = readCm(given)
  if (cm === null) return none
  if (to === 'cm') return { ...none, heightCm: asTyped(cm) }
  const tenths = Math.round((cm / cmPerInch) * 10)
  const feet = Math.floor(tenths / (inchesPerFoot * 10))
  return { ...none, heightFt: String(feet), heightIn: asTyped((tenths - feet * inchesPerFoot * 10) / 10) }
}

const problem = (title: string, text: string): MeasurementProblem => ({ field: 'height', title, text })

/** What is wrong with a height that was typed. */
export function heightProblem(given: Height): MeasurementProblem | null {
  const cm = readCm(given)
  const isMetric = given.heightUnit === 'cm'
  if (cm === null) {
    return isMetric
      ? problem('Invalid Height', 'Please enter a valid positive number for height in cm.')
      : problem('Invalid Height', 'Please enter valid numbers for feet and inches.')
  }
  if (isWithin(heightBounds, cm)) return null
  if (isMetric && isWithin(heightBounds, cm * 100)) {
    const heightMeant = asTyped(cm * 100)
    return { ...problem('Check Your Height', `Did you mean ${heightMeant} cm?`), heightMeant }
  }
  const aside =
    isMetric && cm < heightBounds.from
      ? ' If you know it in feet and inches, choose ft/in.'
      : ' If it is right, please call us.'
  return problem('Check Your Height', `Height must be ${heightRange(given.heightUnit)}.${aside}`)
}
