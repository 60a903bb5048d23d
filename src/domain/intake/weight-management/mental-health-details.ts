import { toStep } from '../engine/step.ts'
import { text } from './step-ids.ts'

export const mentalHealthDetails = text({
  id: 'mental-health-details',
  topic: 'Medical history',
  progress: 55,
  answerKey: 'Q7a_answer',
  question: 'Please tell us a little about your mental health',
  hint: 'What is the condition, how are you at the moment, and what treatment do you have? Write as much or as little as you like. If you need help now, call NHS 111 and choose option 2, or call 999 in an emergency.',
  next: () => toStep('other-medical-conditions-query'),
})
