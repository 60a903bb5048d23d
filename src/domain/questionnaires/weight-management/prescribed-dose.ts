import { toStep } from '../engine/step.ts'
import { choice } from './step-ids.ts'

export const prescribedDose = choice({
  id: 'wegovy-prescribed-dose',
  topic: 'Weight-loss medication',
  progress: 73,
  answerKey: 'Q13_answer',
  question: 'What dose of {medication} were you last prescribed?',
  hint: 'You will find it on the box or the pen.',
  options: [
    { value: '0.25mg', label: '0.25mg' },
    { value: '0.5mg', label: '0.5mg' },
    { value: '1mg', label: '1mg' },
    { value: '1.7mg', label: '1.7mg' },
    { value: '2.4mg', label: '2.4mg' },
    { value: 'other', label: 'Other' },
  ],
  next: (dose, context) =>
    toStep(dose === 'other' ? 'wegovy-prescribed-dose-other-input' : 'wegovy-continue-dose-preference', context),
})
