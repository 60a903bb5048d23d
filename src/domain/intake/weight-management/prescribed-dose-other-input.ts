import { toStep } from '../engine/step.ts'
import { text } from './step-ids.ts'

export const prescribedDoseOtherInput = text({
  id: 'wegovy-prescribed-dose-other-input',
  topic: 'Weight-loss medication',
  progress: 73,
  answerKey: 'Q13a_answer',
  question: 'What dose of {medication} were you prescribed?',
  hint: 'For example: 7.5mg once a week.',
  whenBlank: { title: 'Dose Required', text: 'Please enter the prescribed dose.' },
  next: (_, context) => toStep('wegovy-continue-dose-preference', context),
})
