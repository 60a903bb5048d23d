import { plainBmi } from '#domain/body/bmi.ts'
import type { ChecklistOption } from '../../engine/step.ts'
import type { EarlierVersion } from '../../engine/versions.ts'
import { isStartingWeightAnswer, startingWeight } from '../starting-weight.ts'
import { bmi, isBmiAnswer } from '../step-5-bmi.ts'
import { diabetes, needsOtherDoses } from '../step-6-diabetes.ts'
import { weightRelatedConditions } from '../step-8-weight-related-conditions.ts'

const insulin = 'I have type 2 diabetes and use insulin'
const tabletsOrNone = 'I have type 2 diabetes and take tablets or no medicine for it'

const diabetesLabels = [
  'I do not have diabetes',
  'I have been told I have prediabetes',
  tabletsOrNone,
  insulin,
  'I have type 1 diabetes',
]

const forEveryone = ({ onlyFor: _, ...option }: ChecklistOption): ChecklistOption => option

/** Any weight and height, tablets for diabetes without telling which, and the same conditions for men and women. */
export const version1: EarlierVersion = {
  version: 1,
  steps: {
    'step-5': {
      ...bmi,
      bounds: undefined,
      accepts: (value) => isBmiAnswer(value) && plainBmi(value) === value.bmi,
    },
    'step-6': { ...diabetes, options: diabetesLabels.map((label) => ({ value: label, label })) },
    'step-8': { ...weightRelatedConditions, options: weightRelatedConditions.options.map(forEveryone) },
    'wegovy-starting-weight': { ...startingWeight, bounds: undefined, accepts: isStartingWeightAnswer },
  },
  inNextWords({ Q5_answer: diabetesAnswer, ...answers }) {
    // Some tablets need a lower dose beside a weight-loss medicine and some do not: which they are has to be asked.
    if (diabetesAnswer === undefined || diabetesAnswer === tabletsOrNone) return answers
    return { ...answers, Q5_answer: diabetesAnswer === insulin ? needsOtherDoses : diabetesAnswer }
  },
}
