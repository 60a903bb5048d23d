import { counted, inWords } from '../numbers.ts'

/** What a case of each state has been all the while. */
const standing: Readonly<Record<string, string>> = {
  waiting_for_evidence: 'waiting for evidence',
  ready: 'ready to be decided',
  waiting_for_patient: 'waiting for the patient',
  approved: 'waiting to be checked',
  waiting_for_price: 'waiting for a yes to the price, or a card',
  checked: 'waiting to be sent',
  dispatched: 'on its way',
  quarantined: 'late or warm and not settled',
  returned: 'back with us',
  lost: 'lost in the post',
}

/** Plain sentences about what is not finished. None of them says who a person is or what they have. */
export const operationsInboxWords = {
  clocks: (reference: string, state: string) =>
    `${reference} has been ${standing[state] ?? state} for longer than it should`,
  safeguarding: 'A safeguarding case has waited for longer than it should',
  checkIn: 'A check-in after which nothing could be offered has waited for longer than it should',
  alarm: 'Somebody may not be safe, and nobody has said that they have it',
  decisions: {
    'card provider away': (reference: string) => `A decision about ${reference} waits for the card provider`,
    error: (reference: string) => `A decision about ${reference} could not be carried out and is tried again`,
    'for long': (reference: string) =>
      `A decision about ${reference} could not be carried out in many tries. Whoever runs the server has to look`,
  },
  returned: (reference: string) => `${reference} went back to the prescriber after it was approved`,
  money: {
    'taken without approval': (reference: string, _: string, found: string) =>
      `${found} was taken for ${reference} in the card provider’s own pages, and nobody has approved it`,
    'not taken': (reference: string, expected: string) =>
      `${expected} for ${reference} stands in our books as taken, and the card provider has not taken it`,
    'another amount taken': (reference: string, expected: string, found: string) =>
      `${found} was taken for ${reference} instead of ${expected}`,
    'refund came back': (reference: string, expected: string, found: string) =>
      `Of ${expected} given back for ${reference} only ${found} has gone`,
    'still held': (reference: string, _: string, found: string) =>
      `${reference} has ended, and ${found} is still held or kept at the card provider`,
    disputed: (reference: string, expected: string) =>
      `The payment of ${expected} for ${reference} is disputed. Nothing is sent for it`,
    'dispute lost': (reference: string, expected: string) => `The dispute about ${expected} for ${reference} was lost`,
  },
  unsettled: (reference: string) => `The hold on the card for ${reference} has ended, and the order has not`,
  refunds: (reference: string, amount: string, tries: number) =>
    `${amount} is owed for ${reference}; the card provider has not taken it in ${tries} tries`,
  authorisations: (reference: string, hours: number) =>
    `The hold on the card for ${reference} ends in ${hours === 1 ? 'an hour' : `${hours} hours`}`,
  replies: 'A patient has waited for an answer for longer than a working day',
  requests: 'Somebody who wrote through the contact form has waited for longer than a working day',
  post: (reference: string, days: number) =>
    `${reference} was paid for more than ${counted(inWords(days), 'day')} ago and has not been posted`,
  papers: {
    'in time': (left: number) =>
      `A paper prescription can be posted for ${counted(inWords(left), 'more day')} and is still here`,
    'too late': () => 'A paper prescription is too late to post: it is handed over, or another is written',
    void: () => 'A paper prescription is void, and the patient never had it: another may be needed',
  },
  parcels: {
    held: (reference: string) => `The parcel of ${reference} came late or warm. A pharmacist has to settle it`,
    notCome: (reference: string) => `The patient says that the parcel of ${reference} has not come`,
  },
  recalls: {
    awaiting: 'A recall is waiting for a second person to confirm it',
    outstanding: (count: number) =>
      `${count === 1 ? 'One recipient of a recall has' : `${count} recipients of a recall have`} not answered`,
  },
  evidence: 'A document has come in that nobody has looked at',
  visits: {
    nobody: 'A video appointment has lost whoever was to hold it, and nobody else is free then',
    unrecorded: 'A video appointment is over, and what was seen has not been written down',
  },
  outcomes: {
    missing: 'An appointment is over and its outcome has not been recorded',
    'card provider away': 'An outcome of an appointment waits for the card provider',
    error: 'An outcome of an appointment could not be carried out and is tried again',
    'for long':
      'An outcome of an appointment could not be carried out in many tries. Whoever runs the server has to look',
  },
  letters: (number: number) => `Letter ${number} to a GP practice should have been posted by now`,
  locks: 'Supply is locked by a sign that cannot wait, and the concern is closed: nobody has lifted the lock',
  vitals: 'Blood pressure and pulse are due for a patient on a medicine for ADHD',
  symptoms: 'A patient reported a symptom or a problem with a dose or pen, and no prescriber has read it',
  flags: 'Something was raised for a prescriber, and no prescriber has answered',
  data: {
    copy: 'Somebody asked for a copy of their data, and it is not ready',
    concern: 'Somebody asked for their data to be erased, and a concern about them stands open',
    supply: 'Somebody asked for their data to be erased, and waits for a medicine to arrive or come back',
    decision: 'Somebody asked for their data to be erased, and waits for a decision about them',
    appointment: 'Somebody asked for their data to be erased, and waits for an appointment to be over',
    payment: 'Somebody asked for their data to be erased, and waits for a payment that is under way',
    money: 'Somebody asked for their data to be erased, and waits for money to go back',
    late: 'An erasure that somebody asked for is late',
  },
  messages: 'An email could not be sent and was given up',
  jobs: {
    fails: (name: string, parts: readonly string[]) =>
      `A job fails: ${name}${parts.length > 0 ? ` (${parts.join(', ')})` : ''}`,
    late: (name: string) => `A job is late: ${name}`,
    rows: (name: string, count: number) =>
      `A job cannot handle ${count === 1 ? 'one entry' : `${count} entries`} and tries again: ${name}`,
    nobody: (name: string) => `No server does a job: ${name}`,
  },
  provider: 'The card provider does not answer. Decisions and refunds wait for it',
  scanner: {
    off: 'Files that people send aren’t scanned for viruses: no scanner is set up',
    away: 'The virus scanner doesn’t answer. Nobody can send files until it does',
  },
  rules: 'No clinical lead has signed for the clinical rules in force. Nothing can be decided until one has',
  does: {
    rules: 'Read and sign them',
    askLead: 'Ask a clinical lead to sign',
    case: 'Open the case',
    prescription: 'Check it',
    parcel: 'Open the parcel',
    money: 'Look at the money',
    thread: 'Answer',
    person: 'Look at it',
    appointment: 'Open the appointment',
    post: 'Post it',
    recall: 'Open recalls',
    acknowledge: 'I have it',
    onCall: 'Tell whoever is on call',
    'send again': 'Send again',
    operator: 'Tell whoever runs the server',
    scanner: 'Set CLAMAV_SOCKET or CLAMAV_HOST on the server',
    notYours: 'Not for your role',
  },
  owners: {
    patient: 'Patient',
    prescriber: 'Prescriber',
    pharmacist: 'Pharmacist',
    dispatcher: 'Dispatch',
    carrier: 'Dispatch',
    support: 'Support',
    lead: 'Clinical lead',
    money: 'Support or lead',
    operator: 'Whoever runs the server',
    onCall: 'On call',
    recall: 'Pharmacist or clinical lead',
    careTeam: 'Care team',
    clinician: 'Clinician',
  },
} as const

