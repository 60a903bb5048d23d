import { toStep } from '../engine/step.ts'
import { frequencyQuestion } from './frequency.ts'

export const avoidingTasks = frequencyQuestion({
  number: 4,
  question: 'How often do you put off, or avoid, a task that needs careful thinking?',
  hint: 'For example an essay, a tax return, or an important letter.',
  next: toStep('question-5'),
})
