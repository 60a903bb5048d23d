import { brand } from '../brand.ts'

/** The same five nouns on every screen of the account: at the foot of a phone, at the side of a wide screen. */
export const accountTabs = {
  label: 'Your account',
  today: 'Today',
  treatment: 'Treatment',
  messages: 'Messages',
  progress: 'Progress',
  more: 'More',
  /** Read out after the name of the tab. */
  unread: (count: number) => `${count} new`,
} as const

/** In the header of every page of the account. */
export const unwellLink = 'I feel unwell'

export const moreWords = {
  title: 'More',
  description: `Orders, appointments, letters, your data and how you sign in at ${brand.name}.`,
  heading: ['Everything', 'else'],
  receipts: 'Receipts',
  care: 'Your care',
  record: 'Your record and data',
  account: 'Your account',
  orders: ['Orders', 'What you ordered, and where each parcel is'],
  appointments: ['Appointments', 'Join, move or cancel'],
  preparation: ['Before your appointment', 'Your questionnaire, and the person you’ve asked'],
  companion: ['Digital companion', 'Your week, and short reads'],
  healthList: ['Medicines, allergies and conditions', 'What you take and have, for your care team'],
  letters: ['Letters', 'To your GP and to you'],
  bloodTests: ['Blood tests', 'When the next one is, and your results'],
  doses: ['Your doses', 'Log each dose, and see the earlier ones'],
  howToInject: ['How to inject', 'Each step for your pen, and used needles'],
  sideEffects: ['Side effects', 'What helps, and when to ask for help'],
  scale: ['Your smart scale', 'Set it up, and bring in its readings'],
  medicines: ['About medicines', 'Questions and articles'],
  card: ['Payment card', 'See or remove it'],
  consents: ['What you agreed to', 'View or withdraw'],
  access: ['Who has opened your record', 'Name, date and reason'],
  data: ['Your data', 'Get a copy, or ask us to erase it'],
  security: ['Sign-in and security', 'Password, passkeys, email address and devices'],
} as const

export const ordersWords = {
  title: 'Orders',
  description: 'Your orders, where each one is, and its receipt.',
  heading: ['Your', 'orders'],
} as const

export const appointmentsPageWords = {
  title: 'Appointments',
  description: 'Your appointments: join, move or cancel them.',
  lead: 'Join, move or cancel them here.',
  heading: ['Your', 'appointments'],
} as const

export const treatmentPageWords = {
  title: 'Treatment',
  description: 'Your medicine, your next injection and what you have at home.',
  heading: ['Your', 'treatment'],
  none: 'No treatment yet',
  noneWhat: 'Once your first pen has arrived, you’ll find your dose, your injection day and what’s left here.',
  seeOrder: 'See your orders',
} as const

export const accountFooterLabel = 'Information'
