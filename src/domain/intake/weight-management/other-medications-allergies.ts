import { toStep } from '../engine/step.ts'
import { checklist } from './step-ids.ts'

const medications = ['Levothyroxine', 'Warfarin', 'Other / more than one prescription medication'] as const

const hints: Readonly<Record<(typeof medications)[number], string>> = {
  Levothyroxine: 'For an underactive thyroid',
  Warfarin: 'To thin the blood',
  'Other / more than one prescription medication': 'Anything else on prescription, such as the pill, insulin or HRT',
}

export const otherMedicationsAllergies = checklist({
  id: 'other-medications-allergies',
  topic: 'Other medication and allergies',
  progress: 90,
  answerKey: 'Q10b_answer',
  storedAs: 'text',
  question: 'Do you take other medication, or have any allergies?',
  hint: 'Tick all that apply.',
  options: [
    ...medications.map((name) => ({ value: name, label: name, hint: hints[name] })),
    { value: 'no medication', label: 'no medication', excludes: medications },
    { value: 'allergies', label: 'allergies', hint: 'To a medicine, a food or anything else' },
  ],
  // Details are asked for allergies only: about medication the clinician asks.
  next: (chose) => toStep(chose(...medications, 'no medication') ? 'inform-gp' : 'allergies-details'),
})
