import type { QuestionStep } from '../questionnaires/engine/step.ts'
import { inWords } from '../questionnaires/engine/told-answer.ts'
import { allergies } from '../questionnaires/medicines-and-conditions/allergies.ts'
import { heartFailure, kidney, liver } from '../questionnaires/medicines-and-conditions/condition-stages.ts'
import { conditions } from '../questionnaires/medicines-and-conditions/conditions.ts'
import { eatingDisorder } from '../questionnaires/medicines-and-conditions/eating.ts'
import { eyes } from '../questionnaires/medicines-and-conditions/eyes.ts'
import { injectionsPlan } from '../questionnaires/medicines-and-conditions/injections.ts'
import { contraception, pregnancyPossible } from '../questionnaires/medicines-and-conditions/pregnancy.ts'
import { thyroidCancer } from '../questionnaires/medicines-and-conditions/thyroid-cancer.ts'
import { bariatricSurgeryTiming } from '../questionnaires/weight-management/bariatric-surgery-timing.ts'
import { pregnancy } from '../questionnaires/weight-management/step-4-pregnancy.ts'
import { diabetes } from '../questionnaires/weight-management/step-6-diabetes.ts'
import { seriousConditions } from '../questionnaires/weight-management/step-7-serious-conditions.ts'
import type { Patient } from './patient.ts'

/** Where a stop is asked about, the most telling question first. */
const asked: Readonly<Record<string, readonly QuestionStep[]>> = {
  'medullary-thyroid-cancer': [thyroidCancer, conditions],
  'thyroid-cancer-unknown': [thyroidCancer, conditions],
  'type-1-diabetes': [diabetes],
  'severe-retinopathy': [eyes, conditions],
  'eating-disorder-now': [eatingDisorder],
  'kidney-end-stage': [kidney, conditions],
  'liver-severe-wegovy': [liver, conditions],
  'heart-failure-class-4': [heartFailure, conditions],
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

/** What they answer now to the question behind a stop. Empty: they were not asked. */
export function answerNow(code: string, { weight, followUp }: Pick<Patient, 'weight' | 'followUp'>): readonly string[] {
  const answers = (asked[code] ?? [conditions]).map((step) => inWords(step, followUp.value(step) ?? weight.value(step)))
  return answers.find((answer) => answer.length > 0) ?? []
}
