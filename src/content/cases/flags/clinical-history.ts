import type { FlagWords } from './flag-words.ts'

/** One earlier entry: what it says, where from and on which day. */
const listed = (entries: readonly string[]): string => entries.join('; ')

const correct = 'Evidence, and a prescriber’s correction in the clinical history.'

/** The words of flags raised by the permanent clinical history. */
export const clinicalHistoryFlags = {
  'history-stop': (entries: readonly string[]): FlagWords => ({
    says: `Reported before, but not now: ${listed(entries)}.`,
    because: 'An answer that rules out the medicine still counts, whatever is answered later.',
    asks: correct,
  }),
  'history-reaction': (entries: readonly string[]): FlagWords => ({
    says: `Serious reaction reported before: ${listed(entries)}.`,
    because: 'A second reaction to the same medicine or ingredient can be fatal.',
    asks: correct,
  }),
  'history-condition': (entries: readonly string[]): FlagWords => ({
    says: `Reported before, but not now: ${listed(entries)}.`,
    because: 'It rules out the other medicine and needs two prescribers for this one.',
    asks: 'Ask the patient. Correct the clinical history if it was a mistake.',
  }),
  'history-passed': (entries: readonly string[], months: number): FlagWords => ({
    says: `Reported more than ${months} months ago: ${listed(entries)}.`,
    because: 'It ruled out the medicine then, but may have resolved since.',
    asks: 'Ask the patient about it now.',
  }),
  'history-red-flag': (entries: readonly string[]): FlagWords => ({
    says: `Red-flag symptom reported before: ${listed(entries)}.`,
    because: 'No supply has been approved since. Consider the outcome in this decision.',
    asks: 'Read what was agreed when the supply lock was lifted.',
  }),
  'history-red-flag-reviewed': (entries: readonly string[]): FlagWords => ({
    says: `Red-flag symptom reported before: ${listed(entries)}.`,
    because: 'A prescriber who knew of it has approved a supply since.',
  }),
  'history-treatment-stopped': (entries: readonly string[]): FlagWords => ({
    says: `Treatment stopped by a prescriber: ${listed(entries)}.`,
    because: 'The reason may still apply, to this medicine or another.',
    asks: 'Ask what has changed since.',
  }),
  'history-treatment-stopped-reviewed': (entries: readonly string[]): FlagWords => ({
    says: `Treatment stopped by a prescriber: ${listed(entries)}.`,
    because: 'A prescriber who knew of it has approved a supply since.',
  }),
  'stop-answer-changed': (changes: readonly string[]): FlagWords => ({
    says: `Changed answer that had ruled out the medicine: ${listed(changes)}.`,
    because: 'The first answer may have been correct.',
    asks: 'Ask about it in a call and look for evidence.',
  }),
} as const
