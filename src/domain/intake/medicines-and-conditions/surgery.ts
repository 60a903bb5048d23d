import { surgeryRestMonths } from '#domain/body/surgery.ts'
import { toStep } from '../engine/step.ts'
import { choice, notSure } from './step-ids.ts'

export const surgery = choice({
  id: 'follow-up-surgery',
  topic: 'Conditions',
  progress: 24,
  answerKey: 'follow_up_surgery',
  question: 'When was your weight-loss operation?',
  options: [
    { value: 'recent', label: `In the last ${surgeryRestMonths} months` },
    { value: 'within_year', label: `${surgeryRestMonths} to 12 months ago` },
    { value: 'long_ago', label: 'More than 12 months ago' },
    notSure,
  ],
  next: () => toStep('follow-up-eating-disorder'),
})
