import { adultAge, oldestAge } from '#domain/identity/age-limits.ts'
import { notEligible, toStep } from '../engine/step.ts'
import { choice } from './step-ids.ts'

export const age = choice({
  id: 'step-1',
  topic: 'About you',
  progress: 5,
  answerKey: 'Q1_answer',
  question: 'How old are you?',
  hint: `Our online service is for adults from ${adultAge} to ${oldestAge}.`,
  options: [
    { value: 'under 18', label: `Under ${adultAge}` },
    { value: '18-74', label: `${adultAge} to ${oldestAge}` },
    { value: '75 above', label: `${oldestAge + 1} or above` },
  ],
  next: (band) =>
    band === 'under 18' ? notEligible('under_18') : band === '75 above' ? notEligible('over_74') : toStep('step-2'),
  onSaveFailure: { move: 'continue' },
})
