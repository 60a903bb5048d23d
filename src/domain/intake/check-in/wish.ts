import { finished } from '../engine/step.ts'
import { choice, staysUnlessSaved } from './step-ids.ts'

export const wish = choice({
  id: 'check-in-wish',
  topic: 'The next pen',
  onSaveFailure: staysUnlessSaved,
  progress: 96,
  answerKey: 'check_in_wish',
  question: 'What would you like next?',
  hint: 'A clinician decides with you. There’s no rush to increase your dose: many people do well where they are.',
  options: [
    { value: 'same', label: 'The same dose' },
    { value: 'up', label: 'The next dose up' },
    { value: 'down', label: 'A lower dose' },
    { value: 'pause', label: 'A pause' },
    { value: 'stop', label: 'To stop the treatment' },
  ],
  next: () => finished,
})
