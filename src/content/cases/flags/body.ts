import { counted } from '#content/numbers.ts'
import type { FlagWords } from './flag-words.ts'

interface Bmi {
  readonly bmi: number
  readonly lowest: number
  readonly obese: number
}

export const bodyFlags = {
  'bmi-below-range': ({ bmi, lowest }: Bmi, isOnTreatment: boolean): FlagWords => ({
    says: `The BMI that counts is ${bmi}, below ${lowest}.`,
    because: 'Neither medicine is licensed below that, where the risks outweigh the benefits.',
    asks: isOnTreatment
      ? 'A letter from the earlier provider that states the weight before treatment.'
      : 'A new verified measurement.',
  }),
  'bmi-without-condition': ({ bmi, lowest, obese }: Bmi): FlagWords => ({
    says: `The BMI is ${bmi}, with no condition that is linked to weight.`,
    because: `From ${lowest} and below ${obese} the licence asks for at least one such condition.`,
    asks: 'A letter or record of a condition that is linked to weight.',
  }),
  'bmi-unusual-condition': ({ bmi, lowest, obese }: Bmi, conditions: string): FlagWords => ({
    says: `The BMI is ${bmi}, and the only conditions linked to weight are: ${conditions}.`,
    because: `From ${lowest} and below ${obese} we usually rely on raised blood sugar, high blood pressure, high cholesterol, sleep apnoea or heart disease.`,
  }),
  'bmi-lower-threshold': ({ bmi, obese }: Bmi, threshold: number, isNamed: boolean): FlagWords => ({
    says: `The BMI is ${bmi}, which NICE lets count as ${obese} for some family backgrounds.`,
    because: `NICE uses ${threshold} for South Asian, Chinese, other Asian, Middle Eastern, Black African and African-Caribbean backgrounds. It is outside the licence, so the reason is recorded.`,
    ...(isNamed ? {} : { asks: 'Which family background it is: the answer leaves it open.' }),
  }),
  'bmi-low-on-treatment': (bmi: number, held: number): FlagWords => ({
    says: `The BMI is ${bmi} on treatment, below ${held}.`,
    because: 'They have lost enough. Going on may take them below a healthy weight.',
  }),
  'bmi-healthy-on-treatment': (bmi: number, noRise: number): FlagWords => ({
    says: `The BMI is ${bmi} on treatment, below ${noRise}.`,
    because: 'They have reached a healthy weight. The dose does not rise; review the response and what the aim is now.',
  }),
  'bmi-underweight': (bmi: number, lowest: number): FlagWords => ({
    says: `The BMI is ${bmi}, below ${lowest}: they are underweight.`,
    because: 'Losing more weight would harm them.',
  }),
  'measurement-differs': (typed: string, verified: string): FlagWords => ({
    says: `They typed ${typed}; ${verified} was verified.`,
    because: 'The difference is larger than a slip. The verified figures count.',
    asks: 'Ask how the difference came about.',
  }),
  'weight-not-verified': (days: number): FlagWords => ({
    says: 'No weight and height that count have been verified.',
    because: `A member of staff, a pharmacy, a record or a letter has to show them, not more than ${counted(days, 'day')} ago. A photo alone is not enough.`,
    asks: 'A video weigh-in, a measurement in person, the record or a letter.',
  }),
} as const
