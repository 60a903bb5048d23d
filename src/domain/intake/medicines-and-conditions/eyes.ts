import { toStep } from '../engine/step.ts'
import { choice, notSure } from './step-ids.ts'

export const eyes = choice({
  id: 'follow-up-eyes',
  topic: 'Conditions',
  progress: 16,
  answerKey: 'follow_up_eyes',
  question: 'What were you told about your eyes?',
  options: [
    {
      value: 'severe',
      label: 'Proliferative retinopathy, or swelling at the back of the eye',
      hint: 'Also called macular oedema',
    },
    { value: 'background', label: 'Early or background retinopathy' },
    notSure,
  ],
  next: () => toStep('follow-up-eye-check'),
})

export const eyeCheck = choice({
  id: 'follow-up-eye-check',
  topic: 'Conditions',
  progress: 28,
  answerKey: 'follow_up_eye_check',
  question: 'Were your eyes checked for diabetes in the last 12 months?',
  options: [{ value: 'yes', label: 'Yes' }, { value: 'no', label: 'No' }, notSure],
  next: () => toStep('follow-up-eating-disorder'),
})
