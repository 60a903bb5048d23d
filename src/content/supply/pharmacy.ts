export const pharmacyWords = {
  title: 'Pharmacy',
  description: 'Approved cases that a pharmacist checks before anything is supplied.',
  lead: (count: number) => `${count} to be checked`,
  /** With the prescriber, whose answers are read there. */
  returned: (count: number) => (count === 1 ? '1 returned to the prescriber' : `${count} returned to prescribers`),
  table: 'Cases to be checked',
  loading: 'Loading the prescriptions...',
  notLoaded: 'The list could not be loaded',
  notLoadedWhy: 'There may be cases waiting. Try again before you rely on this list.',
  back: 'All to be checked',
  opening: 'Opening the prescription...',
  notOpened: 'The prescription could not be loaded',
} as const

export const prescriptionWords = {
  title: (number: number) => `Prescription ${number}`,
  private: 'Private prescription',
  patient: 'Patient',
  prescriber: 'Prescriber',
  born: (day: string) => `born ${day}`,
  signed: (when: string) => `Signed ${when}`,
  until: (day: string) => `valid until ${day}`,
  intact: 'Signature valid',
  broken: 'Signature invalid',
  label: 'Dispensing label',
  medicines: 'Other medicines reported',
  allergies: 'Allergies reported',
  none: 'None reported',
  flags: 'Flags and the prescriber’s comments',
  noFlags: 'None',
  noReason: 'reviewed, no comment',
  decided: 'Clinical rationale',
  approvedBy: 'Approved by',
  signedBy: 'Countersigned by',
  noneNeeded: 'No rationale was needed: no flag asked for one.',
  discussion: 'Messages with the prescriber',
  notInForce: 'There is no prescription in force for this case. It’s with a prescriber, or was never approved.',
  toCase: 'Open the case',
} as const

export const checkWords = {
  title: 'Check',
  scan: 'Scan the pack',
  scanHint: 'Scan the square code on the pack. You can scan from anywhere on this page.',
  camera: {
    open: 'Use the camera',
    close: 'Stop the camera',
    picture: 'Camera',
    notLoaded: 'The camera couldn’t be started. Check your connection, or type what is printed on the pack.',
    states: {
      opening: 'Starting the camera...',
      on: 'Hold the square code inside the frame.',
      denied:
        'The browser blocks the camera for this page. Allow it in the browser’s settings, or type what is printed on the pack.',
      missing: 'No camera was found. Use a scanner, or type what is printed on the pack.',
      busy: 'Another program is using the camera. Close that program and try again.',
      unread: 'This browser can’t read the codes of packs. Use a scanner, or type what is printed on the pack.',
      failed: 'The camera couldn’t be started. Use a scanner, or type what is printed on the pack.',
    },
  },
  notRead: 'The pack could not be looked up. Nothing was recorded: scan it again.',
  scanned: 'Scanned',
  pack: 'Pack',
  serial: 'Serial number',
  gtin: 'GTIN',
  anotherPack: 'Use another pack',
  unknown: 'This product number is not in the register yet. Type the brand and strength from the pack.',
  awaiting:
    'This product number is awaiting a second person’s confirmation. Until then, type the brand and strength from the pack.',
  register: 'Register it',
  openRegister: 'Open the register',
  typeInstead: 'No code on the pack? Type what is printed on it.',
  brand: 'Brand',
  strength: 'Strength',
  batch: 'Batch',
  expires: 'Expiry',
  expiresHint: (earliest: string | null) =>
    `As printed on the pack; where only a month is printed, its last day.${earliest === null ? '' : ` Not before ${earliest}.`}`,
  seen: 'I have checked interactions and allergies',
  release: 'Release for supply',
  releaseHint: 'The card is charged once this can no longer be undone.',
  giveBack: 'Return to prescriber',
  giveBackTitle: 'Return to the prescriber',
  reason: 'Reason',
  reasonHint: 'The prescriber reads this.',
  noPack: 'Scan the pack, or type what is printed on it.',
  noStrength: 'Type the brand and strength printed on the pack.',
  noBatch: 'Type the batch printed on the pack.',
  noExpiry: 'Type the expiry printed on the pack.',
  notSeen: 'Check interactions and allergies first.',
  noReason: 'Give a reason first.',
  with: (name: string) => `Assigned to ${name}. You can decide once it’s unassigned.`,
  sending: 'Sending...',
  failed: 'It could not be sent. Nothing was decided: try again.',
  doneWhy: 'Nothing has been sent yet. You can undo this until the time runs out.',
} as const

/** Why a pharmacist cannot release or return a case. */
export const checkProblems = {
  notIn: (state: string) => `Not possible while the case is ${state.replaceAll('_', ' ')}.`,
  broken: 'The prescription’s signature is invalid. Return it, and tell the clinical lead.',
  expired: 'The prescription has expired.',
  ownDecision: 'You approved or countersigned this prescription, so another person has to check it.',
} as const

/** Why a pen may not be supplied. */
export const penWords = {
  noBatch: 'Type the batch as printed on the pack: letters and digits.',
  otherPen: (medicine: string, dose: string) =>
    `Do not supply: the prescription is for ${medicine} ${dose}. Check the pack in your hand.`,
  recalled: 'This batch is being recalled. Put the pen aside and use another batch.',
  recalledSent: 'The batch of this pen is being recalled, so it must not be used. Discard and replace it.',
  expiresTooSoon: (day: string) =>
    `This pen must not expire before ${day}, when its last dose may be used (transport, supply period and in-use life). Use one that lasts longer.`,
  putAside: 'This pen must not be sent',
  putAsideReason: 'What is wrong with it',
  putAsideHint: 'Such as expiry, a recall or a fridge that failed. Kept on the case.',
  putAsideReasonFirst: 'Record what is wrong first.',
  putAsideDo: 'Put it aside and check another',
  putAsideNote: (reason: string) => `Pen put aside, another to be checked: ${reason}`,
} as const

