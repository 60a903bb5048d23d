import { brand } from '../brand.ts'
import type { HowTaken, Storage } from '../medicines/forms.ts'

export const dispatchWords = {
  title: 'Dispatch',
  description: 'Parcels to be sent, and those on their way.',
  lists: 'Lists',
  sorted: {
    checked: 'Sorted by dispatch deadline, earliest first.',
    dispatched: 'Sorted by expected arrival, earliest first.',
    quarantined: 'Sorted by the pharmacist’s deadline, earliest first.',
    returned: 'Sorted by our deadline to contact the patient, earliest first.',
    lost: 'Sorted by our deadline to contact the patient, earliest first.',
  },
  table: (list: string) => `Cases: ${list}`,
  loading: 'Loading the parcels...',
  notLoaded: 'The list could not be loaded',
  notLoadedWhy: 'There may be parcels waiting. Try again before you rely on this list.',
  back: 'All parcels',
  opening: 'Opening the parcel...',
  notOpened: 'The parcel could not be loaded',
} as const

export const parcelWords = {
  addressChanged:
    'The address of this order has changed since you opened it. Check the parcel against the new address.',
  /** Moments as they are written. */
  addressChange: (by: string, at: string) => `${by} changed this address, ${at}`,
  addressBefore: (lines: string) => `Before: ${lines}`,
  addressCheck: 'Check that the printed address is this one before the parcel leaves.',
  title: (reference: string) => `Parcel ${reference}`,
  to: 'To',
  inside: 'In the box',
  batch: (batch: string) => `batch ${batch}`,
  expires: (day: string) => `expires ${day}`,
  noPens: 'No pen is recorded for this case.',
  label: 'Dispensing label',
  print: 'Print',
  printAddress: 'Address label',
  printLabel: 'Dispensing label',
  printLeaflet: 'Patient information leaflet',
  send: 'Send',
  carrier: 'Carrier',
  tracking: 'Tracking number',
  trackingHint: 'Scan or type it.',
  coldPack: 'Cold pack',
  coldPackHint: 'Its name or number, as on the pack.',
  hours: 'Cold-chain hours',
  expected: 'Expected day',
  sent: 'Sent',
  sending: 'Saving...',
  failed: 'It could not be saved. Nothing was changed: try again.',
  lacks: (field: string) => `Fill in first: ${field}.`,
  hoursRange: (least: number, most: number) => `Enter ${least} to ${most} hours.`,
  tooLate: 'The cold pack runs out before the parcel is expected. Use one that lasts longer, or choose an earlier day.',
  onItsWay: 'On its way',
  by: (carrier: string, tracking: string) => `${carrier}, ${tracking}`,
  sentAt: (when: string) => `sent ${when}`,
  expectedOn: (day: string) => `expected by ${day}`,
  coldUntil: (when: string) => `cold until ${when}`,
  tooWarm:
    'Past its cold-chain duration: not to be used. When it is delivered, a pharmacist decides whether it is replaced free of charge.',
  notCome: (when: string) => `The patient reported ${when} that it has not arrived.`,
  delivered: 'Delivered',
  returned: 'Returned to sender',
  lost: 'Lost',
  sure: { delivered: 'Yes, delivered', returned: 'Yes, returned to sender', lost: 'Yes, it is lost' },
  back: 'Back',
  over: 'Nothing more to do here',
  replace: 'Replace it',
  replaceWhy: 'A prescriber decides on the replacement, and a second prescriber signs. The patient does not pay again.',
  replaced: 'Yes, have it replaced',
  recalled: 'The batch of this pen is being recalled. The patient has been told not to use it.',
  isReplaced: 'It is being replaced',
  isReplacedWhy: 'A prescriber decides next. You’ll find it under To be sent once it has been signed and checked.',
  wasQuarantined:
    'It arrived after its cold-chain duration, so a pharmacist has to decide about it. The patient has been told not to use it.',
} as const

/** What goes into the box beside the pen, ticked one by one as it is packed. */
export const boxWords = {
  title: 'Box list',
  items: {
    label: 'dispensing label on the pack',
    leaflet: 'patient information leaflet',
    needles: 'pen needles',
    'sharps bin': 'sharps bin',
    scale: 'smart scale',
  },
  line: (item: string, count: number) =>
    count === 1 ? item.replace(/^./, (first) => first.toUpperCase()) : `${count} ${item}`,
  tickNext: 'Tick the next item of the box list',
  missing: (item: string) => `Pack and tick first: ${item}.`,
  packed: (items: string) => `Packed: ${items}`,
  keyHint: 'Press x to tick the next item.',
  print: 'Box list',
} as const

export const packingWords = {
  title: 'Pack parcels',
  start: 'Pack parcels one after another',
  lead: 'Fill in carrier and cold pack once. Then scan a tracking number and tick the box list for each parcel.',
  shipping: 'Carrier and cold pack',
  count: (sent: number, all: number) => `${sent} of ${all} sent`,
  isSent: (tracking: string) => `Sent, ${tracking}`,
} as const

