import { toStep } from '../engine/step.ts'
import { checklist, choice, notSure, text } from './step-ids.ts'

export const health = checklist({
  id: 'life-health',
  topic: 'Health',
  progress: 26,
  answerKey: 'life_health',
  storedAs: 'list',
  question: 'Have you ever had any of these conditions?',
  hint: 'Tick what you have now as well as what is over.',
  options: [
    { value: 'fits', label: 'Fits or epilepsy' },
    { value: 'head_injury', label: 'A serious head injury' },
    { value: 'tics', label: 'Tics or Tourette’s' },
    { value: 'thyroid', label: 'A thyroid that is too active or not active enough' },
    { value: 'glaucoma', label: 'Glaucoma' },
    { value: 'kidney_liver', label: 'Kidney or liver disease' },
    { value: 'autism', label: 'Autism, or a diagnosis about learning or language' },
    { value: 'pregnant', label: 'I am or may be pregnant, or am breastfeeding' },
    { value: 'other', label: 'Another condition that I see someone about' },
    { value: 'none', label: 'I have had none of these', excludes: 'all' },
    { ...notSure, excludes: ['none'] },
  ],
  next: (chose) => toStep(chose('none') ? 'life-heart' : 'life-health-named'),
})

export const healthNamed = text({
  id: 'life-health-named',
  topic: 'Health',
  progress: 31,
  answerKey: 'life_health_named',
  question: 'What was it, and how is it now?',
  prompts: ['its name', 'when it began', 'who treats it'],
  next: () => toStep('life-heart'),
})

/** What NICE NG87 wants a cardiologist asked about before a medicine for ADHD, in our words. */
export const heart = checklist({
  id: 'life-heart',
  topic: 'Heart',
  progress: 36,
  answerKey: 'life_heart',
  storedAs: 'list',
  question: 'Has your heart ever troubled you in any of these ways?',
  hint: 'If you have chest pain or cannot breathe now, call 999 and do not go on with this form.',
  options: [
    { value: 'condition', label: 'A heart condition, a heart murmur or a heart operation' },
    { value: 'fainted', label: 'I fainted while I was active, or from a fright or a noise' },
    { value: 'pain', label: 'Pain or pressure in the chest when I am active' },
    { value: 'breathless', label: 'I get breathless far sooner than others of my age' },
    { value: 'palpitations', label: 'My heart races or misses beats for no reason' },
    { value: 'pressure', label: 'High blood pressure' },
    { value: 'stroke', label: 'A stroke or a mini-stroke' },
    { value: 'none', label: 'None of these', excludes: 'all' },
    { ...notSure, excludes: ['none'] },
  ],
  next: () => toStep('life-heart-family'),
})

export const heartFamily = choice({
  id: 'life-heart-family',
  topic: 'Heart',
  progress: 41,
  answerKey: 'life_heart_family',
  question: 'Did a parent, brother, sister or child of yours die suddenly before the age of 40?',
  hint: 'Without an accident, or from a heart condition.',
  options: [{ value: 'no', label: 'No' }, { value: 'yes', label: 'Yes' }, notSure],
  next: () => toStep('life-family'),
})

export const family = checklist({
  id: 'life-family',
  topic: 'Family',
  progress: 46,
  answerKey: 'life_family',
  storedAs: 'list',
  question: 'Has anybody in your close family had any of these?',
  hint: 'Parents, brothers, sisters, children. Diagnosed, or as you believe.',
  options: [
    { value: 'adhd', label: 'ADHD' },
    { value: 'autism', label: 'Autism' },
    { value: 'tics', label: 'Tics or Tourette’s' },
    { value: 'depression', label: 'Depression or anxiety' },
    { value: 'bipolar', label: 'Bipolar disorder' },
    { value: 'psychosis', label: 'Schizophrenia or another psychosis' },
    { value: 'addiction', label: 'Trouble with alcohol or drugs' },
    { value: 'none', label: 'None of these', excludes: 'all' },
    { ...notSure, excludes: ['none'] },
  ],
  next: () => toStep('life-sleep'),
})

export const sleep = checklist({
  id: 'life-sleep',
  topic: 'Sleep',
  progress: 51,
  answerKey: 'life_sleep',
  storedAs: 'list',
  question: 'How do you sleep?',
  options: [
    { value: 'late', label: 'I cannot fall asleep, or I stay up far too late' },
    { value: 'wakes', label: 'I wake often, or too early' },
    { value: 'snores', label: 'I snore loudly, or someone has seen me stop breathing' },
    { value: 'legs', label: 'My legs are restless in the evening' },
    { value: 'tired', label: 'I fall asleep in the day without meaning to' },
    { value: 'shifts', label: 'I work nights or changing shifts' },
    { value: 'well', label: 'I sleep well', excludes: 'all' },
  ],
  next: () => toStep('life-alcohol'),
})
