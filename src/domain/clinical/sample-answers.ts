import { calculateBmi, type Measurements } from '../body/bmi.ts'
import { encodeChosen } from '../intake/engine/checklist.ts'
import type { AnyFlow } from '../intake/engine/flow.ts'
import type { Answers, QuestionStep } from '../intake/engine/step.ts'
import { walk } from '../intake/engine/walk.ts'
import { medicinesAndConditions } from '../intake/medicines-and-conditions/flow.ts'
import type { FollowUpStepId } from '../intake/medicines-and-conditions/step-ids.ts'
import { weightManagement } from '../intake/weight-management/flow.ts'
import { defaultMedication } from '../intake/weight-management/starting-weight.ts'
import type { BmiAnswer } from '../intake/weight-management/step-5-bmi.ts'
import { doseSteps, type StepId } from '../intake/weight-management/step-ids.ts'
import { knownMedicines } from '../medicines/weight-loss-medicines-elsewhere.ts'

/** By step: an option, the ticked boxes, or the stored value. */
type Said<Id extends string> = { readonly [id in Id]?: unknown }

const encoded = (step: QuestionStep, said: unknown): unknown =>
  step.kind === 'checklist' && Array.isArray(said) ? encodeChosen(step, said) : said

/** Answers of a patient who is asked question after question. The walk ends at the first one left out. */
function walked<Id extends string>(flow: AnyFlow<Id>, said: Said<Id>): Answers {
  let answers: Answers = {}
  for (const _ of Object.keys(flow.steps)) {
    for (const id of walk(flow, answers).route) {
      const step: unknown = flow.steps[id]
      const asked = step as QuestionStep
      if (said[id] !== undefined) answers = { ...answers, [asked.answerKey]: encoded(asked, said[id]) }
    }
  }
  return answers
}

export function measured(kg: number, cm = 170): BmiAnswer {
  const given: Measurements = {
    weight: String(kg),
    weightUnit: 'kg',
    heightCm: String(cm),
    heightFt: '',
    heightIn: '',
    heightUnit: 'cm',
  }
  const result = calculateBmi(given)
  return { ...given, bmi: result.ok ? result.bmi : '' }
}

/** A healthy man who has never had treatment. */
const wellWeight: Said<StepId> = {
  'step-1': '18-74',
  'step-2': 'White',
  'step-3': 'Male',
  'step-4': 'no',
  'step-5': measured(95),
  'step-6': 'I do not have diabetes',
  'step-7': ['none'],
  'bariatric-surgery-timing': 'No',
  'bariatric-surgery-details': 'A sleeve, years ago.',
  'thyroid-surgery-details': 'Half of it, years ago.',
  'step-8': ['none_step8'],
  'mental-health-details': 'Well at the moment.',
  'other-medical-conditions-query': 'No',
  'previous-weight-loss-medications': ['I have never taken medication to lose weight'],
  [doseSteps.startingWeight]: `110 kg before starting ${defaultMedication}`,
  [doseSteps.lastTiming]: 'Less than 4 weeks ago',
  [doseSteps.prescribed]: '1mg',
  [doseSteps.preference]: 'Keep my dose',
  'current-medication-status': 'no',
  'medication-side-effects-query': 'No',
  'other-medications-allergies': ['no medication'],
  'inform-gp': { name: 'Lark Lane Surgery', odsCode: null },
  'special-offers': 'sam@larkwell.example',
}

const wellFollowUp: Said<FollowUpStepId> = {
  'follow-up-conditions': ['none'],
  'follow-up-diabetes': 'no',
  'follow-up-kidney': 'mild',
  'follow-up-liver': 'mild',
  'follow-up-heart-failure': 'active',
  'follow-up-eyes': 'background',
  'follow-up-eye-check': 'yes',
  'follow-up-thyroid-cancer': ['other_self'],
  'follow-up-cancer': 'past',
  'follow-up-surgery': 'long_ago',
  'follow-up-eating-disorder': 'no',
  'follow-up-eating': ['none'],
  'follow-up-mood': 'never',
  'follow-up-contraception': ['coil'],
  'follow-up-medicines': ['none'],
  'follow-up-medicines-named': 'As on my repeat prescription.',
  'follow-up-diabetes-team': 'yes',
  'follow-up-allergies': ['none'],
  'follow-up-allergies-named': 'Cats.',
  'follow-up-anaesthetic': 'no',
  'follow-up-surgical-team': 'yes',
  'follow-up-injections': ['none'],
  'follow-up-injections-plan': 'same',
  'follow-up-missed-doses': 'none',
  'follow-up-pens-left': 'none',
}

/** A dose of the medicine in question. */
function usualDose({ 'previous-weight-loss-medications': ticked }: Said<StepId>): string | undefined {
  const taken = Array.isArray(ticked) ? knownMedicines.find(({ name }) => ticked.includes(name)) : undefined
  return taken?.strengths[2] ?? taken?.strengths[0]
}

/** The first questionnaire of a healthy patient, with these changes. */
export const weightAnswers = (said: Said<StepId> = {}): Answers =>
  walked(weightManagement, {
    ...wellWeight,
    [doseSteps.prescribed]: usualDose(said) ?? wellWeight[doseSteps.prescribed],
    ...said,
  })

export const followUpAnswers = (said: Said<FollowUpStepId> = {}): Answers =>
  walked(medicinesAndConditions, {
    ...wellFollowUp,
    // Only women are asked whether they could become pregnant.
    'follow-up-sex': said['follow-up-pregnancy'] === undefined ? 'Male' : 'Female',
    ...said,
  })

export type SaidWeight = Said<StepId>
export type SaidFollowUp = Said<FollowUpStepId>
