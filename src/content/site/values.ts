import { compliance } from '../compliance.ts'

export const values = {
  personalised: {
    name: 'Personalised care',
    words: 'No two people start from the same place. Your plan is made around your body, your history and your days.',
  },
  science: {
    name: 'Science with a human touch',
    words: compliance.advertisesTreatment
      ? 'Licensed medicines and clinically proven treatments, explained by people who listen first.'
      : 'Care that follows the evidence, explained by people who listen first.',
  },
  sustainable: {
    name: 'Sustainable change',
    words: 'Small habits that outlast the first month. We aim for what you can keep up.',
  },
  wholePerson: {
    name: 'Whole-person care',
    words: compliance.advertisesTreatment
      ? 'Food, sleep, mood, movement and medication belong together, so your team looks at all of them.'
      : 'Food, sleep, mood and movement belong together, so your team looks at all of them.',
  },
  trust: {
    name: 'Trust and transparency',
    words: 'Clear prices and plain words. If a treatment is not right for you, a clinician will say so.',
  },
  education: {
    name: 'Empowerment through education',
    words: 'We tell you the why as well as the what, so that you decide with your eyes open.',
  },
} as const

export type ValueName = keyof typeof values
