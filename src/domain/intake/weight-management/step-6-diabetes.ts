import { toStep } from '../engine/step.ts'
import { choice } from './step-ids.ts'

/**
 * Separate options, because with these medicines a weight-loss medicine can lower blood sugar too far or duplicate
 * treatment.
 */
export const needsOtherDoses = 'I have type 2 diabetes and use insulin, another injection or tablets such as gliclazide'

const tabletsOrNone = 'I have type 2 diabetes and take metformin or no medicine for it'

/** Whether an answer names type 2 diabetes. */
export const isType2 = (answer: unknown): boolean => answer === needsOtherDoses || answer === tabletsOrNone

const options = [
  { label: 'I do not have diabetes' },
  { label: 'I have been told I have prediabetes' },
  {
    label: tabletsOrNone,
    hint: 'Also other tablets, such as sitagliptin, dapagliflozin or empagliflozin',
  },
  {
    label: needsOtherDoses,
    hint: 'Injections such as Ozempic, Trulicity or Victoza; tablets such as gliclazide, glimepiride or repaglinide',
  },
  { label: 'I have type 1 diabetes' },
] as const

export const diabetes = choice({
  id: 'step-6',
  topic: 'Medical history',
  progress: 30,
  answerKey: 'Q5_answer',
  question: 'Do you have diabetes?',
  hint: 'Prediabetes means that your blood sugar is higher than usual, but not high enough for diabetes.',
  options: options.map((option) => ({ value: option.label, ...option })),
  next: () => toStep('step-7'),
})
