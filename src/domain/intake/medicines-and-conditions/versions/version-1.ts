import { chosenIn } from '../../engine/checklist.ts'
import { type Answers, type ChecklistOption, type Step, toStep } from '../../engine/step.ts'
import type { EarlierVersion } from '../../engine/versions.ts'
import { conditions } from '../conditions.ts'
import { medicines } from '../medicines.ts'
import { pregnancyPossible } from '../pregnancy.ts'
import type { FollowUpStepId } from '../step-ids.ts'

const notSure = { value: 'not_sure', label: 'I am not sure', excludes: ['none'] } as const

const conditionsAsked: readonly ChecklistOption[] = [
  { value: 'pancreatitis', label: 'Pancreatitis' },
  { value: 'gallstones', label: 'Gallstones or gallbladder trouble' },
  { value: 'stomach', label: 'A stomach that empties slowly' },
  { value: 'bowel', label: 'A severe bowel disease' },
  { value: 'kidney', label: 'Kidney disease' },
  { value: 'liver', label: 'Liver disease' },
  { value: 'heart_failure', label: 'Heart failure' },
  { value: 'eyes', label: 'Eye disease from diabetes' },
  { value: 'thyroid_cancer', label: 'Thyroid cancer, in you or your close family' },
  { value: 'men2', label: 'Multiple endocrine neoplasia type 2 (MEN2)' },
  { value: 'cancer', label: 'Another cancer' },
  { value: 'surgery', label: 'Weight-loss surgery' },
  { value: 'none', label: 'I have had none of these', excludes: 'all' },
  notSure,
]

const medicinesAsked: readonly ChecklistOption[] = [
  { value: 'insulin', label: 'Insulin' },
  { value: 'sulfonylurea', label: 'Gliclazide, glimepiride or similar tablets' },
  { value: 'sglt2', label: 'Dapagliflozin, empagliflozin or canagliflozin' },
  { value: 'warfarin', label: 'Warfarin' },
  { value: 'levothyroxine', label: 'Levothyroxine' },
  { value: 'lithium', label: 'Lithium' },
  { value: 'epilepsy', label: 'A medicine for epilepsy' },
  { value: 'oral_hrt', label: 'HRT with a progestogen taken by mouth' },
  { value: 'other', label: 'Other medicines' },
  { value: 'none', label: 'I take no medicines', excludes: 'all' },
  notSure,
]

const male = { value: 'male', label: 'No, I was assigned male at birth' }

const pregnancyAsked = [
  male,
  { value: 'menopause', label: 'No, my periods have ended for good' },
  { value: 'surgery', label: 'No, I have had a hysterectomy or been sterilised' },
  { value: 'no_sex', label: 'No, I do not have sex that could lead to pregnancy' },
  { value: 'possible', label: 'Yes, I could' },
  { value: 'planning', label: 'Yes, and I hope to be pregnant within a year' },
  { value: 'trying', label: 'I am trying to get pregnant' },
  { value: 'pregnant', label: 'I am or may be pregnant' },
  { value: 'breastfeeding', label: 'I am breastfeeding' },
]

/** The questions about a condition, and for which one. The eye check was asked of nobody but those with eye disease. */
const details: readonly (readonly [FollowUpStepId, string])[] = [
  ['follow-up-kidney', 'kidney'],
  ['follow-up-liver', 'liver'],
  ['follow-up-heart-failure', 'heart_failure'],
  ['follow-up-eyes', 'eyes'],
  ['follow-up-eye-check', 'eyes'],
  ['follow-up-thyroid-cancer', 'thyroid_cancer'],
  ['follow-up-cancer', 'cancer'],
  ['follow-up-surgery', 'surgery'],
]

const after: readonly FollowUpStepId[] = [
  'follow-up-eating-disorder',
  'follow-up-eating',
  'follow-up-mood',
  'follow-up-pregnancy',
  'follow-up-contraception',
  'follow-up-medicines',
  'follow-up-medicines-named',
  'follow-up-diabetes-team',
  'follow-up-allergies',
  'follow-up-allergies-named',
  'follow-up-anaesthetic',
  'follow-up-surgical-team',
  'follow-up-injections',
  'follow-up-injections-plan',
  'follow-up-missed-doses',
  'follow-up-pens-left',
]

const conditionsThen = { ...conditions, options: conditionsAsked }

/** To the next question about a ticked condition after this one, or past them. */
const nextDetail = (step: FollowUpStepId) => (answers: Answers) => {
  const ticked: readonly string[] = chosenIn(conditionsThen, answers[conditions.answerKey]) ?? []
  const left = details.slice(details.findIndex(([id]) => id === step) + 1)
  return toStep<FollowUpStepId>(
    left.find(([, condition]) => ticked.includes(condition))?.[0] ?? 'follow-up-eating-disorder',
  )
}

/**
 * Before NAION and Mysimba were on the lists, and before answers of the first questionnaire were skipped. Which questions
 * there were and what they offered is written out: what is asked today does not change what was asked then.
 */
export const version1 = (now: Readonly<Record<FollowUpStepId, Step<FollowUpStepId, never>>>): EarlierVersion => ({
  version: 1,
  isWhole: true,
  steps: {
    'follow-up-conditions': { ...conditionsThen, next: nextDetail('follow-up-conditions') } as Step,
    ...Object.fromEntries(details.map(([id]) => [id, { ...now[id], next: nextDetail(id) } as Step])),
    ...Object.fromEntries(after.map((id) => [id, now[id] as Step])),
    'follow-up-mood': { ...now['follow-up-mood'], next: () => toStep('follow-up-pregnancy') } as Step,
    'follow-up-pregnancy': { ...pregnancyPossible, options: pregnancyAsked } as Step,
    'follow-up-medicines': { ...medicines, options: medicinesAsked } as Step,
  },
  inNextWords({ follow_up_pregnancy: pregnancy, ...answers }) {
    // The form did not ask whether they have diabetes, so nothing is concluded from it.
    const isDone = answers.follow_up_conditions !== undefined
    const known = isDone ? { follow_up_diabetes: 'no' } : {}
    if (pregnancy === undefined) return { ...known, ...answers }
    if (pregnancy === male.value) return { ...known, ...answers, follow_up_sex: 'Male' }
    return { ...known, ...answers, follow_up_sex: 'Female', follow_up_pregnancy: pregnancy }
  },
})
