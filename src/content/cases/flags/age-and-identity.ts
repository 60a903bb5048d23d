import type { FlagWords } from './flag-words.ts'

export const ageAndIdentityFlags = {
  'under-age': (age: number, adult: number): FlagWords => ({
    says: `Aged ${age}.`,
    because: `The service is for people aged ${adult} and over.`,
  }),
  'over-age': (age: number, oldest: number): FlagWords => ({
    says: `Aged ${age}, and would start treatment now.`,
    because: `We do not start treatment after age ${oldest}: it needs checks in person.`,
  }),
  'turned-over-age': (age: number): FlagWords => ({
    says: `Aged ${age}. Within our age limit when treatment started.`,
    because: 'Muscle mass, kidneys and other medicines need closer checks at this age.',
  }),
  'identity-not-verified': (): FlagWords => ({
    says: 'Identity not verified.',
    because: 'A prescription is for one person, whose name and date of birth match a document and a face.',
    asks: 'The identity check.',
  }),
  'birth-date-differs': (): FlagWords => ({
    says: 'Conflicting dates of birth.',
    because: 'The account, the document and the age in the questionnaire should match.',
    asks: 'Ask which is correct.',
  }),
  'sex-differs': (): FlagWords => ({
    says: 'Conflicting answers about sex assigned at birth.',
    because: 'It determines whether we asked about pregnancy.',
    asks: 'Ask which is correct.',
  }),
} as const
