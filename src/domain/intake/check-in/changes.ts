import { chosenIn } from '../engine/checklist.ts'
import { type Answers, type Step, toStep } from '../engine/step.ts'
import { surgicalTeam } from '../medicines-and-conditions/anaesthetic.ts'
import { type CheckInStepId, checklist, choice } from './step-ids.ts'

/** The first question about each kind of news, in this order. */
const subjects = [
  ['medicine', 'check-in-new-medicines'],
  ['condition', 'check-in-new-conditions'],
  ['operation', 'check-in-operation'],
  ['pregnancy', 'check-in-pregnancy'],
] as const

type Subject = (typeof subjects)[number][0]

const firstOf = (left: readonly (typeof subjects)[number][], has: (subject: Subject) => boolean) => {
  const [, step] = left.find(([subject]) => has(subject)) ?? []
  return toStep<CheckInStepId>(step ?? 'check-in-stock')
}

export const changes = checklist({
  id: 'check-in-changes',
  topic: 'What is new',
  progress: 50,
  answerKey: 'check_in_changes',
  storedAs: 'list',
  question: 'Is anything new or planned?',
  hint: 'Tick everything that has changed since your last pen.',
  options: [
    { value: 'medicine', label: 'A medicine', hint: 'A new one, a different dose, or one you’ve stopped' },
    { value: 'condition', label: 'An illness, a diagnosis or an allergy' },
    {
      value: 'operation',
      label: 'An operation or examination',
      hint: 'Planned, with an anaesthetic or sedation. Tick it even if you’ve told us before',
    },
    {
      value: 'pregnancy',
      label: 'Pregnancy plans, breastfeeding or contraception',
      hint: 'Also tick this if you’ve changed your contraception, such as from a coil to the pill',
    },
    { value: 'none', label: 'Nothing is new', excludes: 'all' },
  ],
  next: (chose) => firstOf(subjects, (subject) => chose(subject)),
})

/** Leads to the next kind of news that was ticked, or past them. */
export function leaving(about: Subject, answers: Answers) {
  const ticked = chosenIn(changes, answers[changes.answerKey]) ?? []
  const left = subjects.slice(subjects.findIndex(([subject]) => subject === about) + 1)
  return firstOf(left, (subject) => ticked.includes(subject))
}

/** Replaces a step's `next` by one that reads all the answers. */
export const leadingBy = <Asked extends Step<CheckInStepId, never>>(step: Asked, next: Asked['next']): Asked => ({
  ...step,
  next,
})

export const operation = leadingBy(
  choice({
    id: 'check-in-operation',
    topic: 'What is new',
    progress: 84,
    answerKey: 'check_in_operation',
    question: surgicalTeam.question,
    hint: surgicalTeam.hint ?? '',
    options: surgicalTeam.options,
    next: () => toStep('check-in-stock'),
  }),
  (answers) => leaving('operation', answers),
)
