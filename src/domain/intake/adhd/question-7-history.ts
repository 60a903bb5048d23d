import { toStep } from '../engine/step.ts'
import { choice } from './step-ids.ts'

export const history = choice({
  id: 'question-7',
  topic: 'History and age',
  progress: Math.round((7 / 8) * 100),
  label: 'Question 7/8',
  answerKey: 'adhd_q7',
  question: 'Have you ever had any of these?',
  hint: 'Bipolar disorder, psychosis or schizophrenia, a suicide attempt, a heart condition, or a stay in hospital for your mental health. Nothing here counts against you. A psychiatrist needs to know about it if you book.',
  options: [
    { value: 'Yes', label: 'Yes' },
    { value: 'No', label: 'No' },
  ],
  button: 'Next question',
  next: () => toStep('question-8'),
})
