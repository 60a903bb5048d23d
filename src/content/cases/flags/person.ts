import { counted } from '#content/numbers.ts'
import type { FlagWords } from './flag-words.ts'

export const personFlags = {
  'under-age': (age: number, adult: number): FlagWords => ({
    says: `They are ${age}.`,
    because: `The service is for people of ${adult} and over.`,
  }),
  'over-age': (age: number, oldest: number): FlagWords => ({
    says: `They are ${age} and would begin treatment now.`,
    because: `We do not begin treatment after ${oldest}: it needs checks in person.`,
  }),
  'turned-over-age': (age: number): FlagWords => ({
    says: `They are ${age}, and were younger than our limit when treatment began.`,
    because: 'Muscle, kidneys and other medicines need closer checks at this age.',
  }),
  'identity-not-verified': (): FlagWords => ({
    says: 'It is not verified who they are.',
    because: 'A prescription is for one person, whose name and birth date match a document and a face.',
    asks: 'The identity check.',
  }),
  'birth-date-differs': (): FlagWords => ({
    says: 'The date of birth is not the same everywhere.',
    because: 'The account, the document and the age in the questionnaire should agree.',
    asks: 'Ask which is right.',
  }),
  'sex-differs': (): FlagWords => ({
    says: 'The sex assigned at birth is not told the same everywhere.',
    because: 'It decides whether pregnancy was asked about.',
    asks: 'Ask which is right.',
  }),
  'same-document': (months: number): FlagWords => elsewhere('identity document', months),
  'same-phone': (months: number): FlagWords => elsewhere('phone number', months),
  'same-address': (months: number): FlagWords => elsewhere('address', months),
  'same-card': (months: number): FlagWords => elsewhere('payment card', months),
  'same-person': (): FlagWords => ({
    says: 'The same name and date of birth are on another account or order.',
    because: 'It may be the same person, and their earlier record belongs to this decision. It may be a coincidence.',
    asks: 'Compare the two records, and ask the patient.',
  }),
  'declined-before': (reasons: readonly string[]): FlagWords => ({
    says:
      reasons.length > 0 ? `An earlier order was declined: ${reasons.join('; ')}.` : 'An earlier order was declined.',
    because: 'What was decided then, and why, belongs to this decision.',
    asks: 'Read the earlier decision.',
  }),
  'answer-changed': (what: string): FlagWords => ({
    says: `An answer that ended the questionnaire was changed before they went on: ${what}.`,
    because: 'The first answer may have been the true one.',
    asks: 'Ask about it in a message or a call.',
  }),
  'gp-not-told': (reason: string): FlagWords => ({
    says: `They do not want their GP to be told: “${reason}”`,
    because: 'Without the GP, nobody sees this medicine beside the others.',
    asks: 'A written reason why it is safe without.',
  }),
  'no-gp': (reason: string): FlagWords => ({
    says: `They have no GP: “${reason}”`,
    because: 'Nobody else follows their health or knows their record.',
    asks: 'A written reason why it is safe without.',
  }),
  'marketing-off': (): FlagWords => ({
    says: 'They do not want offers by email.',
    because: 'Only messages about their care are sent.',
  }),
  'first-supply': (): FlagWords => ({
    says: 'This would be the first supply from us.',
    because: 'They have not had this treatment from us before.',
  }),
  'price-accepted': (): FlagWords => ({
    says: 'They have accepted the price of the dose.',
    because: 'It costs more than was first authorised.',
  }),
} as const

function elsewhere(what: string, months: number): FlagWords {
  return {
    says: `The same ${what} was used on another account.`,
    because: `It was within the last ${counted(months, 'month')}. There are good reasons for it, such as a family; it is never a refusal by itself.`,
    asks: 'Compare the two accounts.',
  }
}
