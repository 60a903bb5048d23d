import { toStep } from '../engine/step.ts'
import { choice } from './step-ids.ts'

export const medicationSideEffectsQuery = choice({
  id: 'medication-side-effects-query',
  topic: 'Weight-loss medication',
  progress: 80,
  answerKey: 'Q15_answer',
  question: 'Did you have any side effects with {medication}?',
  hint: 'Such as feeling sick, constipation, diarrhoea or stomach pain.',
  options: [
    { value: 'Yes', label: 'Yes' },
    { value: 'No', label: 'No' },
  ],
  next: (answer) => toStep(answer === 'Yes' ? 'medication-side-effects-details' : 'other-medications-allergies'),
})
