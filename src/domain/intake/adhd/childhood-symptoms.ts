import { toStep } from '../engine/step.ts'
import { checklist } from './step-ids.ts'

export const childhoodSymptoms = checklist({
  id: 'childhood-symptoms',
  topic: 'Diagnosis and childhood',
  progress: 10,
  answerKey: 'adhd_q0a',
  storedAs: 'list',
  question: 'Do any of these sound like you as a child?',
  hint: 'Think of your years at primary school, and tick all that fit. A vague memory is enough.',
  options: [
    { value: 'daydreaming', label: 'My mind wandered off, even when someone was talking to me' },
    { value: 'careless_slips', label: 'I made slips in my schoolwork although I knew the answers' },
    { value: 'unfinished', label: 'I began things full of interest and left many of them unfinished' },
    { value: 'losing_things', label: 'I kept losing things, such as pens, coats or homework' },
    { value: 'forgetting', label: 'I forgot what I had been told to do or to bring' },
    { value: 'restless', label: 'Sitting still was hard, and I was often up or wriggling' },
    { value: 'talking', label: 'I talked a lot, or answered before the question was finished' },
    { value: 'waiting', label: 'Waiting for my turn felt almost impossible' },
    { value: 'reports', label: 'My teachers said that I could do more if I paid attention' },
    { value: 'none', label: 'No to all', excludes: 'all' },
  ],
  button: 'Next',
  next: () => toStep('self-assessment-intro'),
})
