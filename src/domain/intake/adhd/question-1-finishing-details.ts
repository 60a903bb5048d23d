import { toStep } from '../engine/step.ts'
import { frequencyQuestion } from './frequency.ts'

export const finishingDetails = frequencyQuestion({
  number: 1,
  question: 'Once the interesting part of a task is done, how often do you leave the last details unfinished?',
  hint: 'For example a form that is never sent, or a shelf that still needs its last two screws.',
  next: toStep('question-2'),
})
