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

/** The signs that were asked about. One that is added today is not among them. */
const signsAsked = [
  { value: 'allergy', label: 'Swelling of your face, lips or throat, or trouble breathing' },
  { value: 'pancreatitis', label: 'Severe stomach pain that does not go away, perhaps reaching your back' },
  { value: 'sight', label: 'Sudden loss of sight, or sight that gets worse fast' },
  { value: 'low-sugar', label: 'Fainting, or shaking, sweating and confusion (very low blood sugar)' },
  { value: 'gallbladder', label: 'Stomach pain with yellow skin or eyes, or a high temperature' },
  { value: 'dehydration', label: 'Nothing has stayed down for 24 hours, or you are hardly peeing' },
  { value: 'mood', label: 'Your mood sinks, or you think of harming yourself' },
  { value: 'pregnancy', label: 'You are or may be pregnant' },
  { value: 'neck', label: 'A lump in your neck, or a hoarse voice that does not go away' },
]

const steps = {
  'check-in-signs': {
    ...signs,
    question: 'Do you have any of these signs?',
    options: [...signsAsked, { value: 'none', label: 'None of these', excludes: 'all' }],
  } as Step,
  'check-in-wellbeing': { ...wellbeing, question: 'How are you drinking and feeling?', ...asked.step } as Step,
} satisfies Readonly<Record<string, Step>>

/** The third version asks the same in other words, and stores the same. */
export const version2: EarlierVersion = { version: 2, steps, inNextWords: (answers) => answers }
