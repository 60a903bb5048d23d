import { toStep } from '../engine/step.ts'
import { choice, doseSteps } from './step-ids.ts'

export const continueDosePreference = choice({
  id: doseSteps.preference,
  topic: 'Weight-loss medication',
  progress: 74,
  answerKey: 'Q14_answer',
  question: 'What would you like to do about your dose of {medication}?',
  hint: 'A clinician decides with you. This tells them what you would prefer.',
  options: (
    ['Increase my dose', 'Keep my dose', 'Decrease my dose', "I don't want to continue with this medication"] as const
  ).map((label) => ({ value: label, label })),
  next: (_, context) => toStep('medication-side-effects-query', context),
})
