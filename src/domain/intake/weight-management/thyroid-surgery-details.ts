import { toStep } from '../engine/step.ts'
import { text } from './step-ids.ts'

export const thyroidSurgeryDetails = text({
  id: 'thyroid-surgery-details',
  topic: 'Medical history',
  progress: 40,
  answerKey: 'Q6a_answer',
  question: 'Please tell us about your thyroid surgery',
  hint: 'What was it for, when was it, and do you take any medicine because of it?',
  next: () => toStep('step-8'),
})
