import { toStep } from '../engine/step.ts'
import { frequencyQuestion } from './frequency.ts'

export const remembering = frequencyQuestion({
  number: 3,
  question: 'How often do appointments, or things you have promised to do, slip your mind?',
  hint: 'For example a dentist’s appointment, a bill, or ringing someone back.',
  next: toStep('question-4'),
})
