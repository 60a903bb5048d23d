import { inWords } from '../intake/engine/reported-answer.ts'
import type { QuestionStep } from '../intake/engine/step.ts'
import { allergies } from '../intake/medicines-and-conditions/allergies.ts'
import { heartFailure, kidney, liver } from '../intake/medicines-and-conditions/condition-stages.ts'
import { conditions } from '../intake/medicines-and-conditions/conditions.ts'
import { eatingDisorder } from '../intake/medicines-and-conditions/eating.ts'
import { eyes } from '../intake/medicines-and-conditions/eyes.ts'
import { injectionsPlan } from '../intake/medicines-and-conditions/injections.ts'
import { contraception, pregnancyPossible } from '../intake/medicines-and-conditions/pregnancy.ts'
import { thyroidCancer } from '../intake/medicines-and-conditions/thyroid-cancer.ts'
import { bariatricSurgeryTiming } from '../intake/weight-management/bariatric-surgery-timing.ts'
import { pregnancy } from '../intake/weight-management/step-4-pregnancy.ts'
import { diabetes } from '../intake/weight-management/step-6-diabetes.ts'
import { seriousConditions } from '../intake/weight-management/step-7-serious-conditions.ts'
import { contraindicationFlags as flags } from '../medicines/contraindications.ts'
import type { Patient } from './patient.ts'

/** The questions that ask about each stop, the most relevant first. */
const asked: Readonly<Record<string, readonly QuestionStep[]>> = {
  'medullary-thyroid-cancer': [thyroidCancer, conditions],
  'thyroid-cancer-unknown': [thyroidCancer, conditions],
  'type-1-diabetes': [diabetes],
  'severe-retinopathy': [eyes, conditions],
  'eating-disorder-now': [eatingDisorder],
  [flags['end-stage kidney disease']]: [kidney, conditions],
  [flags['severe liver disease']]: [liver, conditions],
  [flags['heart failure at rest']]: [heartFailure, conditions],
  'reaction-before': [allergies],
  pregnant: [pregnancyPossible, pregnancy],
  breastfeeding: [pregnancyPossible],
  'trying-for-a-baby': [pregnancyPossible],
  'no-contraception': [contraception, pregnancyPossible],
  'another-glp1': [injectionsPlan],
  'ended-pregnancy': [pregnancy],
  'ended-medical_condition': [seriousConditions],
  'ended-recent-bariatric-surgery': [bariatricSurgeryTiming, seriousConditions],
}

/** The current answer to the question behind a stop. Empty: it was not asked. */
export function answerNow(code: string, { weight, followUp }: Pick<Patient, 'weight' | 'followUp'>): readonly string[] {
  const answers = (asked[code] ?? [conditions]).map((step) => inWords(step, followUp.value(step) ?? weight.value(step)))
  return answers.find((answer) => answer.length > 0) ?? []
}
