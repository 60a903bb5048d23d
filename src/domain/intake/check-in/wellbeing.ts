import { severalOf } from '../engine/several.ts'
import { finished, toStep } from '../engine/step.ts'
import { bespoke, staysUnlessSaved } from './step-ids.ts'

const asked = severalOf([
  {
    key: 'fluids',
    label: 'How much do you drink in a day, apart from alcohol?',
    options: [
      { value: 'enough', label: 'Six glasses or more' },
      { value: 'little', label: 'Fewer than six glasses' },
      { value: 'hardly', label: 'Hardly anything' },
    ],
  },
  {
    key: 'mood',
    label: 'How is your mood?',
    options: [
      { value: 'usual', label: 'As usual, or better' },
      { value: 'low', label: 'Lower than usual' },
      { value: 'harm', label: 'I’ve had thoughts of harming myself' },
    ],
  },
])

export const wellbeingIn = asked.read

export const wellbeing = bespoke({
  id: 'check-in-wellbeing',
  topic: 'How they are',
  kind: 'several',
  onSaveFailure: staysUnlessSaved,
  progress: 30,
  answerKey: 'check_in_wellbeing',
  question: 'Are you drinking enough, and how is your mood?',
  ...asked.step,
  next: (answer) => (asked.read(answer)?.mood === 'harm' ? finished : toStep('check-in-side-effects')),
})
