import { inWords } from '../numbers.ts'

export const outcomeWords = {
  safe_with_a_plan: 'Safe, with a plan',
  emergency_services: 'Passed to emergency services',
  gp_or_crisis_team: 'Passed to their GP or a crisis team',
  not_reached: 'Could not be reached',
  not_a_concern: 'Not a concern',
} as const

export const wayWords = {
  phone: 'Phone call',
  text: 'Text message',
  email: 'Email',
  video: 'Video',
  other: 'Another way',
} as const

/** Why the concern cannot be closed with this outcome. */
export const notClosedWords = (leastTries: number) =>
  ({
    'nothing said': 'Record what happened.',
    'nobody spoke with them': 'No one has reached the patient yet. Record the conversation first.',
    'too few tries': `Record at least ${inWords(leastTries)} attempts before you choose this.`,
    'they were reached': 'The patient has been reached. Choose another outcome.',
  }) as const

export const concernProblems = {
  none: 'This concern could not be found.',
  over: 'This concern is closed.',
  closedBy: (name: string) => `${name} has already closed this concern.`,
  nothingSaid: 'Record what happened.',
} as const

export const concernWords = {
  title: 'Safeguarding',
  description: 'A patient who may not be safe.',
  loading: 'Opening...',
  notLoaded: 'This could not be loaded',
  noCase: 'This link does not open a concern',
  toQueue: 'Back to the queue',
  unknown: 'Person without an account',
  raised: (when: string) => `Reported ${when}`,
  clock: (left: string) => `Due: ${left}`,
  record: 'Open their record',
  messages: 'Messages',
  alarm: {
    none: 'Not yet acknowledged',
    by: (name: string, when: string) => `Taken by ${name}, ${when}`,
    dealtWith: 'Dealt with before anyone was alerted',
    take: "I'll take this",
    taking: 'Saving...',
  },
  lock: {
    locked:
      'Supply is locked. Nothing is sent until a prescriber has spoken with the patient and lifts the lock. Closing the concern does not lift it.',
    lift: 'Lift the lock in their record',
  },
  reach: {
    heading: 'Contact details',
    left: 'given for this call',
    account: 'from their account',
    none: 'No phone number given.',
    email: 'Email',
    called: (name: string) => `Prefers to be called ${name}.`,
    mayMessage: 'You may leave a message and say who is calling.',
    mayNot: 'Speak only to the patient. Do not leave a message or say who is calling.',
    notAsked: 'The patient was not asked about messages. Do not leave one.',
  },
  told: {
    heading: 'What was reported',
    sources: {
      adhd: 'ADHD self-assessment',
      'medicines-and-conditions': 'Medicines and conditions',
      unwell: 'I feel unwell, in their account',
      'life-history': 'Questionnaire before the appointment',
      preparation: 'Someone who knows them, in confidence',
      blood_tests: 'Blood test, marked critical by the laboratory',
    },
    yes: (count: number) => `${count} ${count === 1 ? 'answer indicates' : 'answers indicate'} risk`,
    others: (count: number) => `${count} other ${count === 1 ? 'answer' : 'answers'}`,
    earlier: 'Reported earlier',
    at: (when: string) => `answered ${when}`,
  },
  contacts: {
    heading: 'Contact log',
    none: 'No contact attempts yet.',
    reached: 'reached',
    notReached: 'not reached',
  },
  rail: 'Actions',
  form: {
    heading: 'Record a contact',
    how: 'How',
    result: 'Result',
    results: { reached: 'Reached', missed: 'Not reached' },
    said: 'What was said and agreed',
    saidMissed: 'What happened',
    hint: 'Saved to the patient’s record.',
    add: 'Record',
    adding: 'Recording...',
    chooseResult: 'Choose whether you reached the patient.',
    failed: 'This was not saved. Your text is still here. Try again.',
  },
  close: {
    heading: 'Close',
    outcome: 'Outcome',
    said: 'Summary',
    hint: 'Who is responsible now, and what was agreed.',
    button: 'Close the concern',
    closing: 'Closing...',
    choose: 'Choose an outcome first.',
    role: 'Only prescribers and clinical leads can close a concern.',
    failed: 'The concern was not closed. Your text is still here. Try again.',
  },
  closed: (name: string, when: string) => `Closed by ${name}, ${when}`,
  history: 'History',
  keys: {
    take: "I'll take this",
    contact: 'Record a contact',
    close: 'Close',
    callBack: 'Set a call-back',
    refresh: 'Refresh',
    messages: 'Messages',
  },
} as const

/** In the queue, where nothing says who the patient is or what they reported. */
export const concernRow = {
  wish: 'Call needed',
  waits: 'A patient may not be safe. Not yet acknowledged.',
  has: (name: string) => `A patient may not be safe. ${name} has taken this.`,
  notYours: 'Only prescribers and clinical leads can open a safeguarding concern. Speak to the prescriber on call.',
} as const
