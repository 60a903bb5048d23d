import { knownMedicine, knownMedicines } from '#domain/medicines/weight-loss-medicines-elsewhere.ts'
import { toStep } from '../engine/step.ts'
import { defaultMedication } from './starting-weight.ts'
import { choice, doseSteps } from './step-ids.ts'

/** The specification's list: also for an unknown name. */
const specifiedDoses = ['0.25mg', '0.5mg', '1mg', '1.7mg', '2.4mg'] as const

const other = 'other'

/** Every dose of every known medicine, the specified ones first. */
const doses = [...new Set([...specifiedDoses, ...knownMedicines.flatMap(({ strengths }) => strengths)])]

export const prescribedDose = choice({
  id: doseSteps.prescribed,
  topic: 'Weight-loss medication',
  progress: 73,
  answerKey: 'Q13_answer',
  question: 'What dose of {medication} were you last prescribed?',
  hint: 'You will find it on the box or the pen.',
  options: [...doses.map((dose) => ({ value: dose, label: dose })), { value: other, label: 'Other' }],
  // Only doses that the medicine is made in.
  offers: ({ medication = defaultMedication }) => [...(knownMedicine(medication)?.strengths ?? specifiedDoses), other],
  next: (dose, context) => toStep(dose === other ? doseSteps.prescribedOther : doseSteps.preference, context),
})
