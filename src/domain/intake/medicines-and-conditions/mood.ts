import { samaritansNumber } from '#content/safeguarding/urgent-lines.ts'
import { toStep } from '../engine/step.ts'
import { choice } from './step-ids.ts'

export const mood = choice({
  id: 'follow-up-mood',
  topic: 'Eating and mood',
  progress: 45,
  answerKey: 'follow_up_mood',
  question: 'Have you ever thought of ending your life or harming yourself?',
  hint: `Thank you for telling us. If it was in the last year, a clinician is told and contacts you, on working days and not at once: if you need help now, call Samaritans on ${samaritansNumber}, NHS 111 and the mental health option, or 999.`,
  options: [
    { value: 'never', label: 'No, never' },
    { value: 'past', label: 'Yes, but not in the last year' },
    { value: 'recent', label: 'Yes, in the last year' },
    { value: 'not_said', label: 'I would rather not say' },
  ],
  next: () => toStep('follow-up-sex'),
})
