import { toStep } from '../engine/step.ts'
import { choice } from './step-ids.ts'

export const sex = choice({
  id: 'step-3',
  topic: 'About you',
  progress: 15,
  answerKey: 'Q3_answer',
  question: 'What sex were you assigned at birth?',
  hint: 'We ask because some medicines act differently in men and women, and to know whether to ask about pregnancy.',
  options: [
    { value: 'Male', label: 'Male' },
    { value: 'Female', label: 'Female' },
  ],
  next: (answer) => toStep(answer === 'Female' ? 'step-4' : 'step-5'),
})
