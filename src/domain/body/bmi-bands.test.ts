import { expect, it } from 'vitest'
import { lowBmiBand } from './bmi-bands.ts'

it.each([
  [12, 'underweight'],
  [18.4, 'underweight'],
  [18.5, 'healthy'],
  [24.9, 'healthy'],
  [25, 'overweight'],
  [26.9, 'overweight'],
  [27, null],
])('D-2 R-30 a BMI of %d is %s', (bmi, band) => expect(lowBmiBand(bmi)).toBe(band))
