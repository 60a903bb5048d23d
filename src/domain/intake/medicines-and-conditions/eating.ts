import { toStep } from '../engine/step.ts'
import { checklist, choice, notSure } from './step-ids.ts'

export const eatingDisorder = choice({
  id: 'follow-up-eating-disorder',
  topic: 'Eating and mood',
  progress: 30,
  answerKey: 'follow_up_eating_disorder',
  question: 'Have you ever had an eating disorder?',
  hint: 'Such as anorexia, bulimia or binge eating, whether or not a doctor has diagnosed it.',
  options: [
    { value: 'no', label: 'No' },
    { value: 'past', label: 'Yes, in the past' },
    { value: 'now', label: 'Yes, now' },
    notSure,
  ],
  next: () => toStep('follow-up-eating'),
})

/** The subjects are those of the SCOFF screen; the words are ours. */
export const eating = checklist({
  id: 'follow-up-eating',
  topic: 'Eating and mood',
  progress: 38,
  answerKey: 'follow_up_eating',
  storedAs: 'list',
  question: 'Is any of this true of you at the moment?',
  hint: 'Many people tick something here. Your answer helps us look after you well.',
  options: [
    { value: 'sick', label: 'I make myself sick when I feel too full' },
    { value: 'control', label: 'I worry that I cannot stop eating once I have begun' },
    { value: 'lost_weight', label: 'I have lost a stone or more in three months' },
    { value: 'body_image', label: 'I feel fat although others say that I am thin' },
    { value: 'food_rules', label: 'Thoughts of food rule my life' },
    { value: 'none', label: 'None of this is true of me', excludes: 'all' },
  ],
  next: () => toStep('follow-up-mood'),
})
