import type { FlagWords } from './flag-words.ts'

interface Bmi {
  readonly bmi: number
  readonly lowest: number
  readonly obese: number
}

export const bmiFlags = {
  'bmi-below-range': ({ bmi, lowest }: Bmi, isOnTreatment: boolean): FlagWords => ({
    says: `BMI ${bmi}, below ${lowest}.`,
    because: 'Neither medicine is licensed below that BMI. The risks outweigh the benefits.',
    asks: isOnTreatment
      ? 'A letter from the earlier provider that states the weight before treatment.'
      : 'A new verified measurement.',
  }),
  'bmi-without-condition': ({ bmi, lowest, obese }: Bmi): FlagWords => ({
    says: `BMI ${bmi}, with no weight-related condition.`,
    because: `From ${lowest} to below ${obese}, the licence requires at least one weight-related condition.`,
    asks: 'A letter or record of a weight-related condition.',
  }),
  'bmi-unusual-condition': ({ bmi, lowest, obese }: Bmi, conditions: string): FlagWords => ({
    says: `BMI ${bmi}. The only weight-related conditions are: ${conditions}.`,
    because: `From ${lowest} to below ${obese} we usually rely on raised blood sugar, high blood pressure, high cholesterol, sleep apnoea or heart disease.`,
  }),
  'bmi-lower-threshold': ({ bmi, obese }: Bmi, threshold: number, isNamed: boolean): FlagWords => ({
    says: `BMI ${bmi}, which NICE treats as equivalent to ${obese} for some family backgrounds.`,
    because: `NICE uses ${threshold} for South Asian, Chinese, other Asian, Middle Eastern, Black African and African-Caribbean backgrounds. This is outside the licence, so record the reason.`,
    ...(isNamed ? {} : { asks: 'Ask which family background: the answer does not say.' }),
  }),
  'bmi-low-on-treatment': (bmi: number, held: number): FlagWords => ({
    says: `BMI ${bmi} on treatment, below ${held}.`,
    because: 'The patient has lost enough weight. Continuing may take them below a healthy weight.',
  }),
  'bmi-healthy-on-treatment': (bmi: number, noRise: number): FlagWords => ({
    says: `BMI ${bmi} on treatment, below ${noRise}.`,
    because:
      'The patient has reached a healthy weight. The dose is not increased. Review the response and the aim of treatment.',
  }),
  'bmi-underweight': (bmi: number, lowest: number): FlagWords => ({
    says: `BMI ${bmi}, below ${lowest}: underweight.`,
    because: 'Losing more weight would be harmful.',
  }),
} as const
