import type { FlagWords } from './flag-words.ts'

export const healthListFlags = {
  'listed-senior': (names: string): FlagWords => ({
    says: `On the patient’s list: ${names}.`,
    because: 'It matters for this treatment, and the medical history form does not mention it.',
    asks: 'Ask the patient how it is now, or check the clinical record.',
  }),
  'listed-condition': (names: string): FlagWords => ({
    says: `On the patient’s list: ${names}.`,
    because: 'It may matter for this treatment. The medical history form does not mention it.',
    asks: 'Read it with the answers.',
  }),
  'listed-not-checked': (what: string): FlagWords => ({
    says: `Not checked: ${what}.`,
    because: 'This condition or allergy is not coded, so no rule has checked it.',
    asks: 'Find out what it is. Pick it from the list, or check it yourself.',
  }),
} as const
