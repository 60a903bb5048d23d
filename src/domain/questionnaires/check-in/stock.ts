import { severalOf } from '../engine/several.ts'
import { toStep } from '../engine/step.ts'
import { bespoke } from './step-ids.ts'

const asked = severalOf([
  {
    key: 'doses',
    label: 'Doses left in the pen you use',
    options: ['0', '1', '2', '3', '4'].map((value) => ({ value, label: value })),
  },
  {
    key: 'pens',
    label: 'Unopened pens at home',
    options: [
      { value: 'none', label: 'None' },
      { value: 'one', label: 'One' },
      { value: 'more', label: 'More' },
    ],
  },
  {
    key: 'needles',
    label: 'Needles for the doses left',
    options: [
      { value: 'enough', label: 'Enough' },
      { value: 'short', label: 'Too few' },
    ],
  },
])

export const stockIn = asked.read

export const stock = bespoke({
  id: 'check-in-stock',
  topic: 'The next pen',
  kind: 'several',
  progress: 85,
  answerKey: 'check_in_stock',
  question: 'What do you have at home?',
  ...asked.step,
  next: () => toStep('check-in-wish'),
})
