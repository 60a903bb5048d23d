import { toStep } from '../engine/step.ts'
import { doseSteps, text } from './step-ids.ts'

export const prescribedDoseOtherInput = text({
  id: doseSteps.prescribedOther,
  topic: 'Weight-loss medication',
  progress: 73,
  answerKey: 'Q13a_answer',
  question: 'What dose of {medication} were you prescribed?',
  hint: 'For example: 7.5mg once a week.',
  whenBlank: { title: 'Dose Required', text: 'Please enter the prescribed dose.' },
  next: (_, context) => toStep(doseSteps.preference, context),
})