/** A parcel that came late or warm, and what a pharmacist decides about it. */
export const excursionWords = {
  title: 'Late or warm',
  causes: {
    late: 'It arrived after its cold-chain duration.',
    warm: 'The patient reported that it came late or warm.',
  },
  at: (when: string) => `Since ${when}.`,
  lead: 'The patient has been told not to use it and not to throw it away. A pharmacist decides what happens next.',
  limit: ({ maxC, hours }: { maxC: number; hours: number }) =>
    hours === 0
      ? `It may be used only if it is known to have stayed within 2 to ${maxC} °C.`
      : `It may be used if it was never above ${maxC} °C, and out of the fridge for ${hours} hours at most.`,
  warmestC: 'Warmest, °C',
  warmHours: 'Hours above 8 °C',
  unknownHint: 'Leave this empty if it is not known. The pen is then discarded.',
  wholeNumbers: 'Enter whole degrees and hours, rounded up. Leave a field empty only if it is not known.',
  reason: 'Clinical rationale',
  noReason: 'Give a reason first.',
  use: 'It can be used',
  discard: 'Discard and replace',
  discardWhy:
    'A prescriber decides on the replacement, and a second prescriber signs. The patient is told, and does not pay again.',
  onlyPharmacist: 'Only a pharmacist can decide this.',
  problems: {
    unknown: () => 'It isn’t known how warm it was and for how long, so it must not be used. Discard and replace it.',
    frozen: () => 'It may have been frozen, so it must not be used. Discard and replace it.',
    'too warm': ({ maxC }: { maxC: number }) =>
      `It was above ${maxC} °C, so it must not be used. Discard and replace it.`,
    'too long': ({ hours }: { hours: number }) =>
      `It was out of the fridge for more than ${hours} hours, so it must not be used. Discard and replace it.`,
  },
} as const

/** A mark on a parcel that was made by mistake. */
export const correctionWords = {
  notSent: 'It has not left',
  notEnded: { delivered: 'It was not delivered', returned: 'It was not returned', lost: 'It is not lost' },
  reason: 'Why this was a mistake',
  reasonHint: 'Kept on the case. The patient is told that we made a mistake.',
  noReason: 'Give a reason first.',
  correct: 'Correct it',
  tracking: 'Correct carrier or tracking number',
  trackingSave: 'Save and tell the patient',
  tooLate:
    'It is too late to correct this here: too many days have passed since delivery, or a check-in or another pen has followed. Tell the clinical lead.',
  note: (what: 'not sent' | 'not ended', reason: string) =>
    `${what === 'not sent' ? 'Marked as sent by mistake' : 'Marked as ended by mistake'}: ${reason}`,
} as const

/** The page that goes into the box. The leaflet of the maker is in the pack as well. */
export const leafletWords = {
  title: 'Your medicine',
  lead: ({ form }: HowTaken) => `A short reminder. Please read the leaflet in the pack before your ${form.firstDose}.`,
  how: 'How to use it',
  keep: 'How to keep it',
  keepLines: ({ form }: HowTaken, storedAt: Storage) => [
    {
      fridge: `Keep the ${form.pack} in the fridge, between 2 and 8 °C, and do not freeze it.`,
      'room temperature': `Keep the ${form.pack} below 25 °C.`,
    }[storedAt],
    `If the parcel came late or warm, don’t use the ${form.pack} and don’t throw it away. Tell us in your account, and our pharmacist will answer.`,
    'Keep it out of the sight and reach of children, and never share it.',
  ],
  inUse: ({ form }: HowTaken, days: number) =>
    `Once you have used it, the ${form.pack} lasts for ${days} days. Write the date of your ${form.firstDose} on it. After ${days} days throw it away, even if some is left.`,
  missed: 'If you miss a dose',
  missedLine:
    'The leaflet says how many days late you can still take it. After that, skip it. Never take two to catch up. If you have missed more than one, ask us first.',
  urgent: 'When to get help straight away',
  reach: `Questions: write to us in your account, or call ${brand.phone.display} (${brand.supportHours}).`,
} as const

/** A red-flag symptom was reported. */
export const lockedWords =
  'Red-flag symptom reported. Nothing is released or sent until a prescriber has spoken with the patient.'

/** They have a pen, or one is on its way to them. */
export const tooEarlyWords = (date: string) =>
  `Earliest dispatch: ${date}. The patient has had a pen from us recently and must not have two at once.`

/** They come from another medicine. */
export const firstDoseMissingWords =
  'Return it to the prescriber: the patient is changing from another medicine, and the prescription does not give the earliest day for the first dose.'

/** Why a parcel cannot leave yet. */
export const unconfirmedWords = {
  'switch-gap':
    'The patient has not yet confirmed when they may inject the first dose after their other medicine. They are asked in their account.',
  'barrier-method':
    'The patient has not yet confirmed that they will use a barrier method as well. They are asked in their account.',
} as const

/** Something about the person is new since the approval. */
export const heldBackWords =
  'Held: there is a new finding since the approval, so this is back with the prescriber. Do not send it.'
