import { counted } from '../numbers.ts'

interface Figures {
  readonly undoSeconds: number
  readonly leaseMinutes: number
}

/** What the words of the desk mean, for new colleagues. */
export const deskTerms = ({ undoSeconds, leaseMinutes }: Figures) =>
  [
    ['Do not supply', 'A finding that rules out the medicine: the case cannot be approved while it stands.'],
    ['Second signature', 'Another prescriber must countersign the approval before the pharmacist sees it.'],
    ['Caution', 'A finding that the prescriber must mark as reviewed before approving.'],
    ['Incomplete', 'Information is still missing. It holds the approval but says nothing against supply.'],
    [
      'Red-flag symptom',
      'A symptom that cannot wait. Supply is locked until a prescriber has spoken with the patient.',
    ],
    ['Supply lock', 'Nothing is approved or dispatched until a prescriber lifts the lock in the patient’s record.'],
    ['Supply period', 'The days that a delivered pen lasts. The next one can be dispatched near its end.'],
    [
      'Undo window',
      `The ${counted(undoSeconds, 'second')} after a decision in which you can undo it. Nothing is sent before then.`,
    ],
    [
      'Assigned, unassign',
      `A case is yours while its page is open. It returns to the queue when you unassign or leave it, or ${counted(leaseMinutes, 'minute')} after you lose your connection.`,
    ],
    [
      'Returned to prescriber',
      'The pharmacist sent the approval back, or a new finding held it. It needs a new decision.',
    ],
    ['Awaiting', 'Evidence or an answer that we still need from the patient or a colleague.'],
    ['Verified', 'Confirmed by staff, a pharmacy, a record or a letter, and not only stated by the patient.'],
    ['Deadline', 'The time by which we promised to act. After it, the case is shown as overdue.'],
  ] as const
