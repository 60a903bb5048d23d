/** Below this, medication for weight loss is not offered. */
export const lowestEligibleBmi = 27

/** Where the NHS ranges for adults begin. */
export const healthyBmi = 18.5
export const overweightBmi = 25
export const obeseBmi = 30

/** The name of a BMI below the treatment's minimum; the not-eligible page has words for each. */
export type LowBmiBand = 'underweight' | 'healthy' | 'overweight'

export function lowBmiBand(bmi: number): LowBmiBand | null {
  if (bmi < healthyBmi) return 'underweight'
  if (bmi < overweightBmi) return 'healthy'
  return bmi < lowestEligibleBmi ? 'overweight' : null
}
