import { toStep } from '../engine/step.ts'
import { choice } from './step-ids.ts'

export const diagnosisStatus = choice({
  id: 'diagnosis-status',
  topic: 'Diagnosis and childhood',
  progress: 5,
  answerKey: 'adhd_q0',
  question: 'Has a clinician ever diagnosed you with ADD or ADHD?',
  hint: 'ADD is an older name for ADHD without the restlessness. Either answer is a good place to start.',
  options: [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ],
  next: (answer) => toStep(answer === 'yes' ? 'question-1' : 'childhood-symptoms'),
})
