import { toStep } from '../engine/step.ts'
import { text } from './step-ids.ts'

export const otherMedicalConditionsDetails = text({
  id: 'other-medical-conditions-details',
  topic: 'Medical history',
  progress: 60,
  answerKey: 'Q8a_answer',
  question: 'What are your other medical conditions?',
  hint: 'Tell us what they are, how long you have had them, and how they are treated.',
  next: () => toStep('previous-weight-loss-medications'),
})
