import { finished, toStep } from '../engine/step.ts'
import { checklist, text } from './step-ids.ts'

export const medicines = checklist({
  id: 'life-medicines',
  topic: 'Medicines',
  progress: 81,
  answerKey: 'life_medicines',
  storedAs: 'list',
  question: 'What do you take, and what can you not take?',
  options: [
    { value: 'prescribed', label: 'Medicines on prescription' },
    { value: 'bought', label: 'Medicines from a pharmacy or a shop' },
    { value: 'supplements', label: 'Supplements or herbal remedies' },
    { value: 'adhd_before', label: 'I have had a medicine for ADHD before' },
    { value: 'allergy', label: 'A medicine made me seriously unwell, or I am allergic to one' },
    { value: 'none', label: 'None of these', excludes: 'all' },
  ],
  next: (chose) => toStep(chose('none') ? 'life-hopes' : 'life-medicines-named'),
})

export const medicinesNamed = text({
  id: 'life-medicines-named',
  topic: 'Medicines',
  progress: 86,
  answerKey: 'life_medicines_named',
  question: 'What is each called, and how much do you take?',
  hint: 'For an allergy, what happened and when.',
  prompts: ['its name and strength', 'how much you take and when', 'what it is for'],
  next: () => toStep('life-hopes'),
})

export const hopes = text({
  id: 'life-hopes',
  topic: 'Hopes',
  progress: 94,
  answerKey: 'life_hopes',
  question: 'What do you hope will be different after your assessment?',
  hint: 'There is no right answer. A sentence or two helps your clinician to begin where it matters to you.',
  prompts: ['what you have tried', 'what worries you', 'what you would like to ask'],
  next: () => finished,
})
