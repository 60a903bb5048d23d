import { crisisLinesIn, helpLines } from './help-lines.ts'
import { nations } from './urgent-lines.ts'

const [, ...others] = nations

/** Where to turn at once. Public UK services, free to use. */
export const helpNow = {
  heading: 'If you need help now',
  intro: 'Please do not wait for us. We are not an emergency service.',
  contacts: helpLines,
  byNation: {
    heading: 'Not in England? Choose where you are',
    nations: others.map((nation) => ({ nation, lines: crisisLinesIn(nation) })),
  },
} as const
