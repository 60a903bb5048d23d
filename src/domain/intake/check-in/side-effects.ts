import { policy } from '#domain/clinical/policy.ts'
import { severalOf } from '../engine/several.ts'
import { toStep } from '../engine/step.ts'
import { bespoke, text } from './step-ids.ts'

/** From none to severe: the index is the grade. */
const options = [
  { value: 'none', label: 'None' },
  { value: 'mild', label: 'Mild' },
  { value: 'moderate', label: 'Medium' },
  { value: 'severe', label: 'Severe' },
] as const

/** The side effects that are common with these medicines. */
const asked = severalOf(
  [
    { key: 'nausea', label: 'Feeling sick', options },
    { key: 'vomiting', label: 'Being sick', options },
    { key: 'diarrhoea', label: 'Diarrhoea', options },
    { key: 'constipation', label: 'Constipation', options },
    { key: 'stomach', label: 'Stomach ache or heartburn', options },
    { key: 'tiredness', label: 'Tiredness', options },
    { key: 'headache', label: 'Headache or dizziness', options },
    { key: 'skin', label: 'A sore or red spot where I inject', options },
  ],
  { label: 'I had none of these', value: 'none' },
)

const gradeOf = (chosen: string): number => options.findIndex(({ value }) => value === chosen)

/** Each with its grade, from 0 for none to 3 for severe. */
export const gradesIn = (value: unknown): readonly (readonly [name: string, grade: number])[] => {
  const answered = asked.read(value)
  return asked.parts.map(({ key, label }) => [label, answered ? gradeOf(answered[key] as string) : 0])
}

export const worstIn = (value: unknown): number => Math.max(...gradesIn(value).map(([, grade]) => grade))

/** Vomiting of any degree, or severe diarrhoea: a contraceptive pill may not have been absorbed. */
export function mayLosePill(value: unknown): boolean {
  const answered = asked.read(value)
  return answered !== null && (gradeOf(answered.vomiting) > 0 || answered.diarrhoea === 'severe')
}

export const sideEffects = bespoke({
  id: 'check-in-side-effects',
  topic: 'Side effects',
  kind: 'several',
  progress: 38,
  answerKey: 'check_in_side_effects',
  question: 'Did you have any of these in the last four weeks?',
  ...asked.step,
  next: (answer) => toStep(worstIn(answer) > policy.symptomForRise ? 'check-in-side-effects-more' : 'check-in-changes'),
})

export const sideEffectsMore = text({
  id: 'check-in-side-effects-more',
  topic: 'Side effects',
  progress: 45,
  answerKey: 'check_in_side_effects_more',
  question: 'How was it, and what helped?',
  hint: 'Tell us when it started, how long it lasted, and whether it stopped you eating, drinking or working.',
  next: () => toStep('check-in-changes'),
})
