import { redFlags, storedSign } from '#content/treatment/red-flags.ts'
import { severalOf } from '../../engine/several.ts'
import type { Step } from '../../engine/step.ts'
import type { EarlierVersion } from '../../engine/versions.ts'
import { signs } from '../signs.ts'
import { wellbeing } from '../wellbeing.ts'

const asked = severalOf([
  {
    key: 'fluids',
    label: 'How much do you drink?',
    options: [
      { value: 'enough', label: 'Six glasses a day or more' },
      { value: 'little', label: 'Fewer than six' },
      { value: 'hardly', label: 'Hardly anything' },
    ],
  },
  {
    key: 'mood',
    label: 'How is your mood?',
    options: [
      { value: 'usual', label: 'As usual, or better' },
      { value: 'low', label: 'Lower than usual' },
      { value: 'harm', label: 'I think of harming myself' },
    ],
  },
])

const steps = {
  'check-in-signs': {
    ...signs,
    question: 'Do you have any of these signs?',
    options: [
      ...redFlags.map((flag) => ({ value: flag.id, label: storedSign(flag) })),
      { value: 'none', label: 'None of these', excludes: 'all' },
    ],
  } as Step,
  'check-in-wellbeing': { ...wellbeing, question: 'How are you drinking and feeling?', ...asked.step } as Step,
} satisfies Readonly<Record<string, Step>>

/** The third version asks the same in other words, and stores the same. */
export const version2: EarlierVersion = { version: 2, steps, inNextWords: (answers) => answers }
