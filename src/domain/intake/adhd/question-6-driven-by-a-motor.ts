import { toStep } from '../engine/step.ts'
import { frequencyQuestion } from './frequency.ts'

export const drivenByAMotor = frequencyQuestion({
  number: 6,
  question: 'How often do you feel driven on, as if a motor inside you would not switch off?',
  hint: 'For example doing one thing after another because stopping feels harder than going on.',
  next: toStep('risk-factors'),
})
