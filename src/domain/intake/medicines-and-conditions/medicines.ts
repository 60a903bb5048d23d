import { chosenIn } from '../engine/checklist.ts'
import { type Answers, toStep } from '../engine/step.ts'
import { checklist, choice, notSure, text } from './step-ids.ts'

export const medicines = checklist({
  id: 'follow-up-medicines',
  topic: 'Medicines and allergies',
  progress: 62,
  answerKey: 'follow_up_medicines',
  storedAs: 'list',
  question: 'Do you take any of these medicines?',
  hint: 'On prescription, from a pharmacy or from anywhere else. Tick all that apply.',
  options: [
    { value: 'insulin', label: 'Insulin' },
    { value: 'sulfonylurea', label: 'Gliclazide, glimepiride or similar tablets', hint: 'Also repaglinide' },
    { value: 'sglt2', label: 'Dapagliflozin, empagliflozin or canagliflozin' },
    { value: 'warfarin', label: 'Warfarin' },
    { value: 'levothyroxine', label: 'Levothyroxine' },
    { value: 'lithium', label: 'Lithium' },
    { value: 'epilepsy', label: 'A medicine for epilepsy' },
    { value: 'oral_hrt', label: 'HRT with a progestogen taken by mouth' },
    { value: 'mysimba', label: 'Mysimba', hint: 'Naltrexone with bupropion, to lose weight' },
    { value: 'other', label: 'Other medicines' },
    { value: 'none', label: 'I take no medicines', excludes: 'all' },
    { ...notSure, excludes: ['none'] },
  ],
  next: (chose) => toStep(chose('none') ? 'follow-up-allergies' : 'follow-up-medicines-named'),
})

const named = text({
  id: 'follow-up-medicines-named',
  topic: 'Medicines and allergies',
  progress: 66,
  answerKey: 'follow_up_medicines_named',
  question: 'What is each medicine called, and how much do you take?',
  hint: 'You’ll find both on the box or on your repeat prescription.',
  prompts: ['its name', 'its strength', 'how much you take and when'],
  next: () => toStep('follow-up-allergies'),
})

export const medicinesNamed = {
  ...named,
  next(answers: Answers) {
    const taken = chosenIn(medicines, answers[medicines.answerKey]) ?? []
    const lowersSugar = taken.includes('insulin') || taken.includes('sulfonylurea')
    return toStep(lowersSugar ? 'follow-up-diabetes-team' : 'follow-up-allergies')
  },
}

export const diabetesTeam = choice({
  id: 'follow-up-diabetes-team',
  topic: 'Medicines and allergies',
  progress: 70,
  answerKey: 'follow_up_diabetes_team',
  question: 'Does your diabetes team or GP know that you want this treatment?',
  hint: 'Your doses may need to change when you start, so that your blood sugar doesn’t fall too low.',
  options: [{ value: 'yes', label: 'Yes' }, { value: 'no', label: 'Not yet' }, notSure],
  next: () => toStep('follow-up-allergies'),
})
