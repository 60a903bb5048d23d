import { heightBounds, heightRange, isWithin } from './bounds.ts'
import { type Height, readCm } from './height.ts'
import type { MeasurementProblem } from './measurement-problem.ts'
import { asTyped } from './number.ts'

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
