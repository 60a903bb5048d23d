import { notEligible, toStep } from '../engine/step.ts'
import { choice } from './step-ids.ts'

export const pregnancy = choice({
  id: 'step-4',
  topic: 'About you',
  progress: 20,
  answerKey: 'Q3a_answer',
  question: 'Are you pregnant, trying to get pregnant or breastfeeding?',
  hint: 'Weight-loss medicines are not used at these times.',
  options: [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ],
  next: (answer) => (answer === 'yes' ? notEligible('pregnancy') : toStep('step-5')),
})
