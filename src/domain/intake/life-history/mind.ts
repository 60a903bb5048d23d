import { samaritansNumber } from '#content/safeguarding/urgent-lines.ts'
import { toStep } from '../engine/step.ts'
import { checklist, choice, intro, notSure } from './step-ids.ts'

export const alcohol = choice({
  id: 'life-alcohol',
  topic: 'Alcohol and drugs',
  progress: 56,
  answerKey: 'life_alcohol',
  question: 'How often do you drink alcohol?',
  options: [
    { value: 'never', label: 'Never' },
    { value: 'rarely', label: 'Less than once a week' },
    { value: 'weekly', label: 'On one to three days a week' },
    { value: 'mostly', label: 'On four days a week or more' },
    { value: 'needs', label: 'Every day, and I feel unwell without it' },
    { value: 'not_said', label: 'I would rather talk about it' },
  ],
  next: () => toStep('life-drugs'),
})

export const drugs = checklist({
  id: 'life-drugs',
  topic: 'Alcohol and drugs',
  progress: 61,
  answerKey: 'life_drugs',
  storedAs: 'list',
  question: 'Have you used any of these in the last year?',
  hint: 'Nobody is judged or reported for it. It decides which medicines are safe.',
  options: [
    { value: 'cannabis', label: 'Cannabis' },
    { value: 'stimulants', label: 'Cocaine, amphetamines or MDMA' },
    { value: 'opioids', label: 'Opioids such as heroin, or strong painkillers that were not mine' },
    { value: 'others_adhd', label: 'Someone else’s ADHD medicine' },
    { value: 'other', label: 'Another drug' },
    { value: 'none', label: 'None of these', excludes: 'all' },
    { value: 'not_said', label: 'I would rather talk about it', excludes: ['none'] },
  ],
  next: () => toStep('life-mood'),
})

export const mood = checklist({
  id: 'life-mood',
  topic: 'Mood and safety',
  progress: 66,
  answerKey: 'life_mood',
  storedAs: 'list',
  question: 'Have you ever been through any of these?',
  hint: 'Whether or not a doctor has diagnosed it.',
  options: [
    { value: 'depression', label: 'Depression' },
    { value: 'anxiety', label: 'Anxiety or panic' },
    { value: 'elated', label: 'Days with very little sleep and far too much energy, or bipolar disorder' },
    { value: 'psychosis', label: 'Hearing or seeing things that others did not, or a psychosis' },
    { value: 'eating', label: 'An eating disorder' },
    { value: 'trauma', label: 'Something frightening that still comes back to me' },
    { value: 'self_harm', label: 'I harmed myself' },
    { value: 'hospital', label: 'I was in hospital, or saw a crisis team, for my mental health' },
    { value: 'none', label: 'I have had none of these', excludes: 'all' },
    { ...notSure, excludes: ['none'] },
  ],
  next: () => toStep('life-safety'),
})

export const safety = choice({
  id: 'life-safety',
  topic: 'Mood and safety',
  progress: 71,
  answerKey: 'life_safety',
  question: 'Have you thought of ending your life or harming yourself?',
  hint: `Thank you for telling us. If you have had such thoughts in the last year, a clinician is told and contacts you, on working days and not at once: if you need help now, call Samaritans on ${samaritansNumber}, NHS 111 and the mental health option, or 999.`,
  options: [
    { value: 'never', label: 'No, never' },
    { value: 'past', label: 'Yes, but not in the last year' },
    { value: 'recent', label: 'Yes, in the last year, but not now' },
    { value: 'now', label: 'Yes, I have such thoughts now' },
    { value: 'not_said', label: 'I would rather talk about it' },
  ],
  next: (answer) => toStep(answer === 'now' ? 'life-safety-help' : 'life-medicines'),
})

/** Who helps now, before anything else is asked. */
export const safetyHelp = intro({
  id: 'life-safety-help',
  progress: 76,
  question: 'Please get help now',
  hint: 'You don’t have to go on with the form today. Your answers are saved, and your appointment stays.',
  next: () => toStep('life-medicines'),
})
