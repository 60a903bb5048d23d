import { toStep } from '../engine/step.ts'
import { choice, notSure } from './step-ids.ts'

export const anaesthetic = choice({
  id: 'follow-up-anaesthetic',
  topic: 'Treatment now',
  progress: 84,
  answerKey: 'follow_up_anaesthetic',
  question: 'Is an operation or examination planned for which you will be put to sleep?',
  hint: 'With a general anaesthetic or deep sedation, at a hospital, clinic or dentist.',
  options: [{ value: 'no', label: 'No' }, { value: 'yes', label: 'Yes' }, notSure],
  next: (answer) => toStep(answer === 'yes' ? 'follow-up-surgical-team' : 'follow-up-injections'),
})

export const surgicalTeam = choice({
  id: 'follow-up-surgical-team',
  topic: 'Treatment now',
  progress: 87,
  answerKey: 'follow_up_surgical_team',
  question: 'Will you tell the team that this medicine slows your stomach?',
  hint: 'They need to know before your anaesthetic or sedation. We can write a letter for the anaesthetist.',
  options: [
    { value: 'yes', label: 'Yes, I will tell them' },
    { value: 'letter', label: 'Yes, and I would like the letter' },
    { value: 'no', label: 'No' },
  ],
  next: () => toStep('follow-up-injections'),
})
