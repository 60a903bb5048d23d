import { chosenIn } from '../engine/checklist.ts'
import { type Answers, toStep } from '../engine/step.ts'
import { injections, injectionsPlan } from '../medicines-and-conditions/injections.ts'
import { diabetesTeam, medicines } from '../medicines-and-conditions/medicines.ts'
import { leadingBy, leaving } from './changes.ts'
import { offered } from './offered.ts'
import { checklist, choice, text } from './step-ids.ts'

const topic = 'What is new'
const named = () => toStep('check-in-medicines')

/** The options of the medical history form, so that the same answer raises the same flag. */
export const newMedicines = checklist({
  id: 'check-in-new-medicines',
  topic,
  progress: 53,
  answerKey: 'check_in_new_medicines',
  storedAs: 'list',
  question: 'Which medicines are new or have changed?',
  hint: 'On prescription, from a pharmacy or from anywhere else. Tick all that apply.',
  options: [
    ...offered(medicines.options, 'none'),
    {
      value: 'injection',
      label: 'Another weight-loss or diabetes injection',
      hint: 'Apart from the pen we send you',
    },
  ],
  next: (chose) => (chose('injection') ? toStep('check-in-injections') : named()),
})

export const newInjections = checklist({
  id: 'check-in-injections',
  topic,
  progress: 54,
  answerKey: 'check_in_new_injections',
  storedAs: 'list',
  question: 'Which injection is it?',
  hint: 'Tick only what you use apart from the pen we send you.',
  options: offered(injections.options, 'none'),
  next: () => toStep('check-in-injections-plan'),
})

export const newInjectionsPlan = choice({
  id: 'check-in-injections-plan',
  topic,
  progress: 55,
  answerKey: 'check_in_new_injections_plan',
  question: 'What will you do with it?',
  hint: injectionsPlan.hint ?? '',
  options: injectionsPlan.options,
  next: named,
})

export const medicinesChanged = leadingBy(
  text({
    id: 'check-in-medicines',
    topic,
    progress: 56,
    answerKey: 'check_in_medicines',
    question: 'What has changed?',
    hint: 'Tell us its name, how much you take, and when you started. You’ll find the name and strength on the box.',
    next: () => toStep('check-in-stock'),
  }),
  (answers: Answers) => {
    const taken = chosenIn(newMedicines, answers[newMedicines.answerKey]) ?? []
    const lowersSugar = taken.includes('insulin') || taken.includes('sulfonylurea')
    return lowersSugar ? toStep('check-in-diabetes-team') : leaving('medicine', answers)
  },
)

export const newDiabetesTeam = leadingBy(
  choice({
    id: 'check-in-diabetes-team',
    topic,
    progress: 57,
    answerKey: 'check_in_new_diabetes_team',
    question: 'Does your diabetes team or GP know that you have this treatment?',
    hint: 'Your doses may need to change, so that your blood sugar doesn’t fall too low.',
    options: diabetesTeam.options,
    next: () => toStep('check-in-stock'),
  }),
  (answers) => leaving('medicine', answers),
)
