import { toStep } from '../engine/step.ts'
import { text } from './step-ids.ts'

export const allergiesDetails = text({
  id: 'allergies-details',
  topic: 'Other medication and allergies',
  progress: 92,
  answerKey: 'Q10c_answer',
  question: 'What are you allergic to?',
  hint: 'Tell us what it is and what happens when you come into contact with it.',
  next: () => toStep('inform-gp'),
  onSaveFailure: { move: 'stay', say: 'Failed to save your allergies details. Please try again.' },
})
