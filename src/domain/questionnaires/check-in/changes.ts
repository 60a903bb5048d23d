import { chosenIn } from '../engine/checklist.ts'
import { type Answers, type Step, toStep } from '../engine/step.ts'
import { type CheckInStepId, checklist, choice, text } from './step-ids.ts'

/** What is asked about each thing that is new, in this order. */
const details = [
  ['medicine', 'check-in-medicines'],
  ['condition', 'check-in-conditions'],
  ['operation', 'check-in-operation'],
  ['pregnancy', 'check-in-pregnancy'],
] as const

type Change = (typeof details)[number][0]

const firstOf = (asked: readonly (typeof details)[number][], has: (change: Change) => boolean) => {
  const [, step] = asked.find(([change]) => has(change)) ?? []
  return toStep<CheckInStepId>(step ?? 'check-in-stock')
}

export const changes = checklist({
  id: 'check-in-changes',
  topic: 'What is new',
  progress: 65,
  answerKey: 'check_in_changes',
  storedAs: 'list',
  question: 'Is anything new since your last pen?',
  options: [
    { value: 'medicine', label: 'A medicine', hint: 'A new one, another dose, or one that you stopped' },
    { value: 'condition', label: 'An illness, a diagnosis or an allergy' },
    { value: 'operation', label: 'An operation or examination', hint: 'Planned, under an anaesthetic or sedation' },
    {
      value: 'pregnancy',
      label: 'Pregnancy plans, breastfeeding or contraception',
    },
    { value: 'none', label: 'Nothing is new', excludes: 'all' },
  ],
  next: (chose) => firstOf(details, (change) => chose(change)),
})

/** Leads on to the next thing that was ticked, or out of them. */
const leadingOn = <Asked extends Step<CheckInStepId, never>>(step: Asked, about: Change): Asked => ({
  ...step,
  next(answers: Answers) {
    const ticked = chosenIn(changes, answers[changes.answerKey]) ?? []
    const after = details.slice(details.findIndex(([change]) => change === about) + 1)
    return firstOf(after, (change) => ticked.includes(change))
  },
})

const afterAll = () => toStep('check-in-stock')

export const newMedicines = leadingOn(
  text({
    id: 'check-in-medicines',
    topic: 'What is new',
    progress: 68,
    answerKey: 'check_in_medicines',
    question: 'Which medicine is it, and what has changed?',
    hint: 'You will find its name and strength on the box or on your prescription.',
    next: afterAll,
  }),
  'medicine',
)

export const newConditions = leadingOn(
  text({
    id: 'check-in-conditions',
    topic: 'What is new',
    progress: 71,
    answerKey: 'check_in_conditions',
    question: 'What were you told, and when?',
    hint: 'What it is called, who told you, and whether you are being treated for it.',
    next: afterAll,
  }),
  'condition',
)

export const operation = leadingOn(
  choice({
    id: 'check-in-operation',
    topic: 'What is new',
    progress: 74,
    answerKey: 'check_in_operation',
    question: 'Will you tell the team that this medicine slows your stomach?',
    hint: 'They need to know before they put you to sleep. We can write a letter for the anaesthetist.',
    options: [
      { value: 'yes', label: 'Yes, I will tell them' },
      { value: 'letter', label: 'Yes, and I would like the letter' },
      { value: 'no', label: 'No' },
    ],
    next: afterAll,
  }),
  'operation',
)

export const pregnancyNews = leadingOn(
  choice({
    id: 'check-in-pregnancy',
    topic: 'What is new',
    progress: 77,
    answerKey: 'check_in_pregnancy',
    question: 'What is new about pregnancy or contraception?',
    options: [
      { value: 'trying', label: 'I am trying for a baby' },
      { value: 'planning', label: 'I would like to try within a year' },
      { value: 'breastfeeding', label: 'I am breastfeeding' },
      { value: 'none', label: 'I could become pregnant, and use no contraception now' },
      { value: 'other', label: 'I use another contraception than before' },
    ],
    next: afterAll,
  }),
  'pregnancy',
)
