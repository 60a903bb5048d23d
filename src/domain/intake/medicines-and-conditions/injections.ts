import { medicineKeys, medicineName } from '../../medicines/medicines.ts'
import { finished, toStep } from '../engine/step.ts'
import { checklist, choice, notSure } from './step-ids.ts'

/** Medicines that act as ours do. No patient may use two of them at once. */
export const injections = checklist({
  id: 'follow-up-injections',
  topic: 'Treatment now',
  progress: 90,
  answerKey: 'follow_up_injections',
  storedAs: 'list',
  question: 'Do you use any of these at the moment, from anybody?',
  options: [
    ...medicineKeys.map((key) => ({ value: key, label: medicineName(key) })),
    { value: 'semaglutide', label: 'Ozempic or Rybelsus' },
    { value: 'liraglutide', label: 'Saxenda or Victoza', hint: 'Also Nevolat, or liraglutide under another name' },
    {
      value: 'another',
      label: 'Another of this kind',
      hint: 'Such as Trulicity, or an unbranded one from elsewhere',
    },
    { value: 'none', label: 'I use none of these', excludes: 'all' },
    { ...notSure, excludes: ['none'] },
  ],
  next: (chose) => (chose('none') ? finished : toStep('follow-up-injections-plan')),
})

export const injectionsPlan = choice({
  id: 'follow-up-injections-plan',
  topic: 'Treatment now',
  progress: 93,
  answerKey: 'follow_up_injections_plan',
  question: 'What will you do with it if we prescribe for you?',
  hint: 'Two medicines of this kind are never used together.',
  options: [
    { value: 'same', label: 'Go on with the same medicine, from you alone' },
    { value: 'stopped', label: 'I have stopped it, or will stop it before I start yours' },
    { value: 'both', label: 'Go on using it as well' },
    notSure,
  ],
  next: () => toStep('follow-up-missed-doses'),
})

export const missedDoses = choice({
  id: 'follow-up-missed-doses',
  topic: 'Treatment now',
  progress: 96,
  answerKey: 'follow_up_missed_doses',
  question: 'How many weekly doses have you missed since your last pen?',
  options: [
    { value: 'none', label: 'None' },
    { value: 'few', label: 'One or two' },
    { value: 'many', label: 'Three or more' },
    notSure,
  ],
  next: () => toStep('follow-up-pens-left'),
})

export const pensLeft = choice({
  id: 'follow-up-pens-left',
  topic: 'Treatment now',
  progress: 98,
  answerKey: 'follow_up_pens_left',
  question: 'How many unopened pens do you have at home?',
  options: [
    { value: 'none', label: 'None' },
    { value: 'one', label: 'One' },
    { value: 'more', label: 'Two or more' },
  ],
  next: () => finished,
})
