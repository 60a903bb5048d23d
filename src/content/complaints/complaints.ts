export const complaintWayWords = {
  form: 'Contact form',
  email: 'Email',
  phone: 'Phone',
  letter: 'Letter',
  in_person: 'In person',
} as const

/** Goes on from the day it was received. */
const receivedBy: Readonly<Record<keyof typeof complaintWayWords, string>> = {
  form: 'by contact form',
  email: 'by email',
  phone: 'by phone',
  letter: 'by letter',
  in_person: 'in person',
}

export const complaintTopicWords = {
  care: 'Care or treatment',
  medicine: 'Medicine',
  delivery: 'Delivery',
  payment: 'Payment or refund',
  privacy: 'Privacy or personal data',
  staff: 'A member of staff',
  website: 'Website or app',
  other: 'Something else',
} as const

export const complaintStateWords = { received: 'To acknowledge', open: 'To answer', closed: 'Closed' } as const

export const complaintOutcomeWords = {
  upheld: 'Upheld',
  partly_upheld: 'Partly upheld',
  not_upheld: 'Not upheld',
  withdrawn: 'Withdrawn',
} as const

export const complaintEventWords = {
  recorded: 'Recorded',
  acknowledged: 'Acknowledged',
  closed: 'Closed',
  reopened: 'Reopened',
} as const

export const complaintProblems = {
  none: 'This complaint could not be found.',
  otherId: 'Another complaint was recorded under this number. Reload the page and record it again.',
  meanwhile: 'A colleague has changed this complaint. Check it and try again.',
  because: {
    'nothing said': 'Say what the complaint is about.',
    'nobody named': 'Say who complained.',
    'in the future': 'Choose a day that has passed.',
    'too long ago': 'Check the year: that is too long ago.',
    'before it was received': 'Choose a day on or after the day it was received.',
    'no answer': 'Enter the day of our answer.',
    'no finding': 'Say what was found.',
  },
} as const

export const complaintsWords = {
  title: 'Complaints log',
  description: 'Complaints, with outcome and what changed.',
  loading: 'Opening...',
  notLoaded: 'The complaints could not be loaded',
  lead: (count: number) => `${count} open`,
  link: 'Complaints log',
  lists: { open: 'Open', overdue: 'Overdue', closed: 'Closed' },
  table: 'Complaints',
  columns: { reference: 'Reference', topic: 'About', received: 'Received', state: 'State', due: 'Due' },
  empty: 'No complaints here',
  emptyWhat: 'Record each one, however it reached us.',
  more: 'Next page',
  back: 'Previous page',
  new: 'Record a complaint',
  keys: { refresh: 'Refresh' },
} as const

export const newComplaintWords = {
  heading: 'Record a complaint',
  fromEnquiry: (reference: string) => `Taken from enquiry ${reference}. Check it before you save.`,
  enquiryFailed: 'The enquiry could not be read. Fill in the form by hand.',
  how: 'How it reached us',
  topic: 'About',
  receivedOn: 'Received on',
  who: 'Who complained',
  whoHint: 'Name and how to reach them. If it is on behalf of someone else, say whose.',
  what: 'What the complaint is about',
  whatHint: 'In their words where you can.',
  chooseHow: 'Choose how it reached us.',
  chooseTopic: 'Choose what it is about.',
  chooseDay: 'Choose the day.',
  save: 'Save complaint',
  saving: 'Saving...',
  cancel: 'Cancel',
  failed: 'The complaint was not saved. What you wrote is still here. Try again.',
} as const

export const complaintWords = {
  title: 'Complaint',
  description: 'A complaint and its outcome.',
  loading: 'Opening...',
  notLoaded: 'This complaint could not be loaded',
  noCase: 'This link does not open a complaint',
  toList: 'Back to the complaints log',
  receivedOn: (day: string, how: keyof typeof complaintWayWords) => `Received ${day} ${receivedBy[how]}`,
  recordedBy: (name: string) => `Recorded by ${name}`,
  due: { received: (left: string) => `Acknowledge: ${left}`, open: (left: string) => `Answer: ${left}` },
  who: 'Who complained',
  what: 'What the complaint is about',
  enquiry: (reference: string) => `Enquiry ${reference}`,
  patient: (name: string) => `Patient: ${name}`,
  acknowledge: {
    heading: 'Acknowledge',
    lead: 'Tell them that we’ve received it, who is looking into it and when they’ll hear from us.',
    on: 'Acknowledged on',
    save: 'Save',
    saving: 'Saving...',
    done: (day: string) => `Acknowledged ${day}`,
  },
  conclude: {
    heading: 'Outcome',
    lead: 'Send the answer itself by email, letter or phone. Tell them that they can ask for a review, and who else they can turn to.',
    outcome: 'Outcome',
    answeredOn: 'Answered on',
    found: 'What was found',
    changes: 'What we’re changing because of it',
    changesHint: 'Leave empty if nothing does.',
    nothing: 'Nothing changes.',
    choose: 'Choose the outcome.',
    save: 'Close complaint',
    saving: 'Closing...',
    answered: (day: string) => `Answered ${day}`,
  },
  reopen: 'Reopen',
  reopening: 'Reopening...',
  closedBy: (name: string, when: string) => `Closed by ${name}, ${when}`,
  keptUntil: (day: string) => `Kept until ${day}, then erased.`,
  history: 'History',
  failed: 'This was not saved. What you wrote is still here. Try again.',
  keys: { refresh: 'Refresh' },
} as const
