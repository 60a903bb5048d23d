import { surgeryRestMonths } from '#domain/body/surgery.ts'
import { home, toStep } from '../engine/step.ts'
import { choice } from './step-ids.ts'

export const bariatricSurgeryTiming = choice({
  id: 'bariatric-surgery-timing',
  topic: 'Medical history',
  progress: 40,
  answerKey: 'Q6b_answer',
  question: `Was your bariatric operation in the last ${surgeryRestMonths} months?`,
  hint: 'A bariatric operation helps people lose weight: a gastric band, sleeve or bypass, for example.',
  options: [
    { value: 'Yes', label: 'Yes' },
    { value: 'No', label: 'No' },
  ],
  next: (answer) => (answer === 'Yes' ? home('recent-bariatric-surgery') : toStep('bariatric-surgery-details')),
})
