export const dayWords = {
  title: 'Day',
  description: 'The appointments of a day or a week, and what became of them.',
  today: 'Today',
  /** The Monday as it is written. */
  weekOf: (monday: string) => `Week of ${monday}`,
  /** For those who do not see what it is about. */
  anyService: 'Appointment',
  previous: 'Earlier',
  next: 'Later',
  views: { day: 'Day', week: 'Week' },
  view: 'Shown',
  clinician: 'Clinician',
  schedule: 'Times',
  refresh: 'Refresh',
  table: (day: string) => `Appointments on ${day}`,
  columns: { time: 'Time', patient: 'Patient', service: 'Service', state: 'State' },
  open: (time: string, patient: string) => `Open ${time}, ${patient}`,
  noName: 'Patient',
  empty: 'Nothing booked',
  emptyWhy: 'No appointment begins on this day.',
  holiday: (name: string) => `Closed: ${name}`,
  noClinician: 'No appointments are yours yet',
  noClinicianWhy:
    'Appointments belong to a clinician, and nobody has connected you with one. Whoever looks after appointments can do that under Times.',
  loading: 'Fetching the day...',
  notLoaded: 'The day could not be fetched',
  counts: (booked: number, over: number) => [`${booked} to come`, ...(over > 0 ? [`${over} over`] : [])].join(' · '),
  hints: { missed: 'Late: attended?', overdue: 'No outcome yet' },
  pending: 'Being recorded',
  withoutOutcome: 'Outcome not recorded',
  withoutOutcomeWhat: 'These appointments are over. Record whether the patient attended.',
  withoutOutcomeTable: 'Appointments of other days without an outcome',
  states: {
    held: 'Held',
    released: 'Released',
    booked: 'Booked',
    completed: 'Attended',
    cancelled: 'Cancelled',
    calledOff: 'Cancelled by us',
    rescheduled: 'Moved',
    declined: 'Declined',
    DNA: 'Did not attend',
  },
} as const

export const appointmentDeskWords = {
  toOutcome: 'Video, outcome and contact',
  title: 'Appointment',
  description: 'One appointment: who comes, what they told us, and what became of it.',
  loading: 'Opening the appointment...',
  notLoaded: 'The appointment could not be opened',
  none: 'No appointment is named',
  toDay: 'To the day',
  born: (day: string) => `born ${day}`,
  masked: 'Answers, risks and notes are for the clinician. You see how to reach the person.',
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
  noScore: 'No score: a question is still open',
  risks: 'Risks they have ever said Yes to',
  treatment: 'Treatment by another of our services',
  treated: (medicine: string, dose: string | null) =>
    dose === null
      ? `${medicine} is ordered from our weight-management service.`
      : `On ${medicine} ${dose} from our weight-management service.`,
  treatedWhy:
    'With a stimulant it reduces appetite further and raises the pulse. Check weight, pulse and blood pressure, and tell the weight-management prescriber.',
  risksNone: 'They have never said Yes to a risk.',
  riskNow: 'Yes in these answers',
  riskBefore: 'Yes before, changed since',
  contact: 'Contact',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  unknown: 'Not known',
  record: 'Record',
  paid: (amount: string, back: string | null) => (back === null ? `Paid ${amount}` : `Paid ${amount}, ${back} back`),
  free: 'Free of charge',
  historyNone: 'Nothing has happened yet.',
  events: {
    held: 'Time held',
    released: 'Time released',
    booked: 'Booked',
    completed: 'Recorded as attended',
    cancelled: 'Cancelled',
    calledOff: 'Cancelled by us',
    rescheduled: 'Moved to another time',
    declined: 'Declined',
    DNA: 'Recorded as not attended',
  },
  by: {
    patient: 'The patient',
    provider: 'The card provider',
    clock: 'The clock',
    clinician: 'A clinician',
    staff: 'Somebody',
  },
  outdated: 'This appointment has changed since you opened it.',
  reload: 'Show it anew',
  noteLabel: 'Private note',
  noteHint: 'For you and the clinical lead. The patient does not see it here; it is part of their record.',
  followUp: (day: string) => `To be seen again by ${day}`,
  told: 'Told the patient',
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
    phone: () => 'They went on by phone',
  },
} as const

