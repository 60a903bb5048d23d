import type { FlagWords } from './flag-words.ts'

export const ownWordsFlags = {
  'text-contradicts': (what: string): FlagWords => ({
    says: `Answered “No”, but mentioned in their own words: ${what}.`,
    because: 'One of the two is a mistake.',
    asks: 'Ask which is correct.',
  }),
  stimulant: (isOurs: boolean): FlagWords => ({
    says: isOurs ? 'Our ADHD service prescribes for this patient.' : 'Wrote that they take a stimulant for ADHD.',
    because:
      'A stimulant and this medicine both reduce appetite and raise the pulse. The two prescribers may not know of each other.',
    asks: 'Weight, pulse and blood pressure, and confirmation that the ADHD prescriber knows.',
  }),
  'risk-words': (words: string): FlagWords => ({
    says: `Risk mentioned in the patient’s own words: ${words}.`,
    because: 'It may matter more than the boxes they ticked.',
    asks: 'Read the whole text.',
  }),
} as const
