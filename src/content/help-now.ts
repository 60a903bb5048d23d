import { crisisLinesByNation, helpLines } from './help-lines.ts'

/** Where to turn at once. Public UK services, free to use. */
export const helpNow = {
  heading: 'If you need help now',
  intro: 'Please do not wait for us. We are not an emergency service.',
  contacts: helpLines,
  byNation: {
    heading: 'Outside England and Wales',
    contacts: crisisLinesByNation,
  },
} as const
