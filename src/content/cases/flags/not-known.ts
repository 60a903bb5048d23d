import type { FlagWords } from './flag-words.ts'

export const notKnownFlags = {
  'follow-up-missing': (): FlagWords => ({
    says: 'Medical history form not finished.',
    because: 'Its answers decide whether the medicine is safe. Do not read a missing answer as “No”.',
    asks: 'The completed form.',
  }),
  'not-known': (what: string): FlagWords => ({
    says: `Answered “not sure”: ${what}.`,
    because: '“Not sure” is not a “No”.',
    asks: 'Ask the patient, or check the clinical record.',
  }),
} as const
