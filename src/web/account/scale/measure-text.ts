import type { WeightUnit } from '#domain/body/weight.ts'
import { formatWeight } from '#domain/treatment/tracking/format.ts'
import type { Measure } from '#domain/treatment/tracking/measures.ts'

/** A measurement of body composition as it is written: 32.1%, 57.9 kg, 28.4. */
export function measureText(measure: Measure, value: number, unit: WeightUnit): string {
  if (measure === 'lean_mass') return formatWeight(value, unit)
  return measure === 'bmi' ? value.toFixed(1) : `${value.toFixed(1)}%`
}
