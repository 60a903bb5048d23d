import { medicationWords } from '#content/checkout/medications.ts'
import { type Medication, mounjaro, wegovy } from '#domain/catalogue/medications.ts'

const words = medicationWords({
  mounjaro: mounjaro.expectedWeightLossPercentage,
  wegovy: wegovy.expectedWeightLossPercentage,
})

export const wordsOf = ({ key }: Pick<Medication, 'key'>) => words[key]
