import { toStep } from '../engine/step.ts'
import { doseSteps, text } from './step-ids.ts'

export const otherMedicationDetails = text({
  id: 'other-medication-details',
  topic: 'Weight-loss medication',
  progress: 67,
  answerKey: 'Q10a_answer',
  question: 'Which other medication did you take?',
  hint: 'Its name is enough, as written on the box.',
  isStoredTrimmed: true,
  next: (name) => toStep(doseSteps.startingWeight, { medication: name.trim() || 'other' }),
  onSaveFailure: { move: 'stay' },
})
