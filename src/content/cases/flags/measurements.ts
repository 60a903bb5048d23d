import { counted } from '#content/numbers.ts'
import type { FlagWords } from './flag-words.ts'

export const measurementFlags = {
  'measurement-differs': (typed: string, verified: string): FlagWords => ({
    says: `Stated ${typed}; verified ${verified}.`,
    because: 'The difference is too large for a typing mistake. The verified figures are used.',
    asks: 'Ask the patient to explain the difference.',
  }),
  'weight-not-verified': (days: number): FlagWords => ({
    says: 'No current verified weight and height.',
    because: `A member of staff, a pharmacy, a record or a letter must confirm them, dated no more than ${counted(days, 'day')} ago. A photo alone is not enough.`,
    asks: 'A video weigh-in, a measurement in person, the clinical record or a letter.',
  }),
} as const
