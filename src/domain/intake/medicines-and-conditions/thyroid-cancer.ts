import { toStep } from '../engine/step.ts'
import { checklist, notSure } from './step-ids.ts'

export const thyroidCancer = checklist({
  id: 'follow-up-thyroid-cancer',
  topic: 'Conditions',
  progress: 20,
  answerKey: 'follow_up_thyroid_cancer',
  storedAs: 'list',
  question: 'Which thyroid cancer was it, and whose?',
  hint: 'Medullary is rare and can run in families. The other kinds are papillary, follicular and anaplastic.',
  options: [
    { value: 'medullary_self', label: 'Medullary, mine' },
    { value: 'medullary_family', label: 'Medullary, somebody’s in my close family' },
    { value: 'other_self', label: 'Another kind, mine' },
    { value: 'other_family', label: 'Another kind, somebody’s in my close family' },
    { ...notSure, label: 'I am not sure which kind it was' },
  ],
  next: () => toStep('follow-up-eating-disorder'),
})
