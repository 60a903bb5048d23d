import { counted } from '#content/numbers.ts'
import type { FlagWords } from './flag-words.ts'

export const historyFlags = {
  'same-document': (months: number): FlagWords => elsewhere('identity document', months),
  'same-phone': (months: number): FlagWords => elsewhere('phone number', months),
  'same-address': (months: number): FlagWords => elsewhere('address', months),
  'same-card': (months: number): FlagWords => elsewhere('payment card', months),
  'same-person': (): FlagWords => ({
    says: 'Same name and date of birth on another account or order.',
    because: 'It may be the same person, whose earlier record matters for this decision. It may be a coincidence.',
    asks: 'Compare the two records, and ask the patient.',
  }),
  'declined-before': (reasons: readonly string[]): FlagWords => ({
    says: reasons.length > 0 ? `Earlier order declined: ${reasons.join('; ')}.` : 'Earlier order declined.',
    because: 'Consider that decision, and the reason for it, in this one.',
    asks: 'Read the earlier decision.',
  }),
  'answer-changed': (what: string): FlagWords => ({
    says: `Changed an answer that had ended the questionnaire: ${what}.`,
    because: 'The first answer may have been correct.',
    asks: 'Ask about it in a message or a call.',
  }),
  'gp-not-told': (reason: string): FlagWords => ({
    says: `Does not want us to tell their GP: “${reason}”`,
    because: 'Without the GP, no clinician sees all of the patient’s medicines together.',
    asks: 'A written reason why it is safe to supply without the GP.',
  }),
  'no-gp': (reason: string): FlagWords => ({
    says: `No GP: “${reason}”`,
    because: 'No other clinician monitors the patient or knows their record.',
    asks: 'A written reason why it is safe to supply without the GP.',
  }),
  'marketing-off': (): FlagWords => ({
    says: 'Does not want offers by email.',
    because: 'We only send messages about their care.',
  }),
  'first-supply': (): FlagWords => ({
    says: 'First supply from us.',
    because: 'The patient has not had this treatment from us before.',
  }),
  'price-accepted': (): FlagWords => ({
    says: 'Has accepted the price of the dose.',
    because: 'It costs more than the amount first authorised.',
  }),
} as const

function elsewhere(what: string, months: number): FlagWords {
  return {
    says: `Same ${what} used on another account.`,
    because: `It was within the last ${counted(months, 'month')}. There can be good reasons, such as a family. It is never a reason to refuse on its own.`,
    asks: 'Compare the two accounts.',
  }
}
