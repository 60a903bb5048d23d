import { toStep } from '../engine/step.ts'
import { frequencyQuestion } from './frequency.ts'

export const fidgeting = frequencyQuestion({
  number: 5,
  question: 'How often do you fidget when you have to stay seated for a long time?',
  hint: 'For example tapping, shifting about or playing with a pen, in a meeting or on a train.',
  next: toStep('question-6'),
})
