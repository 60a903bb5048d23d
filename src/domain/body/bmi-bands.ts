/** Below this, medication for weight loss is not offered. */
export const lowestEligibleBmi = 27

/** Where the NHS ranges for adults begin. */
export const healthyBmi = 18.5
export const overweightBmi = 25
export const obeseBmi = 30

/** What a BMI below the treatment's own is called: the page that says no has other words for each. */
export type LowBmiBand = 'underweight' | 'healthy' | 'overweight'

export function lowBmiBand(bmi: number): LowBmiBand | null {
  if (bmi < healthyBmi) return 'underweight'
  if (bmi < overweightBmi) return 'healthy'
  return bmi < lowestEligibleBmi ? 'overweight' : null
}
