import type { WeightUnit } from '../../body/weight.ts'

export const weightUnits = ['kg', 'st-lb', 'lbs'] as const satisfies readonly WeightUnit[]