export const recallWords = {
  title: 'Recalls',
  description: 'Pens of one batch, and earlier recalls.',
  lead: 'Find everyone who was supplied with a pen from one batch of a medicine. The access log records each person shown.',
  medicine: 'Medicine',
  chooseMedicine: 'Choose the medicine named in the recall.',
  batch: 'Batch number',
  batchHint: 'Hyphens, spaces and small letters make no difference.',
  find: 'Find',
  finding: 'Looking...',
  none: (medicine: string, batch: string) => `Nobody was given a pen of ${medicine}, batch ${batch}.`,
  found: (count: number, medicine: string, batch: string) =>
    `${count === 1 ? '1 pen' : `${count} pens`} of ${medicine}, batch ${batch}`,
  others: (count: number, brand: string, batch: string) =>
    `${count === 1 ? '1 pen' : `${count} pens`} of ${brand} also ${count === 1 ? 'has' : 'have'} batch number ${batch}. ${count === 1 ? 'It is' : 'They are'} not in the list, and not recalled with it.`,
  failed: 'The search failed. That does not mean that nobody has a pen from this batch. Try again.',
  near: 'Could these be the same batch, mistyped?',
  nearHint: 'They are not in the list. Check the pack or the supplier’s notice, and add those that belong to it.',
  add: (batch: string, count: number) => `Add ${batch} (${count === 1 ? '1 pen' : `${count} pens`})`,
  columns: { who: 'Person', reach: 'Contact details', pen: 'Pen', place: 'Where it is', at: 'Checked' },
  places: {
    'to be sent': 'With us, to be sent',
    'not sent': 'With us, not sent',
    sent: 'Sent, not delivered',
    quarantined: 'Late or warm, awaiting a pharmacist',
    unopened: 'Delivered, unopened',
    'in use': 'Delivered, in use',
    'used up': 'Delivered, used up',
    returned: 'Returned to sender',
    lost: 'Lost',
    discarded: 'Discarded',
  },
  fileColumns: ['Reference', 'Name', 'Mobile', 'Email', 'Pen', 'Batch', 'Expires', 'Where it is'],
  file: 'Download as CSV',
  ask: 'Request a recall',
  words: 'Message to recipients',
  wordsHint: 'Goes into their messages word for word. The email says only that there is something to read.',
  template: (medicine: string, batches: string) =>
    `Please don’t use the ${medicine} pen with batch number ${batches}, and don’t throw it away. We’re recalling this batch. The number is printed on the pack and on the pen, perhaps with hyphens or spaces.\n\nPlease reply here today to tell us whether you still have the pen and when you last used it. If you feel unwell, call 111, or 999 in an emergency. If there are doses left in the pen, we’ll replace it free of charge.`,
  noWords: 'Write the message to recipients first.',
  unnamed: (batches: string) => `The message doesn’t name batch ${batches}. Recipients find their pen by it.`,
  unnamedMedicine: (medicine: string) =>
    `The message doesn’t name ${medicine}. Someone may have pens of two medicines with this number.`,
  asking: 'Saving...',
  asked: 'The recall is waiting for a second person. No pen from this batch can be released or sent.',
  list: 'Recalls so far',
  noRecalls: 'No recalls yet.',
  batches: (medicine: string | null, keys: string) =>
    medicine === null ? `Batch ${keys}` : `${medicine}, batch ${keys}`,
  askedBy: (name: string, when: string) => `Requested by ${name}, ${when}`,
  confirmedBy: (name: string, when: string) => `Confirmed by ${name}, ${when}`,
  calledOff: (name: string, when: string) => `Called off by ${name}, ${when}`,
  awaiting: 'Awaiting a second person',
  confirm: 'Confirm and message all recipients',
  sure: 'Yes, message all recipients',
  back: 'Back',
  callOff: 'Call off',
  counts: (pens: number, told: number, outstanding: number) =>
    `${pens === 1 ? '1 pen' : `${pens} pens`} · ${told} messaged · ${outstanding} not answered`,
  toCall: (pens: number) => `${pens === 1 ? '1 pen' : `${pens} pens`} ordered without an account: call these patients`,
  outstanding: 'Show who has not answered',
  notAlone: 'You requested this recall, so another pharmacist or a clinical lead has to confirm it.',
  wasCalledOff: 'This recall was called off.',
  wasConfirmed: 'This recall was confirmed, and recipients have been told.',
  noRecall: 'This recall could not be found.',
  /** No dose of it is left, or the next pen is on its way to a decision. */
  decideNext:
    'This pen can’t be replaced by itself: its supply period is over, the patient has answered a check-in about it, or has had a later pen. Their next pen follows the usual way. If they should not pay for that one, ask for a refund of this order.',
} as const

/** To the recipient of a recalled pen, in their conversation. */
export const recalledReplacedWords =
  'We’re sending you another pen in place of the recalled one, and you won’t pay again. A clinician checks it first. Please don’t use the recalled pen, and keep it until our pharmacist tells you what to do with it.'
