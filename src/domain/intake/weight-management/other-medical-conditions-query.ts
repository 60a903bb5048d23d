import { toStep } from '../engine/step.ts'
import { choice } from './step-ids.ts'

export const otherMedicalConditionsQuery = choice({
  id: 'other-medical-conditions-query',
  topic: 'Medical history',
  progress: 55,
  answerKey: 'Q8_answer',
  question: 'Do you have any other medical conditions?',
  hint: 'Anything a doctor has told you about that we have not asked about yet.',
  options: [
    { value: 'Yes', label: 'Yes' },
    { value: 'No', label: 'No' },
  ],
  next: (answer) => toStep(answer === 'Yes' ? 'other-medical-conditions-details' : 'previous-weight-loss-medications'),
})
