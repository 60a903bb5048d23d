import { toStep } from '../engine/step.ts'
import { frequencyQuestion } from './frequency.ts'

export const organising = frequencyQuestion({
  number: 2,
  question: 'How often do you struggle to put things in order when something has to be organised?',
  hint: 'For example packing for a trip, sorting papers, or planning a week.',
  next: toStep('question-3'),
})
