import { counted } from '#content/numbers.ts'
import type { FlagWords } from './flag-words.ts'

export const bloodTestFlags = {
  'blood-results-to-review': (waiting: number, isBeyond: boolean): FlagWords => ({
    says: isBeyond
      ? 'Blood test results outside the laboratory’s range, not yet reviewed.'
      : 'Blood test results not yet reviewed.',
    because: `${counted(waiting, 'sample')} awaiting review by a prescriber.`,
    asks: 'Review them under Blood tests before you decide.',
  }),
  'blood-test-overdue': (due: string, days: number): FlagWords => ({
    says: 'Blood test overdue.',
    because: `It was due on ${due}, more than ${days} days ago. The interval is our own: no guidance requires it.`,
    asks: 'Ask the patient why it has not been done, or record why it is not needed.',
  }),
} as const
