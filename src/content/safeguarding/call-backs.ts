import { inWords } from '../numbers.ts'

/** Calls about a safeguarding concern that are set for a time. Nothing here says who the person is. */
export const callBackWords = {
  heading: 'Call-backs',
  none: 'This call-back could not be found.',
  noAssignee: 'Only prescribers and clinical leads can be given a call-back.',
  otherId: 'This call-back could not be saved. Set it again.',
  aColleague: 'A colleague',
  timeProblems: (days: number) => ({
    'in the past': 'Choose a time that is still to come.',
    'too far ahead': `Choose a time within the next ${days} days.`,
  }),
  overAlready: (by: string, ending: string) => `${by} has already recorded this call-back: ${ending}.`,
  nowWith: (name: string | null) =>
    name === null ? 'This call-back has since been unassigned.' : `${name} has taken this call-back.`,
  endings: {
    reached: 'reached',
    'not reached': 'not reached',
    cancelled: 'cancelled',
    'concern closed': 'concern closed before the call',
  },
  due: (when: string) => `Call back ${when}`,
  overdue: (age: string) => `Overdue by ${age}`,
  withYou: 'Assigned to you',
  with: (name: string) => `Assigned to ${name}`,
  unassigned: 'Not assigned',
  ended: (ending: string, by: string, when: string) => `${ending} · ${by}, ${when}`,
  take: "I'll make this call",
  unassign: 'Unassign',
  cancel: 'Cancel call-back',
  of: (when: string) => `: call-back ${when}`,
  failed: 'That did not work. Please try again.',
  missed: (count: number, escalatesAt: number) =>
    count >= escalatesAt
      ? `Not reached ${inWords(count)} times in a row. The on-call prescriber has been alerted.`
      : 'Not reached. If the next call-back is missed too, the on-call prescriber is alerted.',
  escalated: 'Recorded. Not reached again, so the on-call prescriber is being alerted.',
  form: {
    heading: 'Set a call-back',
    date: 'Day',
    time: 'Time',
    assignee: 'Assigned to',
    anyone: 'Any prescriber',
    me: (name: string) => `${name} (you)`,
    button: 'Set call-back',
    saving: 'Saving...',
    needsTime: 'Choose a day and a time.',
    saved: (when: string) => `Call-back set for ${when}`,
  },
  /** In the form that records a contact. */
  contact: {
    legend: 'Was this a call-back?',
    none: 'No, another contact',
    one: (when: string) => `Yes, the one due ${when}`,
  },
  mine: {
    heading: 'Your call-backs',
    row: 'Safeguarding call-back',
    open: 'Open the concern',
  },
} as const
