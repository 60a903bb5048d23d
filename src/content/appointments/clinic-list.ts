export const dayWords = {
  title: 'Clinic list',
  description: 'Appointments by day or week, and their outcomes.',
  today: 'Today',
  /** The Monday as it is written. */
  weekOf: (monday: string) => `Week of ${monday}`,
  /** For those who do not see what it is about. */
  anyService: 'Appointment',
  previous: 'Earlier',
  next: 'Later',
  views: { day: 'Day', week: 'Week' },
  view: 'View',
  clinician: 'Clinician',
  schedule: 'Clinic hours',
  refresh: 'Refresh',
  table: (day: string) => `Appointments on ${day}`,
  columns: { time: 'Time', patient: 'Patient', service: 'Service', state: 'State' },
  open: (time: string, patient: string) => `Open ${time}, ${patient}`,
  noName: 'Patient',
  empty: 'Nothing booked',
  emptyWhy: 'There are no appointments on this day.',
  holiday: (name: string) => `Closed: ${name}`,
  noClinician: 'No appointments are yours yet',
  noClinicianWhy:
    'Your account is not linked to a clinician’s calendar. An administrator or clinical lead can link it under Clinic hours.',
  loading: 'Loading the clinic list...',
  notLoaded: 'The clinic list could not be loaded',
  counts: (booked: number, over: number) => [`${booked} to come`, ...(over > 0 ? [`${over} over`] : [])].join(' · '),
  hints: { missed: 'Not joined', overdue: 'No outcome yet' },
  pending: 'Being recorded',
  withoutOutcome: 'Outcome not recorded',
  withoutOutcomeWhat: 'These appointments are over. Record whether the patient attended.',
  withoutOutcomeTable: 'Appointments on other days without an outcome',
  states: {
    held: 'Held',
    released: 'Released',
    booked: 'Booked',
    completed: 'Attended',
    cancelled: 'Cancelled',
    calledOff: 'Clinic cancellation',
    rescheduled: 'Moved',
    declined: 'Declined',
    DNA: 'Did not attend',
  },
} as const

/** Beside a video call. */
export const besideCallWords = {
  title: 'Notes and outcome',
  loading: 'Opening notes and outcome...',
  locked: 'The desk is locked. The call continues, and your draft is saved.',
  over: 'You are signed out of the desk. The call continues, and your draft is saved.',
  unlock: 'Unlock',
  signIn: 'Sign in',
} as const

export const appointmentDeskWords = {
  toOutcome: 'Video, outcome and contact',
  title: 'Appointment',
  description: 'One appointment: the patient, their answers and the outcome.',
  loading: 'Opening the appointment...',
  notLoaded: 'The appointment could not be opened',
  none: 'This link does not open an appointment',
  toDay: 'Clinic list',
  born: (day: string) => `born ${day}`,
  masked: 'Answers, risks and notes are for the clinician. You can see contact details.',
  parts: 'Parts of the appointment',
  answers: 'Answers',
  weighIn: 'Weight and height',
  notes: 'Notes',
  history: 'History',
  letter: 'Letter',
  after: 'After',
  score: (points: number, of: number, band: string) => `Score ${points} of ${of}, ${band}`,
  /** By the rule of the ASRS v1.1, part A. */
  screen: (counted: number, of: number, isPositive: boolean) =>
    `Screen ${isPositive ? 'positive' : 'negative'}: ${counted} of ${of} (ASRS part A)`,
  noScore: 'No score: a question is unanswered',
  risks: 'Risk questions the patient has ever answered Yes to',
  treatment: 'Treatment by another of our services',
  treated: (medicine: string, dose: string | null) =>
    dose === null
      ? `${medicine} is ordered from our weight-management service.`
      : `On ${medicine} ${dose} from our weight-management service.`,
  treatedWhy:
    'With a stimulant it reduces appetite further and raises the pulse. Check weight, pulse and blood pressure, and tell the weight-management prescriber.',
  risksNone: 'The patient has never answered Yes to a risk question.',
  riskNow: 'Yes in these answers',
  riskBefore: 'Yes before, changed since',
  contact: 'Contact',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  unknown: 'Not known',
  record: 'Record',
  paid: (amount: string, back: string | null) =>
    back === null ? `Paid ${amount}` : `Paid ${amount}, ${back} refunded`,
  free: 'Free of charge',
  historyNone: 'No history yet.',
  events: {
    held: 'Time held',
    released: 'Time released',
    booked: 'Booked',
    completed: 'Recorded as attended',
    cancelled: 'Cancelled',
    calledOff: 'Clinic cancellation',
    rescheduled: 'Moved to another time',
    declined: 'Declined',
    DNA: 'Recorded as not attended',
  },
  by: {
    patient: 'The patient',
    provider: 'The card provider',
    clock: 'The system',
    clinician: 'A clinician',
    staff: 'A colleague',
  },
  outdated: 'This appointment has changed since you opened it.',
  reload: 'Refresh',
  noteLabel: 'Private note',
  noteHint: 'For you and the clinical lead. Not shown to the patient here, but part of their record.',
  followUp: (day: string) => `Follow-up due by ${day}`,
  told: 'Message to the patient',
} as const

