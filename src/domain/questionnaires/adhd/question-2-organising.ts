import { toStep } from '../engine/step.ts'
import { frequencyQuestion } from './frequency.ts'

export const organising = frequencyQuestion({
  number: 2,
  question: 'How often do you find it hard to get things in order when you have to organise something?',
  hint: 'For example packing for a trip, sorting papers, or planning a week.',
  next: toStep('question-3'),
})
