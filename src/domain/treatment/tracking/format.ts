import { kgPerPound, poundsPerStone } from '../../body/units.ts'
import type { WeightUnit } from '../../body/weight.ts'

const oneDecimal = (value: number) => (Math.round(value * 10) / 10).toFixed(1)

/** A weight in the patient's unit: 85.4 kg, 188.3 lb or 13 st 6.3 lb. */
export function formatWeight(kg: number, unit: WeightUnit): string {
  if (unit === 'kg') return `${oneDecimal(kg)} kg`
  const tenths = Math.round((kg / kgPerPound) * 10)
  if (unit === 'lbs') return `${(tenths / 10).toFixed(1)} lb`
  const perStone = poundsPerStone * 10
  return `${Math.floor(tenths / perStone)} st ${((tenths % perStone) / 10).toFixed(1)} lb`
}

/** A difference, which is clear without stones. */
export const formatDifference = (kg: number, unit: WeightUnit): string =>
  unit === 'kg' ? `${oneDecimal(kg)} kg` : `${oneDecimal(kg / kgPerPound)} lb`