/** Of an appointment at which weight and height are seen. */
export const weighInDeskWords = {
  lead: 'See the face, the scale and the number together, then the height. Write down what you have seen yourself.',
  told: 'They told us',
  nothingTold: 'They have told us neither.',
  figures: (kg: string, cm: string) => `${kg} kg, ${cm} cm`,
  recorded: (figures: string) => `Written down: ${figures}`,
  by: (name: string, at: string) => `By ${name}, ${at}`,
  write: 'Write down weight and height',
  again: 'Correct it',
  noCase: 'No order of theirs waits for this any more, so there is nowhere to write it down.',
  openCase: 'Open the case',
  alsoAttended: 'Saving it records that they came, unless that was said already.',
  handOver: 'Give to a colleague',
  handOverWhat:
    'Whoever of the care team is free at this time takes it. The patient keeps their time and hears nothing.',
  handingOver: 'Looking for somebody...',
  handedOver: 'A colleague has it now',
  handOverFailed: 'This did not reach the desk. Nothing was changed. Try again.',
  nobodyFree: 'Nobody else is free at this time.',
} as const

export const outcomeWords = {
  title: 'What became of it',
  names: {
    attended: 'Attended',
    missed: 'Did not attend',
    declined: 'Decline',
    cancelled: 'Cancel by us',
  },
  /** What each does, computed from the policy it was booked under. Amounts as they are written. */
  does: {
    attended: 'They came. Nothing goes back, and they are thanked by email.',
    missed: (minutes: number) =>
      `Nobody joined within ${minutes} minutes. The fee is kept, and a new appointment needs a new fee. They are told by email.`,
    declined: (refund: string) =>
      `It is not for this person. ${refund} goes back, and they read your words in their account.`,
    cancelled: (refund: string) =>
      `We cannot keep it. ${refund} goes back, we apologise, and they may choose another time before others.`,
  },
  /** The same where nothing was paid. */
  doesFree: {
    attended: 'They came. They are thanked by email.',
    missed: (minutes: number) =>
      `Nobody joined within ${minutes} minutes. It costs them nothing: they are asked to choose another time.`,
    cancelled: 'We cannot keep it. We apologise, and they choose another time.',
  },
  suggested: (minutes: number) => `${minutes} minutes have passed. If nobody has joined, record it.`,
  overdue: 'It is over, and nobody has said what became of it.',
  followUp: 'To be seen again by',
  followUpHint: 'Leave empty if nothing was agreed.',
  words: 'Words to the patient',
  wordsHint: 'They read them in their account. The email does not contain them.',
  wordsNeeded: 'Write to the person first: why, and what could help instead.',
  confirm: {
    attended: 'Record as attended',
    missed: 'Record as not attended',
    declined: 'Decline',
    cancelled: 'Cancel and refund',
  },
  confirmFree: 'Cancel it',
  confirming: 'Recording...',
  back: 'Back',
  failed: 'This did not reach the desk. Nothing was recorded. Try again.',
  whyNot: {
    'not-booked': 'It is no longer booked.',
    'not-started': 'It has not started yet.',
    'still-time': (minutes: number) => `There is still time to join: ${minutes} minutes from the start.`,
    'not yours': 'This is for the clinician.',
    'not-offered': 'Such an appointment does not end this way.',
  },
  recorded: {
    attended: 'Attended.',
    missed: 'Did not attend.',
    declined: 'Declined.',
    cancelled: 'Cancelled by us.',
  },
  left: (seconds: number) => `${seconds} s to undo`,
  undo: 'Undo',
  undone: 'Taken back. Nothing was sent.',
  byOther: (name: string) => `${name} has just recorded what became of it.`,
  gone: 'There is no such appointment.',
  tooLate: 'This is final: it has been carried out.',
  takenBack: 'This was taken back already.',
  another: 'Somebody is recording something else about it just now. Open it again.',
} as const

export const letterWords = {
  label: 'Summary letter to the patient',
  hint: 'They read and print it in their account. The email only says that there is one.',
  send: 'Send letter',
  sending: 'Sending...',
  empty: 'Write the letter first.',
  sent: (name: string, at: string) => `Sent by ${name}, ${at}`,
  before: 'A letter is written after the appointment, once it is recorded as attended.',
  notYet: 'A letter follows an appointment that took place.',
  already: 'A letter has been sent for this appointment.',
  none: 'No letter has been sent.',
} as const
