import { notEligible, toStep } from '../engine/step.ts'
import { choice } from './step-ids.ts'

export const age = choice({
  id: 'step-1',
  topic: 'About you',
  progress: 5,
  answerKey: 'Q1_answer',
  question: 'How old are you?',
  hint: 'Our online service is for adults from 18 to 74.',
  options: [
    { value: 'under 18', label: 'Under 18' },
    { value: '18-74', label: '18 to 74' },
    { value: '75 above', label: '75 or above' },
  ],
  next: (band) =>
    band === 'under 18' ? notEligible('under_18') : band === '75 above' ? notEligible('over_74') : toStep('step-2'),
  onSaveFailure: { move: 'continue' },
})
