import type { Flow } from '../engine/flow.ts'
import { finished, toStep } from '../engine/step.ts'
import { checklist, choice, type InformantStepId, notSure, text } from './step-ids.ts'

const often = [
  { value: 'rarely', label: 'Rarely or never' },
  { value: 'sometimes', label: 'Sometimes' },
  { value: 'often', label: 'Often' },
  { value: 'very_often', label: 'Very often' },
  notSure,
] as const

const relation = choice({
  id: 'informant-relation',
  topic: 'How they know each other',
  progress: 5,
  answerKey: 'informant_relation',
  question: 'Who are you to them?',
  options: [
    { value: 'parent', label: 'A parent, or someone who brought them up' },
    { value: 'sibling', label: 'A brother or sister' },
    { value: 'partner', label: 'A partner or spouse' },
    { value: 'child', label: 'A son or daughter' },
    { value: 'friend', label: 'A friend' },
    { value: 'colleague', label: 'A colleague or teacher' },
    { value: 'other', label: 'Someone else' },
  ],
  next: () => toStep('informant-known'),
})

const known = choice({
  id: 'informant-known',
  topic: 'How they know each other',
  progress: 15,
  answerKey: 'informant_known',
  question: 'How long have you known them?',
  options: [
    { value: 'childhood', label: 'Since they were a child' },
    { value: 'long', label: 'More than ten years' },
    { value: 'years', label: 'One to ten years' },
    { value: 'new', label: 'Less than a year' },
  ],
  next: () => toStep('informant-childhood'),
})

const childhood = checklist({
  id: 'informant-childhood',
  topic: 'As a child',
  progress: 25,
  answerKey: 'informant_childhood',
  storedAs: 'list',
  question: 'Before they were twelve, what do you remember?',
  options: [
    { value: 'lost_things', label: 'They lost things and forgot what they were told' },
    { value: 'drifted', label: 'They drifted off, or did not seem to listen' },
    { value: 'restless', label: 'They could not sit still' },
    { value: 'talked', label: 'They talked a lot and could not wait' },
    { value: 'school', label: 'School complained about them' },
    { value: 'none', label: 'None of these', excludes: 'all' },
    { value: 'not_there', label: 'I did not know them then', excludes: 'all' },
  ],
  next: () => toStep('informant-attention'),
})

const attention = choice({
  id: 'informant-attention',
  topic: 'Now',
  progress: 35,
  answerKey: 'informant_attention',
  question: 'How often do they lose track of what they are doing, or forget what was agreed?',
  options: often,
  next: () => toStep('informant-restless'),
})

const restless = choice({
  id: 'informant-restless',
  topic: 'Now',
  progress: 45,
  answerKey: 'informant_restless',
  question: 'How often are they restless, or always on the go?',
  options: often,
  next: () => toStep('informant-impulse'),
})

const impulse = choice({
  id: 'informant-impulse',
  topic: 'Now',
  progress: 55,
  answerKey: 'informant_impulse',
  question: 'How often do they act, spend or speak before they have thought?',
  options: often,
  next: () => toStep('informant-since'),
})

const informantSince = choice({
  id: 'informant-since',
  topic: 'Now',
  progress: 62,
  answerKey: 'informant_since',
  question: 'How long have they been like this?',
  options: [
    { value: 'always', label: 'As long as I have known them' },
    { value: 'years', label: 'For some years' },
    { value: 'lately', label: 'Only lately: they have changed' },
    { value: 'not_like_this', label: 'They are not like this' },
    notSure,
  ],
  next: () => toStep('informant-effect'),
})

const effect = checklist({
  id: 'informant-effect',
  topic: 'Now',
  progress: 70,
  answerKey: 'informant_effect',
  storedAs: 'list',
  question: 'Where does it get in their way?',
  options: [
    { value: 'work', label: 'Work or studies' },
    { value: 'home', label: 'Running a home' },
    { value: 'money', label: 'Money' },
    { value: 'people', label: 'Relationships' },
    { value: 'driving', label: 'Driving or other risks' },
    { value: 'none', label: 'It does not get in their way', excludes: 'all' },
    { ...notSure, excludes: ['none'] },
  ],
  next: () => toStep('informant-health'),
})

const informantHealth = checklist({
  id: 'informant-health',
  topic: 'Health and safety',
  progress: 78,
  answerKey: 'informant_health',
  storedAs: 'list',
  question: 'Have you seen any of these in them in the last year?',
  options: [
    { value: 'low', label: 'Very low for weeks' },
    { value: 'elated', label: 'Days with very little sleep and far too much energy' },
    { value: 'voices', label: 'Hearing or believing things that were not so' },
    { value: 'alcohol', label: 'Alcohol or drugs that cause trouble' },
    { value: 'fits', label: 'Fits, or fainting' },
    { value: 'none', label: 'None of these', excludes: 'all' },
    { ...notSure, excludes: ['none'] },
  ],
  next: () => toStep('informant-safety'),
})

export const informantSafety = choice({
  id: 'informant-safety',
  topic: 'Health and safety',
  progress: 86,
  answerKey: 'informant_safety',
  question: 'Are you worried about their safety, or anybody else’s?',
  options: [
    { value: 'no', label: 'No' },
    { value: 'before', label: 'I was in the past, but not now' },
    { value: 'now', label: 'Yes, I am worried now' },
    notSure,
  ],
  next: () => toStep('informant-example'),
})

const informantExample = text({
  id: 'informant-example',
  topic: 'In their own words',
  progress: 95,
  answerKey: 'informant_example',
  question: 'Tell us about them in your own words',
  hint: 'What they do well, and a time when things went wrong. A few sentences are enough.',
  next: () => finished,
})

/** What someone who knows the patient well tells their clinician, on one page. The questions are our own. */
export const informant = {
  name: 'informant',
  version: 1,
  path: 'someone-you-know',
  first: 'informant-relation',
  home: 'someoneYouKnow',
  finish: 'someoneYouKnow',
  isRepeatable: true,
  answerKeys: /^informant_\w+$/,
  steps: {
    'informant-relation': relation,
    'informant-known': known,
    'informant-childhood': childhood,
    'informant-attention': attention,
    'informant-restless': restless,
    'informant-impulse': impulse,
    'informant-since': informantSince,
    'informant-effect': effect,
    'informant-health': informantHealth,
    'informant-safety': informantSafety,
    'informant-example': informantExample,
  },
} as const satisfies Flow<InformantStepId, never>
