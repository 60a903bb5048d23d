import { sameKindHint } from '#content/medicines/same-kind.ts'
import { toStep } from '../engine/step.ts'
import { checklist, notSure, text } from './step-ids.ts'

export const allergies = checklist({
  id: 'follow-up-allergies',
  topic: 'Medicines and allergies',
  progress: 75,
  answerKey: 'follow_up_allergies',
  storedAs: 'list',
  question: 'Do you have any allergies, or did a medicine ever make you seriously unwell?',
  options: [
    {
      value: 'glp1',
      label: 'A serious reaction to a weight-loss or diabetes injection',
      hint: sameKindHint,
    },
    {
      value: 'excipient',
      label: 'A serious reaction to another ingredient of an injection',
      hint: 'Such as phenol, propylene glycol, benzyl alcohol or glycerol',
    },
    { value: 'other', label: 'Another allergy' },
    { value: 'none', label: 'I have no allergies', excludes: 'all' },
    { ...notSure, excludes: ['none'] },
  ],
  next: (chose) => toStep(chose('none') ? 'follow-up-anaesthetic' : 'follow-up-allergies-named'),
})

export const allergiesNamed = text({
  id: 'follow-up-allergies-named',
  topic: 'Medicines and allergies',
  progress: 78,
  answerKey: 'follow_up_allergies_named',
  question: 'What was it, and what happened?',
  hint: 'Name each one, what your reaction was, and when it happened.',
  next: () => toStep('follow-up-anaesthetic'),
})
