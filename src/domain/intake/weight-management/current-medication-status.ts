import { toStep } from '../engine/step.ts'
import { choice } from './step-ids.ts'

export const currentMedicationStatus = choice({
  id: 'current-medication-status',
  topic: 'Weight-loss medication',
  progress: 75,
  answerKey: 'current-medication-status',
  question: 'Are you still taking {medication}?',
  options: [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ],
  next: (_, context) => toStep('medication-side-effects-query', context),
})
