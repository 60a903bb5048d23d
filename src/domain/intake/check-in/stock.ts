import { severalOf } from '../engine/several.ts'
import { toStep } from '../engine/step.ts'
import { bespoke } from './step-ids.ts'

const asked = severalOf(
  [
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
  ],
  { label: 'No unopened pens, and enough needles', value: { pens: 'none', needles: 'enough' } },
)

/** Earlier versions asked for the doses left in a pen; they follow from those taken. */
function withoutDoses(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const { doses: _, ...left } = value as Record<string, unknown>
  return left
}

export const stockIn = (value: unknown) => asked.read(withoutDoses(value))

const labelsOf = (value: unknown): readonly string[] => asked.step.inWords(value)

export const stock = bespoke({
  id: 'check-in-stock',
  topic: 'The next pen',
  kind: 'several',
  progress: 92,
  answerKey: 'check_in_stock',
  question: 'What do you have at home?',
  ...asked.step,
  accepts: (value) => stockIn(value) !== null,
  inWords: (value) => labelsOf(withoutDoses(value)),
  next: () => toStep('check-in-wish'),
})
