import { inWords } from '../numbers.ts'
export const queueWords = {
  title: 'Queue',
  description: 'Cases that wait for somebody at the desk.',
  order: 'highest risk first, then the shortest clock',
  asOf: (time: string) => `as of ${time}, not live`,
  next: 'Next case',
  noneFree: (minutes: number) =>
    `No case in this list is free. Whoever has one keeps it for ${inWords(minutes)} minutes.`,
  nextFailed: 'The next case could not be claimed. Check your connection and try again.',
  lists: 'Lists',
  medicine: 'Medicine',
  anyMedicine: 'Any medicine',
  columns: { risk: 'Risk', person: 'Person', what: 'What', why: 'Why it is here', clock: 'Clock', with: 'With' },
  table: (list: string) => `Cases: ${list}`,
  nothingSpeaks: 'Nothing speaks against it.',
  noRecord: 'Your role does not open records.',
  loading: 'Loading the queue...',
  notLoaded: 'The queue could not be loaded',
  notLoadedWhy: 'Nothing is shown, because nothing is known: there may be cases waiting.',
  newer: 'Back to the first',
  older: 'Next fifty',
  refresh: 'Look for what is new',
  down: 'Move down',
  up: 'Move up',
  open: 'Open',
  count: (count: number, list: string) => `${count} ${list}`,
} as const

export const listWords = {
  ready: 'Ready',
  before_approval: 'Before approval',
  signature: 'To be signed',
  mine: 'Mine',
  waiting_for_evidence: 'Waiting for evidence',
  waiting_for_patient: 'Waiting for patient',
  waiting_for_price: 'Price or card',
  returned: 'Came back',
  lost: 'Lost',
  approved: 'To be checked',
  checked: 'To be sent',
  dispatched: 'On its way',
} as const

/** What an empty list means: not the same everywhere. */
export const emptyWords = {
  ready: ['Nothing to decide', 'Every case that is ready has been decided. New ones appear here by themselves.'],
  before_approval: ['Nothing to record', 'No case waits for a call, a plan or an answer before it can be approved.'],
  signature: ['Nothing to sign', 'No approval waits for a second person.'],
  mine: ['You have no case', 'Open one from the list, or take the next one.'],
  waiting_for_evidence: ['Nothing is missing', 'Nobody owes us evidence at the moment.'],
  waiting_for_patient: ['Nobody owes us an answer', 'Every question that was asked has been answered.'],
  waiting_for_price: ['Nothing to agree to', 'No dose costs more than was ordered, and no card was refused.'],
  returned: ['Nothing came back', 'Every parcel has found its address.'],
  lost: ['Nothing is lost', 'No parcel has gone missing.'],
  approved: ['Nothing to check', 'Approved cases appear here when their half minute of undo is over.'],
  checked: ['Nothing to send', 'Checked cases appear here once the card has been charged.'],
  dispatched: ['Nothing is on its way', 'Parcels appear here when they have left.'],
} as const
