import type { FlagWords } from './flag-words.ts'

export const interactionFlags = {
  'medicine-named': (names: string): FlagWords => ({
    says: `Wrote that they take a medicine that interacts: ${names}.`,
    because: 'It was found by its name in free text. Nobody has confirmed it, and no box was ticked for it.',
    asks: 'Ask whether the patient takes it, then record it in the list of medicines.',
  }),
  'interactions-not-checked': (what: string): FlagWords => ({
    says: `Interactions not checked: ${what}.`,
    because: 'This is on no list, so it was not compared with the medicine ordered.',
    asks: 'Find out what it is. Pick it from the list, or check it yourself.',
  }),
} as const
