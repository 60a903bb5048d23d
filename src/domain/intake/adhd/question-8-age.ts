import { finishedAt } from '../engine/step.ts'
import { choice } from './step-ids.ts'

export const age = choice({
  id: 'question-8',
  topic: 'History and age',
  progress: 100,
  label: 'Question 8/8',
  answerKey: 'adhd_q8',
  question: 'Are you over 18 years old?',
  hint: 'Choose Yes if you have had your 18th birthday. Our ADHD service is for adults.',
  options: [
    { value: 'Yes', label: 'Yes' },
    { value: 'No', label: 'No' },
  ],
  button: 'See Results',
  next: () => finishedAt('result'),
})
