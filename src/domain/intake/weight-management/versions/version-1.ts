import { plainBmi } from '#domain/body/bmi.ts'
import type { ChecklistOption } from '../../engine/step.ts'
import type { EarlierVersion } from '../../engine/versions.ts'
import { isStartingWeightAnswer, startingWeight } from '../starting-weight.ts'
import { bmi, isBmiAnswer } from '../step-5-bmi.ts'
import { diabetes } from '../step-6-diabetes.ts'
import { weightRelatedConditions } from '../step-8-weight-related-conditions.ts'
import { doseSteps } from '../step-ids.ts'

const insulin = 'I have type 2 diabetes and use insulin'
const tabletsOrNone = 'I have type 2 diabetes and take tablets or no medicine for it'

/** The second version's words for insulin, and for what it distinguished. */
const needsOtherDoses = 'I have type 2 diabetes and use insulin, another injection or tablets such as gliclazide'

const diabetesLabels = [
  'I do not have diabetes',
  'I have been told I have prediabetes',
  tabletsOrNone,
  insulin,
  'I have type 1 diabetes',
]

const conditions: readonly ChecklistOption[] = [
  { value: 'mental_health', label: 'A mental health condition' },
  { value: 'weight_anxiety', label: 'Anxiety about my weight' },
  { value: 'joint_pains', label: 'Joint pain' },
  { value: 'osteoarthritis', label: 'Osteoarthritis' },
  { value: 'gord_indigestion', label: 'Acid reflux or indigestion' },
  { value: 'heart_problem', label: 'A heart problem' },
  { value: 'high_blood_pressure', label: 'High blood pressure' },
  { value: 'high_cholesterol', label: 'High cholesterol' },
  { value: 'fatty_liver', label: 'Fatty liver disease' },
  { value: 'sleep_apnoea', label: 'Sleep apnoea' },
  { value: 'asthma_copd', label: 'Asthma or COPD' },
  { value: 'erectile_dysfunction', label: 'Erectile dysfunction' },
  { value: 'low_testosterone', label: 'Low testosterone' },
  { value: 'menopausal_symptoms', label: 'Menopausal symptoms' },
  { value: 'pcos', label: 'Polycystic ovary syndrome (PCOS)' },
  { value: 'none_step8', label: 'None of these', excludes: 'all' },
]

/**
 * Any weight and height, diabetes tablets without a distinction, and the same conditions for men and women. The
 * questions are written out with the answers: these are the words that patients saw.
 */
export const version1: EarlierVersion = {
  version: 1,
  steps: {
    'step-5': {
      ...bmi,
      question: 'What are your weight and height?',
      bounds: undefined,
      accepts: (value) => isBmiAnswer(value) && plainBmi(value) === value.bmi,
    },
    'step-6': {
      ...diabetes,
      question: 'Do you have diabetes?',
      options: diabetesLabels.map((label) => ({ value: label, label })),
    },
    'step-8': {
      ...weightRelatedConditions,
      question: 'Do you have any of these conditions?',
      options: conditions,
    },
    [doseSteps.startingWeight]: {
      ...startingWeight,
      question: 'What did you weigh before you started {medication}?',
      bounds: undefined,
      accepts: isStartingWeightAnswer,
    },
  },
  inNextWords({ Q5_answer: diabetesAnswer, ...answers }) {
    // Some tablets need a lower dose with a weight-loss medicine and some do not, so the question has to be asked
    // again.
    if (diabetesAnswer === undefined || diabetesAnswer === tabletsOrNone) return answers
    return { ...answers, Q5_answer: diabetesAnswer === insulin ? needsOtherDoses : diabetesAnswer }
  },
}