export const operationsInboxScreen = {
  title: 'Watch',
  description: 'What is not finished, and whose turn it is.',
  clear: 'All clear',
  clearWhat: 'Nothing is late, owed, failed or unread. This page looks again by itself.',
  lead: (count: number, time: string) => `${count === 1 ? 'One thing' : `${count} things`} not finished · ${time}`,
  leadClear: (time: string) => `Looked at ${time}`,
  unknown: (names: string) => `Not known at the moment: ${names}. Do not take it for none.`,
  cut: (names: string) => `There is more than is shown here: ${names}.`,
  sources: {
    alarms: 'alarms',
    clocks: 'clocks',
    decisions: 'decisions',
    returned: 'returned to the prescriber',
    money: 'money',
    refunds: 'refunds',
    authorisations: 'holds on cards',
    replies: 'replies',
    requests: 'contact requests',
    post: 'post',
    papers: 'paper prescriptions',
    letters: 'letters',
    parcels: 'late or warm parcels',
    recalls: 'recalls',
    evidence: 'evidence',
    visits: 'video appointments',
    outcomes: 'appointment outcomes',
    locks: 'locked supply',
    flags: 'raised for a prescriber',
    symptoms: 'symptom reports',
    vitals: 'blood pressure and pulse',
    data: 'requests about data',
    messages: 'emails',
    jobs: 'jobs',
    provider: 'card provider',
    scanner: 'virus scanner',
    rules: 'clinical rules',
  },
  severities: { urgent: 'Urgent', high: 'Soon', low: 'Later' },
  columns: { severity: 'How soon', says: 'What', owner: 'Whose turn', age: 'For' },
  keys: { down: 'Next row', up: 'Row before', open: 'Do what the row says', refresh: 'Look again' },
  acted: { acknowledge: 'It is yours. Nobody else is called.', 'send again': 'It is being sent again.' },
  failed: 'That did not work. Please try again.',
} as const
