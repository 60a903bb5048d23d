import { toStep } from '../engine/step.ts'
import { choice } from './step-ids.ts'

const labels = [
  'I do not have diabetes',
  'I have been told I have prediabetes',
  'I have type 2 diabetes and take tablets or no medicine for it',
  'I have type 2 diabetes and use insulin',
  'I have type 1 diabetes',
] as const

export const diabetes = choice({
  id: 'step-6',
  progress: 30,
  answerKey: 'Q5_answer',
  question: 'Do you have diabetes?',
  hint: 'Prediabetes means that your blood sugar is higher than usual, but not high enough for diabetes.',
  options: labels.map((label) => ({ value: label, label })),
  next: () => toStep('step-7'),
})
