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

/** Why it cannot be closed so. */
export const notClosedWords = (leastTries: number) =>
  ({
    'nothing said': 'Write down what came of it.',
    'nobody spoke with them': 'Nobody has reached them yet: record the conversation first.',
    'too few tries': `They are tried at least ${inWords(leastTries)} times before this is said.`,
    'they were reached': 'Somebody has reached them: choose what came of it.',
  }) as const

export const concernProblems = {
  none: 'There is no such concern.',
  over: 'This concern is closed.',
  closedBy: (name: string) => `${name} has closed it meanwhile.`,
  nothingSaid: 'Write down what happened.',
} as const

export const concernWords = {
  title: 'Safeguarding',
  description: 'Somebody who may not be safe.',
  loading: 'Opening...',
  notLoaded: 'This could not be loaded',
  noCase: 'No concern is named in this address',
  toQueue: 'Back to the queue',
  unknown: 'Somebody without an account',
  raised: (when: string) => `Told ${when}`,
  clock: (left: string) => `clock: ${left}`,
  record: 'Open their record',
  messages: 'Messages',
  alarm: {
    none: 'Nobody has said yet that they have it.',
    by: (name: string, when: string) => `${name} has it, since ${when}.`,
    dealtWith: 'It was dealt with before anybody was called.',
    take: 'I have it',
    taking: 'Saving...',
  },
  reach: {
    heading: 'How to reach them',
    left: 'left for this',
    account: 'from their account',
    none: 'They left no number.',
    email: 'Email',
    called: (name: string) => `Asked to be called ${name}.`,
    mayMessage: 'A message may be left, and who is calling may be said to others.',
    mayNot: 'Speak with nobody but them. Leave no message, and do not say who is calling.',
    notAsked: 'They were not asked whether a message may be left: leave none.',
  },
  told: {
    heading: 'What they told us',
    sources: {
      adhd: 'ADHD self-assessment',
      'medicines-and-conditions': 'Medicines and conditions',
      unwell: 'I feel unwell, in their account',
    },
    yes: (count: number) => `${count} ${count === 1 ? 'answer speaks' : 'answers speak'} of a risk`,
    others: (count: number) => `${count} other ${count === 1 ? 'answer' : 'answers'}`,
    earlier: 'Told before that',
    at: (when: string) => `answered ${when}`,
  },
  contacts: {
    heading: 'What we did',
    none: 'Nobody has tried to reach them yet.',
    reached: 'reached',
    notReached: 'not reached',
  },
  rail: 'Do',
  form: {
    heading: 'Record a contact',
    how: 'How',
    result: 'What came of it',
    results: { reached: 'Reached them', missed: 'Did not reach them' },
    said: 'What was said and agreed',
    saidMissed: 'What happened',
    hint: 'Part of their record.',
    add: 'Record',
    adding: 'Recording...',
    chooseResult: 'Say first whether you reached them.',
    failed: 'This could not be recorded. It is still here: try again.',
  },
  close: {
    heading: 'Close',
    outcome: 'What came of it',
    said: 'In your words',
    hint: 'Who has it now, and what was agreed.',
    button: 'Close the concern',
    closing: 'Closing...',
    choose: 'Choose what came of it first.',
    role: 'Prescribers and the clinical lead close concerns.',
    failed: 'It could not be closed. What you wrote is still here: try again.',
  },
  closed: (name: string, when: string) => `Closed by ${name}, ${when}`,
  history: 'History',
  keys: {
    take: 'I have it',
    contact: 'Record a contact',
    close: 'Close',
    refresh: 'Look for what is new',
    messages: 'Messages',
  },
} as const

/** In the queue, where nothing says who it is or what they told. */
export const concernRow = {
  wish: 'To be called',
  waits: 'Somebody may not be safe. Nobody has said yet that they have it.',
  has: (name: string) => `Somebody may not be safe. ${name} has it.`,
  notYours: 'Only prescribers and clinical leads open a safeguarding case. Speak to the prescriber on call.',
} as const
