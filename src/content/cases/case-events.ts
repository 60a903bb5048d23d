/** What happened to a case, by the words it is stored under. Those that are not here read well as they are. */
const caseEventWords: Readonly<Record<string, string>> = {
  opened: 'Case opened',
  asked: 'Question sent to the patient',
  replied: 'Patient replied',
  noted: 'Note added',
  'written to a colleague': 'Message between prescriber and pharmacist',
  'approved, to be signed': 'Approved, awaiting second signature',
  'the price to be agreed to': 'Patient asked to accept the price',
  'a letter to the GP is due': 'Letter to the GP due',
  'taken back, access lost': 'Decision undone: access of its author ended',
  'taken back, use restricted': 'Decision not carried out: the patient had the use of their data restricted',
  'returned by the pharmacist': 'Returned by pharmacist',
  checked: 'Released by pharmacist',
  'the card could not be charged': 'Card declined',
  'pen put aside, another to be checked': 'Pen put aside, another one to be checked',
  'the patient says it has not come': 'Patient reported that the parcel has not arrived',
  'confirmed what to do before the first dose': 'Patient confirmed the advice before the first dose',
  'to be replaced': 'Replacement requested',
  'found fit to use': 'Assessed by pharmacist: can be used',
  'discarded, to be replaced': 'Discarded, replacement requested',
  'recalled, to be replaced': 'Pen recalled, replacement requested',
  'came after its cold chain duration': 'Arrived after its cold-chain duration',
  returned: 'Returned to sender',
  'called off': 'Cancelled by the patient',
  'what was paid has gone back': 'Payment refunded',
  'the hold on the card ended': 'Card authorisation expired',
  'supply unlocked': 'Supply lock lifted',
}

const asSentence = (what: string) => `${what[0]?.toUpperCase() ?? ''}${what.slice(1).replaceAll('_', ' ')}`

export const caseEvent = (what: string): string => caseEventWords[what] ?? asSentence(what)
