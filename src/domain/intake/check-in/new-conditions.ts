import { chosenIn } from '../engine/checklist.ts'
import { type Answers, toStep } from '../engine/step.ts'
import { allergies } from '../medicines-and-conditions/allergies.ts'
import { cancer, heartFailure, kidney, liver } from '../medicines-and-conditions/condition-stages.ts'
import { conditions } from '../medicines-and-conditions/conditions.ts'
import { eatingDisorder } from '../medicines-and-conditions/eating.ts'
import { eyeCheck, eyes } from '../medicines-and-conditions/eyes.ts'
import { surgery } from '../medicines-and-conditions/surgery.ts'
import { thyroidCancer } from '../medicines-and-conditions/thyroid-cancer.ts'
import { diabetes, isType2 } from '../weight-management/step-6-diabetes.ts'
import { leadingBy, leaving } from './changes.ts'
import { offered } from './offered.ts'
import { type CheckInStepId, checklist, choice, text } from './step-ids.ts'

const topic = 'What is new'

/**
 * The options of the medical history form, and of what the first day asks elsewhere, so that the same answer raises the
 * same flag.
 */
export const newConditions = checklist({
  id: 'check-in-new-conditions',
  topic,
  progress: 60,
  answerKey: 'check_in_new_conditions',
  storedAs: 'list',
  question: 'What is it?',
  hint: 'Tick any that are new, or that you’ve been told about, since your last pen.',
  options: [
    ...offered(conditions.options, 'none', 'not_sure'),
    { value: 'eating_disorder', label: 'An eating disorder', hint: 'Such as anorexia, bulimia or binge eating' },
    { value: 'diabetes', label: 'Diabetes or prediabetes' },
    { value: 'allergy', label: 'An allergy, or a serious reaction to a medicine' },
    { value: 'other', label: 'Something else' },
    { value: 'not_sure', label: 'I am not sure' },
  ],
  next: () => toStep('check-in-conditions'),
})

type Condition = (typeof newConditions)['options'][number]['value']

const tickedIn = (answers: Answers): readonly string[] =>
  chosenIn(newConditions, answers[newConditions.answerKey]) ?? []

const has = (condition: Condition) => (answers: Answers) => tickedIn(answers).includes(condition)

/** Diabetic eye disease is found by screening, so everyone with either type is asked. */
const needsEyeCheck = (answers: Answers): boolean =>
  has('eyes')(answers) || (has('diabetes')(answers) && isType2(answers.check_in_new_diabetes))

const isOnlyAllergy = (answers: Answers): boolean => tickedIn(answers).every((one) => one === 'allergy')

/** The follow-on questions, and for which conditions, in this order. */
const details: readonly (readonly [CheckInStepId, (answers: Answers) => boolean])[] = [
  ['check-in-kidney', has('kidney')],
  ['check-in-liver', has('liver')],
  ['check-in-heart-failure', has('heart_failure')],
  ['check-in-eyes', has('eyes')],
  ['check-in-thyroid-cancer', has('thyroid_cancer')],
  ['check-in-cancer', has('cancer')],
  ['check-in-surgery', has('surgery')],
  ['check-in-eating-disorder', has('eating_disorder')],
  ['check-in-diabetes', has('diabetes')],
  ['check-in-eye-check', needsEyeCheck],
  ['check-in-conditions', (answers) => !isOnlyAllergy(answers)],
  ['check-in-allergies', has('allergy')],
]

const after = (step: CheckInStepId | null) => (answers: Answers) => {
  const left = details.slice(details.findIndex(([id]) => id === step) + 1)
  const [next] = left.find(([, isAsked]) => isAsked(answers)) ?? []
  return next ? toStep(next) : leaving('condition', answers)
}

const never = () => toStep('check-in-stock')

type Copied = { readonly id: CheckInStepId; readonly answerKey: string; readonly progress: number }

/** A question of the medical history form, asked about something new. */
const again = <Value extends string>(
  { question, hint, options }: { question: string; hint?: string; options: readonly { value: Value; label: string }[] },
  given: Copied,
) =>
  leadingBy(
    choice<Value>({ ...given, topic, question, ...(hint === undefined ? {} : { hint }), options, next: never }),
    after(given.id),
  )

export const newConditionsAsked = leadingBy(newConditions, after(null))

export const newKidney = again(kidney, { id: 'check-in-kidney', answerKey: 'check_in_new_kidney', progress: 62 })
export const newLiver = again(liver, { id: 'check-in-liver', answerKey: 'check_in_new_liver', progress: 64 })
export const newHeartFailure = again(heartFailure, {
  id: 'check-in-heart-failure',
  answerKey: 'check_in_new_heart_failure',
  progress: 66,
})
export const newEyes = again(eyes, { id: 'check-in-eyes', answerKey: 'check_in_new_eyes', progress: 67 })
export const newThyroidCancer = leadingBy(
  checklist({
    id: 'check-in-thyroid-cancer',
    topic,
    progress: 68,
    answerKey: 'check_in_new_thyroid_cancer',
    storedAs: 'list',
    question: thyroidCancer.question,
    hint: thyroidCancer.hint ?? '',
    options: thyroidCancer.options,
    next: never,
  }),
  after('check-in-thyroid-cancer'),
)
export const newCancer = again(cancer, { id: 'check-in-cancer', answerKey: 'check_in_new_cancer', progress: 69 })
export const newSurgery = again(surgery, { id: 'check-in-surgery', answerKey: 'check_in_new_surgery', progress: 70 })
export const newEatingDisorder = again(
  {
    question: 'When did you have it?',
    options: offered(eatingDisorder.options, 'no'),
  },
  { id: 'check-in-eating-disorder', answerKey: 'check_in_new_eating_disorder', progress: 71 },
)
export const newDiabetes = again(
  { question: 'What were you told?', options: offered(diabetes.options, 'I do not have diabetes') },
  { id: 'check-in-diabetes', answerKey: 'check_in_new_diabetes', progress: 72 },
)
export const newEyeCheck = again(eyeCheck, {
  id: 'check-in-eye-check',
  answerKey: 'check_in_new_eye_check',
  progress: 74,
})

export const conditionsReported = leadingBy(
  text({
    id: 'check-in-conditions',
    topic,
    progress: 76,
    answerKey: 'check_in_conditions',
    question: 'What were you told, and when?',
    hint: 'Tell us what it’s called, who told you, and whether you’re being treated for it.',
    next: never,
  }),
  after('check-in-conditions'),
)

export const newAllergies = checklist({
  id: 'check-in-allergies',
  topic,
  progress: 78,
  answerKey: 'check_in_new_allergies',
  storedAs: 'list',
  question: 'Which allergy or reaction is it?',
  options: offered(allergies.options, 'none'),
  next: () => toStep('check-in-allergies-named'),
})

export const newAllergiesNamed = leadingBy(
  text({
    id: 'check-in-allergies-named',
    topic,
    progress: 80,
    answerKey: 'check_in_new_allergies_named',
    question: 'What was it, and what happened?',
    hint: 'Name each one, what your reaction was, and when it happened.',
    next: never,
  }),
  (answers) => leaving('condition', answers),
)
