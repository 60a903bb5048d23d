/** What a case is called at the desk, wherever it is shown. */
export const riskWords = {
  stop: 'Do not supply',
  senior: 'Second signature',
  look: 'Caution',
  incomplete: 'Incomplete',
  note: 'Note',
  none: 'Routine',
  unread: 'Not assessed',
} as const

/** Instead of a severity, for a safeguarding case. */
export const safetyWords = { urgent: 'Urgent' } as const

export const kindWords = { order: 'Order', safeguarding: 'Safeguarding', check_in: 'Check-in' } as const

export const stateWords = {
  waiting_for_evidence: 'Waiting for evidence',
  ready: 'Ready',
  waiting_for_patient: 'Waiting for the patient',
  approved: 'To be checked',
  waiting_for_price: 'Waiting for the patient to accept the price or add a card',
  checked: 'To be sent',
  dispatched: 'On its way',
  delivered: 'Delivered',
  declined: 'Declined',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
  quarantined: 'Late or warm',
  returned: 'Returned to sender',
  lost: 'Lost',
  closed: 'Closed',
} as const

export const gateWords = {
  consents: 'Consents',
  identity: 'Identity',
  measurements: 'Weight and height',
  medicines_and_conditions: 'Medical history',
  previous_supply: 'Previous supply',
  gp: 'GP',
  two_way_contact: 'Contact',
  unanswered: 'Patient’s answer',
  diabetes_plan: 'Diabetes plan',
  live_contact: 'Call or video call',
  message: 'Sent with a message',
} as const

/** How evidence was verified, where its words do not say so. */
export const howWords = {
  video: 'live video',
  in_person: 'in person',
  clinical_record: 'clinical record',
  letter: 'letter',
  label: 'pharmacy label',
  again: 'asked again',
  thread: 'messages',
  call: 'telephone',
  provider: 'identity provider',
  patient: 'reported by the patient',
  staff: 'recorded here',
} as const

export const personWordsOf = {
  Female: { one: 'Woman', initial: 'F' },
  Male: { one: 'Man', initial: 'M' },
} as const

export const unknownPerson = { one: 'Patient', initial: 'Patient' } as const

export const identityWords = { verified: 'verified', notYet: 'unverified' } as const

export const holderWords = {
  free: 'unassigned',
  you: 'You',
} as const

/** How much of a clock is left, or by how much it is over. */
export const clockWords = {
  none: 'no deadline',
  left: (time: string) => `${time} left`,
  over: (time: string) => `Overdue by ${time}`,
  tomorrow: (time: string) => `tomorrow ${time}`,
  onDay: (day: string, time: string) => `${day} ${time}`,
  minutes: (count: number) => `${count} min`,
  hours: (hours: number, minutes: number) => (minutes === 0 ? `${hours} h` : `${hours} h ${minutes}`),
  days: (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`,
} as const

export const undoWords = {
  approve: 'Approved.',
  sign: 'Signed.',
  decline: 'Declined.',
  ask: 'Question about to be sent.',
  check: 'Released.',
  return: 'Returned to the prescriber.',
  done: (what: string, name: string | null) => (name === null ? what : `${name}: ${what}`),
  left: (seconds: number) => `${seconds} s to undo`,
  undo: 'Undo',
  undone: 'Undone. Nothing was sent.',
} as const
