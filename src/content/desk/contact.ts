import { brand } from '../brand.ts'

export const requestProblems = {
  none: 'There is no such request.',
  noPerson: 'There is no such person.',
  empty: 'Write an answer first.',
  meanwhile: 'Somebody has done something else with it meanwhile.',
} as const

/** What happened to a request, by the code it is kept under. */
export const requestEventWords = {
  taken: 'Taken',
  'given back': 'Given back',
  answered: 'Answered by email',
  closed: 'Closed',
  reopened: 'Opened again',
  linked: 'Linked to a patient',
  unlinked: 'Link taken away',
} as const

export const contactInboxWords = {
  title: 'Contact',
  description: `What people wrote to ${brand.name} through the contact form.`,
  lead: (waiting: number) =>
    waiting === 0 ? 'Nobody is waiting for an answer' : `${waiting} waiting for an answer · the shortest clock first`,
  lists: { waiting: 'Waiting', mine: 'Mine', answered: 'Answered', closed: 'Closed' },
  none: {
    waiting: 'Every request has been answered.',
    mine: 'You have taken no request.',
    answered: 'Nothing stands answered.',
    closed: 'Nothing has been closed yet.',
  },
  requests: 'Requests',
  more: 'Show more',
  choose: 'Choose a request',
  chooseWhat: 'What was written opens here. That you opened it is written into the access log.',
  states: { waiting: 'Waiting for us', answered: 'Answered', closed: 'Closed' },
  mine: 'With you',
  takenBy: (name: string) => `With ${name}`,
  free: 'Nobody has taken it',
  linked: 'Patient',
  from: (email: string) => `From ${email}`,
  take: 'Assign to me',
  giveBack: 'Give back',
  close: 'Close',
  reopen: 'Open again',
  them: 'They wrote',
  link: 'Link to a patient',
  linkedTo: (name: string) => `Patient: ${name}`,
  unlink: 'Take the link away',
  search: {
    title: 'Whose request is it?',
    what: 'A whole email address, phone number or order reference. Everybody shown is written into the access log.',
    label: 'Search',
    find: 'Find',
    finding: 'Looking...',
    none: 'Nobody was found. A part of something finds nobody.',
    choose: (name: string) => `Link to ${name}`,
    close: 'Close',
  },
  reply: 'Your answer',
  replyHint: 'It goes by email, with your name and the reference: nothing about anybody’s health belongs in it.',
  send: 'Send',
  sendAndClose: 'Send and close',
  sending: 'Sending...',
  sent: 'Sent',
  notSent: 'It has not been sent. What you wrote is still here.',
  failed: 'That did not work. Please try again.',
  draftKept: 'Draft kept',
  draftNotKept: 'Draft not kept yet',
  openFile: (name: string) => `Open ${name}`,
  history: 'What was done',
  keys: {
    next: 'Next request',
    previous: 'Previous request',
    reply: 'Write an answer',
    refresh: 'Look for what is new',
  },
} as const
