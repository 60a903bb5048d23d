import { toStep } from '../engine/step.ts'
import { choice, notSure } from './step-ids.ts'

/** A question about a condition leads to the next ticked condition; this is the step after all of them. */
const afterAll = () => toStep('follow-up-eating-disorder')

export const kidney = choice({
  id: 'follow-up-kidney',
  topic: 'Conditions',
  progress: 10,
  answerKey: 'follow_up_kidney',
  question: 'How far has your kidney disease gone?',
  hint: 'Your letters may give a stage, or a figure called eGFR.',
  options: [
    { value: 'mild', label: 'Stage 1, 2 or 3', hint: 'An eGFR of 30 or more' },
    { value: 'severe', label: 'Stage 4', hint: 'An eGFR from 15 to 29' },
    { value: 'end_stage', label: 'Stage 5, dialysis or a transplant' },
    notSure,
  ],
  next: afterAll,
})

export const liver = choice({
  id: 'follow-up-liver',
  topic: 'Conditions',
  progress: 12,
  answerKey: 'follow_up_liver',
  question: 'How severe is your liver disease?',
  options: [
    { value: 'mild', label: 'Mild or moderate', hint: 'Such as fatty liver without scarring' },
    { value: 'severe', label: 'Severe', hint: 'Such as advanced cirrhosis, or fluid in your belly because of it' },
    notSure,
  ],
  next: afterAll,
})

export const heartFailure = choice({
  id: 'follow-up-heart-failure',
  topic: 'Conditions',
  progress: 14,
  answerKey: 'follow_up_heart_failure',
  question: 'How does your heart failure affect you?',
  options: [
    { value: 'active', label: 'I am breathless only when I am active, or not at all' },
    { value: 'at_rest', label: 'I am breathless even when I rest', hint: 'Your letters may say NYHA class IV' },
    notSure,
  ],
  next: afterAll,
})

export const cancer = choice({
  id: 'follow-up-cancer',
  topic: 'Conditions',
  progress: 22,
  answerKey: 'follow_up_cancer',
  question: 'Are you having treatment for cancer?',
  options: [
    {
      value: 'now',
      label: 'Yes, or I am waiting for it',
      hint: 'Including tablets or injections that continue for years',
    },
    { value: 'past', label: 'No, my treatment is over' },
    notSure,
  ],
  next: afterAll,
})
