import { toStep } from '../engine/step.ts'
import { choice } from './step-ids.ts'

export const ethnicity = choice({
  id: 'step-2',
  topic: 'About you',
  progress: 10,
  answerKey: 'Q2_answer',
  question: 'Which of these best describes your ethnicity?',
  hint: 'We ask because weight affects health at a lower BMI in some ethnic groups. A clinician takes this into account.',
  options: [
    { value: 'Asian', label: 'Asian or Asian British' },
    { value: 'Black', label: 'Black (Caribbean, African)' },
    { value: 'Mixed', label: 'Mixed ethnicities' },
    { value: 'Other', label: 'Other ethnic group' },
    { value: 'White', label: 'White' },
  ],
  next: () => toStep('step-3'),
  onSaveFailure: { move: 'stay', say: 'Error saving data. Please try again.' },
})
