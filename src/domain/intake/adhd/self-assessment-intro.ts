import { toStep } from '../engine/step.ts'
import { intro } from './step-ids.ts'

export const selfAssessmentIntro = intro({
  id: 'self-assessment-intro',
  progress: 15,
  question: 'Now 6 questions about the past 6 months',
  hint: 'Each asks how often you notice something. Go by your ordinary days, not your best or your worst.',
  button: 'Start free assessment',
  next: () => toStep('question-1'),
})