export const joinWords = {
  title: 'Video',
  /** Times as they are written: 09:50. */
  opens: (time: string) => `The room opens at ${time}`,
  join: 'Join',
  newTab: '(in a new tab)',
  over: 'The room is closed',
  who: { patient: 'The patient', clinician: 'The clinician' },
  events: {
    joined: (who: string) => `${who} joined`,
    left: (who: string) => `${who} left`,
    phone: () => 'Continued by phone',
  },
} as const

/** Of an appointment at which weight and height are seen. */
export const weighInDeskWords = {
  lead: 'See the patient’s face, the scale and its reading together, then the height. Record only what you have seen.',
  told: 'Patient reported',
  nothingTold: 'The patient reported neither.',
  figures: (kg: string, cm: string) => `${kg} kg, ${cm} cm`,
  recorded: (figures: string) => `Recorded: ${figures}`,
  by: (name: string, at: string) => `By ${name}, ${at}`,
  write: 'Record weight and height',
  again: 'Correct',
  noCase: 'No order is waiting for this measurement, so it can’t be recorded.',
  openCase: 'Open the case',
  alsoAttended: 'Saving this also records attendance, unless it is already recorded.',
  handOver: 'Reassign',
  handOverWhat:
    'The next available member of the care team takes this appointment. The patient’s time stays the same and they are not notified.',
  handingOver: 'Finding a colleague...',
  handedOver: 'Reassigned to a colleague',
  handOverFailed: 'Nothing was changed. Check your connection and try again.',
  nobodyFree: 'No colleague is free at this time.',
} as const

export const outcomeWords = {
  title: 'Outcome',
  names: {
    attended: 'Attended',
    missed: 'Did not attend',
    declined: 'Decline',
    cancelled: 'Clinic cancellation',
  },
  /** What each does, computed from the policy it was booked under. Amounts as they are written. */
  does: {
    attended: 'The patient attended. No refund. They get a thank-you email.',
    missed: (minutes: number) =>
      `The patient did not join within ${minutes} minutes. The fee is kept, and a new appointment needs a new payment. The patient is emailed.`,
    declined: (refund: string) =>
      `This appointment is not suitable for the patient. ${refund} is refunded, and they can read your message in their account.`,
    cancelled: (refund: string) =>
      `The clinic cancels. ${refund} is refunded, we apologise, and the patient gets priority to rebook.`,
  },
  /** The same where nothing was paid. */
  doesFree: {
    attended: 'The patient attended. They get a thank-you email.',
    missed: (minutes: number) =>
      `The patient did not join within ${minutes} minutes. There is no charge. They are asked to choose another time.`,
    cancelled: 'The clinic cancels. We apologise, and the patient can choose another time.',
  },
  suggested: (minutes: number) => `${minutes} minutes have passed. If the patient has not joined, record it.`,
  overdue: 'This appointment is over. Record the outcome.',
  followUp: 'Follow-up due by',
  followUpHint: 'Leave empty if nothing was agreed.',
  words: 'Message to the patient',
  wordsHint: 'Shown in their account. The email does not include it.',
  wordsNeeded: 'Write to the patient first: why, and what could help instead.',
  confirm: {
    attended: 'Record as attended',
    missed: 'Record as not attended',
    declined: 'Decline',
    cancelled: 'Cancel and refund',
  },
  confirmFree: 'Cancel appointment',
  confirming: 'Recording...',
  back: 'Back',
  failed: 'Nothing was recorded. Check your connection and try again.',
  whyNot: {
    'not-booked': 'This appointment is no longer booked.',
    'not-started': 'This appointment has not started yet.',
    'still-time': (minutes: number) => `The patient can still join, until ${minutes} minutes after the start.`,
    'not yours': 'Only the clinician can record this.',
    'not-offered': 'Not available for this type of appointment.',
  },
  recorded: {
    attended: 'Attended.',
    missed: 'Did not attend.',
    declined: 'Declined.',
    cancelled: 'Clinic cancellation recorded.',
  },
  left: (seconds: number) => `${seconds} s to undo`,
  undo: 'Undo',
  undone: 'Undone. Nothing was sent.',
  byOther: (name: string) => `${name} has just recorded the outcome.`,
  gone: 'This appointment does not exist.',
  tooLate: 'The outcome is final and can no longer be undone.',
  takenBack: 'This outcome was already undone.',
  another: 'A colleague is recording another outcome. Refresh the appointment.',
} as const

export const letterWords = {
  label: 'Summary letter to the patient',
  hint: 'They read and print it in their account. The email only says that there is one.',
  send: 'Send letter',
  sending: 'Sending...',
  empty: 'Write the letter first.',
  sent: (name: string, at: string) => `Sent by ${name}, ${at}`,
  before: 'You can write the letter once the appointment is recorded as attended.',
  notYet: 'You can send a letter only for an appointment that took place.',
  already: 'A letter has been sent for this appointment.',
  none: 'No letter has been sent.',
} as const
