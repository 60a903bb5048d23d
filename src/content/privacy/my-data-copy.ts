/** How the copy of a patient's data is laid out. Tables that are not named here come last. */
export const copySections: readonly { readonly heading: string; readonly tables: readonly string[] }[] = [
  {
    heading: 'You and your account',
    tables: ['accounts', 'account_identities', 'account_passkeys', 'email_changes', 'sessions', 'security_events'],
  },
  { heading: 'Your answers', tables: ['answer_sets', 'ended_answers', 'visits'] },
  { heading: 'What you ordered and paid', tables: ['orders', 'order_events', 'card_requests', 'refunds'] },
  { heading: 'What you agreed to', tables: ['consents'] },
  {
    heading: 'Decisions and prescriptions',
    tables: ['cases', 'case_events', 'case_decisions', 'prescriptions', 'gp_letters', 'supply_confirmations'],
  },
  { heading: 'Your clinical history', tables: ['clinical_history', 'clinical_history_corrections'] },
  { heading: 'What you showed us', tables: ['evidence_checks', 'evidence_files', 'identity_checks'] },
  { heading: 'Your treatment and deliveries', tables: ['plans', 'plan_events', 'supply_covers', 'pens', 'parcels'] },
  {
    heading: 'Appointments and letters',
    tables: [
      'appointments',
      'appointment_events',
      'appointment_outcomes',
      'appointment_letters',
      'appointment_reminders',
      'room_events',
      'follow_ups',
      'adhd_vitals',
      'paper_prescriptions',
      'paper_events',
      'postings',
    ],
  },
  { heading: 'What you logged', tables: ['tracked_measures', 'tracking_settings'] },
  {
    heading: 'Messages',
    tables: ['threads', 'thread_messages', 'contact_requests', 'contact_messages', 'contact_files', 'messages'],
  },
  {
    heading: 'When you told us that you may not be safe, or felt unwell',
    tables: ['concerns', 'concern_answers', 'supply_locks', 'symptom_reports'],
  },
  { heading: 'Who looked at your data', tables: ['access_log', 'operator_acts'] },
  { heading: 'Your requests about your data', tables: ['data_exports', 'erasures'] },
]

/** What each table is called there. */
export const tableTitles: Readonly<Record<string, string>> = {
  accounts: 'Your details',
  account_identities: 'Companies you sign in with',
  account_passkeys: 'Passkeys',
  email_changes: 'Changes of your email address',
  sessions: 'Where you are signed in',
  security_events: 'Sign-ins and changes to your account',
  answer_sets: 'Questionnaires',
  ended_answers: 'Answers that ended an assessment',
  visits: 'Visits to our site, and forms you had begun',
  orders: 'Orders and bookings',
  order_events: 'What happened to each order',
  card_requests: 'When we asked for your card again',
  refunds: 'Money back',
  consents: 'What you agreed to or declined',
  clinical_history: 'What matters for every later decision',
  clinical_history_corrections: 'Corrections to it',
  cases: 'Where each review stands',
  case_events: 'What happened in each review',
  case_decisions: 'Decisions',
  prescriptions: 'Prescriptions',
  gp_letters: 'Letters to your GP',
  supply_confirmations: 'What you confirmed before a delivery',
  evidence_checks: 'What was found',
  evidence_files: 'Files between you and us',
  identity_checks: 'Identity checks',
  plans: 'Treatments',
  plan_events: 'What happened in each treatment',
  supply_covers: 'Which days each pen was for',
  pens: 'Pens',
  parcels: 'Parcels',
  appointments: 'Appointments',
  appointment_events: 'What happened to each appointment',
  appointment_outcomes: 'What came of each appointment',
  appointment_letters: 'Letters after appointments',
  appointment_reminders: 'Reminders',
  room_events: 'Who joined a video appointment',
  follow_ups: 'Times that a clinician kept for you',
  paper_prescriptions: 'Prescriptions on paper',
  paper_events: 'What happened to each prescription on paper',
  postings: 'Prescriptions by post',
  tracked_measures: 'Weight and other measures',
  tracking_settings: 'Your goal and units',
  threads: 'Your conversation with our team',
  thread_messages: 'Messages between you and our team',
  contact_requests: 'What you wrote to support',
  contact_messages: 'What was written after that',
  contact_files: 'Files you sent to support',
  messages: 'Emails and texts we sent you lately',
  concerns: 'Concerns',
  concern_answers: 'What you told us',
  supply_locks: 'When nothing was sent because you felt unwell',
  adhd_vitals: 'Blood pressure and pulse',
  symptom_reports: 'Symptoms and problems with a dose or pen that you reported, also those you took back',
  access_log: 'Each look',
  operator_acts: 'What was done by a command on our servers',
  data_exports: 'Copies you asked for',
  erasures: 'Requests to be erased',
}

/** Figures for machines, which stand in the file for computers alone. */
export const leftOffThePage: readonly string[] = [
  'id',
  'epoch',
  'attempt',
  'attempts',
  'sequence',
  'rules_version',
  'awaits_signature',
  'leased_until',
  'is_at_work',
  'number',
  'key_id',
  'payment_intent',
  'next_try_at',
  'kept_until',
]

const labels: Readonly<Record<string, string>> = {
  at: 'When',
  created_at: 'Since',
  state_since: 'In this state since',
  email_proven_at: 'Email address confirmed',
  first_sign_in_at: 'First signed in',
  has_password: 'Has a password',
  last_seen_at: 'Last used',
  is_given: 'Agreed',
  wording: 'In these words',
  how: 'How',
  what: 'What',
  why: 'Why',
  to_state: 'Became',
  from_state: 'Was',
  staff_id: 'Who',
  by: 'By',
  on: 'Day',
  mg: 'Dose in mg',
  body: 'Words',
  legalSurname: 'Surname',
  dob: 'Date of birth',
  gender: 'Sex',
  pincode: 'Postcode',
  declineOffers: 'No offers',
  ods_code: 'GP practice code',
}

/** `covered_until` and `weightKg` are read as "Covered until" and "Weight kg". */
export function labelOf(name: string): string {
  const known = labels[name]
  if (known !== undefined) return known
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .replace(/ pence$/i, '')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const copyWords = {
  title: (brand: string) => `Your data at ${brand}`,
  made: (at: string) => `Made on ${at}, because you asked for it.`,
  lead: 'Everything we hold about you, in the order in which you might look for it. Keep this file somewhere safe: anybody who has it can read it.',
  contents: 'Contents',
  nothing: 'We hold nothing of this kind about you.',
  yes: 'Yes',
  no: 'No',
  files: 'The files themselves are in the folder “files” beside this page.',
  answers: 'Questions and answers',
  notAnswered: 'Not answered',
  notIn: 'What is not in this copy',
  json: 'The file my-data.json holds the same for computers.',
  jsonAbout: [
    'Each member of "data" is a kind of record, as a list of records. "titles" says what each kind is called on the page.',
    'Times are in UTC, as ISO 8601. Amounts end in "pence". "id" and names that end in "_id" say which records belong together.',
    'Sealed values stand here opened. A value that was erased is null.',
    'People who work here are written by name and role.',
  ],
} as const
