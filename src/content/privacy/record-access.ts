import { brand } from '../brand.ts'

/** Who it was, where it was done by a command on the server. */
export const operations = { name: `${brand.name} operations`, role: 'Operations' } as const

/** What was opened, as the patient reads it. */
export const accessedPartWords = {
  case: 'Your answers and your order',
  appointment: 'Your answers and your appointment',
  evidence: 'What you sent us',
  messages: 'Your messages',
  record: 'Your record',
  'contact details': 'Your name and contact details',
  'search result': 'Your name in a search',
  'list entry': 'Your entry in a list of people we look after',
  prescription: 'Your prescription',
  letter: 'A letter about you',
  'access log': 'The list of who opened your record',
  incident: 'A report about something that went wrong, or nearly did',
} as const

/** What for. */
export const accessReasonWords = {
  case: 'as part of your care',
  search: 'because they searched for you',
  appointment: 'for your appointment',
  check: 'to check your order before it is sent',
  dispatch: 'to send your parcel',
  message: 'to read or answer your messages',
  coaching: 'to see who needs support with treatment',
  audit: 'to check that records are used properly',
  operations: 'to look after the service',
  incident: 'to learn from it and put it right',
  interface: 'to read it with another health system',
} as const

export const recordAccessWords = {
  heading: ['Who has opened', 'your record'],
  lead: 'We record every time a member of our team opens your record. Nobody can change or delete an entry.',
  link: 'Who has opened your record',
  back: 'Your account',
  loading: 'Loading the list...',
  failed: 'We couldn’t load the list just now.',
  tryAgain: 'Try again',
  none: 'Nobody yet',
  noneWhat: 'When someone in our team opens your record, you’ll see who it was, when and why.',
  more: 'Show earlier ones',
  moreBusy: 'Loading...',
  question: 'Does something look wrong?',
  ask: 'Ask us about it',
} as const
