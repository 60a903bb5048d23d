import { toStep } from '../engine/step.ts'
import { choice, doseSteps } from './step-ids.ts'

export const lastDoseTiming = choice({
  id: doseSteps.lastTiming,
  topic: 'Weight-loss medication',
  progress: 71,
  answerKey: 'Q12_answer',
  question: 'When did you last take {medication}?',
  options: (['Less than 4 weeks ago', '4-6 weeks ago', 'More than 6 weeks ago'] as const).map((label) => ({
    value: label,
    label,
  })),
  next: (_, context) => toStep(doseSteps.prescribed, context),
})
