import type { FlagWords } from './flag-words.ts'

/** One earlier entry: what it says, where from and on which day. */
const listed = (entries: readonly string[]): string => entries.join('; ')

const correct = 'Evidence, and a correction in the clinical history by a prescriber.'

/** The words about what is kept of a person for good. */
export const clinicalHistoryFlags = {
  'history-stop': (entries: readonly string[]): FlagWords => ({
    says: `Told before, and not told now: ${listed(entries)}.`,
    because: 'An answer that rules the medicine out stays, whatever is answered later.',
    asks: correct,
  }),
  'history-reaction': (entries: readonly string[]): FlagWords => ({
    says: `A serious reaction was reported before: ${listed(entries)}.`,
    because: 'A second reaction to the same medicine or ingredient can be fatal.',
    asks: correct,
  }),
  'history-condition': (entries: readonly string[]): FlagWords => ({
    says: `Told before, and not told now: ${listed(entries)}.`,
    because: 'It rules out the other medicine, and needs two prescribers for this one.',
    asks: 'Ask the patient, and correct the clinical history if it was a mistake.',
  }),
  'history-passed': (entries: readonly string[], months: number): FlagWords => ({
    says: `Told more than ${months} months ago: ${listed(entries)}.`,
    because: 'It may have passed since. It ruled the medicine out then.',
    asks: 'Ask the patient how it is now.',
  }),
  'history-red-flag': (entries: readonly string[]): FlagWords => ({
    says: `A red-flag symptom was reported before: ${listed(entries)}.`,
    because: 'No supply has been approved since. What became of it belongs to this decision.',
    asks: 'Read what was agreed when the supply lock was lifted.',
  }),
  'history-red-flag-reviewed': (entries: readonly string[]): FlagWords => ({
    says: `A red-flag symptom was reported before: ${listed(entries)}.`,
    because: 'A prescriber has approved a supply since, knowing of it.',
  }),
  'history-treatment-stopped': (entries: readonly string[]): FlagWords => ({
    says: `A prescriber stopped their treatment: ${listed(entries)}.`,
    because: 'The reason may still hold, for this medicine or for another.',
    asks: 'Ask what has changed since.',
  }),
  'history-treatment-stopped-reviewed': (entries: readonly string[]): FlagWords => ({
    says: `A prescriber stopped their treatment: ${listed(entries)}.`,
    because: 'A supply has been approved since, knowing of it.',
  }),
  'stop-answer-changed': (changes: readonly string[]): FlagWords => ({
    says: `An answer that ruled the medicine out was changed: ${listed(changes)}.`,
    because: 'The first answer may have been the true one.',
    asks: 'Ask about it in a call, and look for evidence.',
  }),
} as const
