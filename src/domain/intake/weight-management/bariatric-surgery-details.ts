import { toStep } from '../engine/step.ts'
import { text } from './step-ids.ts'

export const bariatricSurgeryDetails = text({
  id: 'bariatric-surgery-details',
  topic: 'Medical history',
  progress: 45,
  answerKey: 'Q6b1_answer',
  question: 'Please tell us about your bariatric operation',
  hint: 'Write what you remember. These points may help:',
  prompts: [
    'which operation it was',
    'when it was, roughly',
    'the hospital or clinic',
    'your weight before it',
    'any complications, then or since',
    'any vitamins or supplements you take because of it',
  ],
  next: () => toStep('step-8'),
})
