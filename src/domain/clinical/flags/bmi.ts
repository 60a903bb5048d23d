import { flagWords as words } from '#content/cases/flags.ts'
import { ethnicity } from '../../intake/weight-management/step-2-ethnicity.ts'
import { diabetes } from '../../intake/weight-management/step-6-diabetes.ts'
import { weightRelatedConditions } from '../../intake/weight-management/step-8-weight-related-conditions.ts'
import { ours } from '../figure.ts'
import type { Rule } from '../flag.ts'
import type { Patient } from '../patient.ts'
import { policy } from '../policy.ts'

const licence = 'UK licences'
const figures = (bmi: number) => ({ bmi, lowest: policy.lowestBmi, obese: policy.obeseBmi })

/** From the lowest BMI up to the one that needs no condition. Null: the BMI is not known. */
function middleBmi({ startingBmi }: Patient): number | null {
  if (startingBmi === null || startingBmi < policy.lowestBmi || startingBmi >= policy.obeseBmi) return null
  return startingBmi
}

/** Raised blood sugar, blood pressure, cholesterol, sleep apnoea, heart disease. */
function hasUsualCondition({ weight }: Patient): boolean {
  const ticked = weight.ticked(
    weightRelatedConditions,
    ...(['high_blood_pressure', 'high_cholesterol', 'sleep_apnoea', 'heart_problem'] as const),
  )
  const sugar = weight.chose(
    diabetes,
    ...([
      'I have been told I have prediabetes',
      'I have type 2 diabetes and take metformin or no medicine for it',
      'I have type 2 diabetes and use insulin, another injection or tablets such as gliclazide',
    ] as const),
  )
  return ticked === 'yes' || sugar === 'yes'
}

/** Conditions that weight causes or worsens. How the patient feels about their weight is not one of them. */
const unusual = [
  ...(['joint_pains', 'osteoarthritis', 'gord_indigestion', 'fatty_liver', 'asthma_copd'] as const),
  ...(['erectile_dysfunction', 'low_testosterone', 'pcos'] as const),
]

const unusualConditions = ({ weight }: Patient): string[] => {
  const ticked = weight.allTicked(weightRelatedConditions)
  return weightRelatedConditions.options
    .filter(({ value }) => ticked.includes(value) && unusual.some((one) => one === value))
    .map(({ label }) => label)
}

const hasLowerThreshold = ({ weight, startingBmi }: Patient): boolean =>
  startingBmi !== null &&
  startingBmi >= policy.lowerThresholdBmi &&
  weight.chose(ethnicity, 'Asian', 'Black', 'Mixed', 'Other') === 'yes'

/** With us or elsewhere, with any medicine. After a break they are not on treatment: they begin again. */
const onTreatment = ({ before, history, isReturning }: Patient): boolean =>
  before.is !== 'none' || (history.supplies > 0 && !isReturning)

export const bmiRules: readonly Rule[] = [
  {
    id: 'bmi-below-range',
    severity: 'stop',
    source: licence,
    firesOn:
      'The starting BMI is under 27: verified or proven before treatment, else typed; after a break that of today, by the lower of verified and reported',
    tells: (patient) => {
      const { startingBmi } = patient
      if (startingBmi === null || startingBmi >= policy.lowestBmi) return false
      return words['bmi-below-range'](figures(startingBmi), onTreatment(patient))
    },
  },
  {
    id: 'bmi-without-condition',
    severity: 'stop',
    source: licence,
    firesOn: 'BMI 27 to 29.9, no weight-related condition, and no background that NICE names from 27.5',
    tells: (patient) => {
      const bmi = middleBmi(patient)
      if (bmi === null || hasUsualCondition(patient) || hasLowerThreshold(patient)) return false
      return unusualConditions(patient).length === 0 && words['bmi-without-condition'](figures(bmi))
    },
  },
  {
    id: 'bmi-unusual-condition',
    severity: 'senior',
    source: ours,
    firesOn: 'BMI 27 to 29.9 with conditions outside the usual five alone',
    tells: (patient) => {
      const bmi = middleBmi(patient)
      if (bmi === null || hasUsualCondition(patient) || hasLowerThreshold(patient)) return false
      const conditions = unusualConditions(patient)
      return conditions.length > 0 && words['bmi-unusual-condition'](figures(bmi), conditions.join(', '))
    },
  },
  {
    id: 'bmi-lower-threshold',
    severity: 'senior',
    source: 'NICE',
    firesOn:
      'BMI 27.5 to 29.9 without a usual condition, with a background that NICE names or an answer that leaves it open',
    tells: (patient) => {
      const bmi = middleBmi(patient)
      if (bmi === null || hasUsualCondition(patient) || !hasLowerThreshold(patient)) return false
      const isNamed = patient.weight.chose(ethnicity, 'Asian', 'Black') === 'yes'
      return words['bmi-lower-threshold'](figures(bmi), policy.lowerThresholdBmi, isNamed)
    },
  },
  {
    id: 'bmi-underweight',
    severity: 'stop',
    source: ours,
    firesOn: 'The BMI now is under 18.5, by the lower of verified and reported',
    tells: ({ body }) =>
      body !== null &&
      body.bmi < policy.lowestTreatedBmi &&
      words['bmi-underweight'](body.bmi, policy.lowestTreatedBmi),
  },
  {
    id: 'bmi-low-on-treatment',
    severity: 'senior',
    source: ours,
    firesOn:
      'On treatment, with us or elsewhere, and a BMI now from 18.5 and under 22, by the lower of verified and reported',
    tells: (patient) => {
      const bmi = patient.body?.bmi
      if (bmi === undefined || bmi >= policy.heldBmi || bmi < policy.lowestTreatedBmi) return false
      return onTreatment(patient) && words['bmi-low-on-treatment'](bmi, policy.heldBmi)
    },
  },
  {
    id: 'bmi-healthy-on-treatment',
    severity: 'look',
    source: ours,
    firesOn:
      'On treatment, with us or elsewhere, and a BMI now from 22 and under 25, by the lower of verified and reported',
    tells: (patient) => {
      const bmi = patient.body?.bmi
      if (bmi === undefined || bmi >= policy.noRiseBmi || bmi < policy.heldBmi) return false
      return onTreatment(patient) && words['bmi-healthy-on-treatment'](bmi, policy.noRiseBmi)
    },
  },
]
