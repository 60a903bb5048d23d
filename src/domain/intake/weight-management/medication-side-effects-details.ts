import { toStep } from '../engine/step.ts'
import { text } from './step-ids.ts'

export const medicationSideEffectsDetails = text({
  id: 'medication-side-effects-details',
  topic: 'Weight-loss medication',
  progress: 85,
  answerKey: 'Q16_answer',
  question: 'What side effects did you have?',
  hint: 'Tell us what they were, how bad they were, how long they lasted and what you did about them. If you have severe stomach pain now that does not go away, call NHS 111, or 999 in an emergency.',
  next: () => toStep('other-medications-allergies'),
})
