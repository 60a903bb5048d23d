import { brand } from '../brand.ts'

export const dispatchWords = {
  title: 'Dispatch',
  description: 'Parcels to be sent, and those on their way.',
  lists: 'Lists',
  table: (list: string) => `Cases: ${list}`,
  loading: 'Loading the parcels...',
  notLoaded: 'The list could not be loaded',
  notLoadedWhy: 'Nothing is shown, because nothing is known: there may be parcels waiting.',
  back: 'All parcels',
  opening: 'Opening the parcel...',
  notOpened: 'The parcel could not be loaded',
} as const

export const parcelWords = {
  title: (reference: string) => `Parcel ${reference}`,
  to: 'To',
  inside: 'In the box',
  batch: (batch: string) => `batch ${batch}`,
  expires: (day: string) => `expires ${day}`,
  noPens: 'No pen is written down for this case.',
  label: 'Dispensing label',
  print: 'Print',
  printAddress: 'Address label',
  printLabel: 'Dispensing label',
  printLeaflet: 'Patient’s page',
  send: 'Send',
  carrier: 'Carrier',
  tracking: 'Tracking number',
  coldPack: 'Cold pack',
  coldPackHint: 'Its name or number, as on the pack.',
  hours: 'Cold for, hours',
  expected: 'Expected day',
  sent: 'Sent',
  sending: 'Saving...',
  failed: 'It could not be saved. Nothing was changed: try again.',
  lacks: (field: string) => `Fill in first: ${field}.`,
  hoursRange: (least: number, most: number) => `Between ${least} and ${most} hours.`,
  tooLate: 'The cold pack ends before the parcel is expected. Use one that lasts, or an earlier day.',
  onItsWay: 'On its way',
  by: (carrier: string, tracking: string) => `${carrier}, ${tracking}`,
  sentAt: (when: string) => `sent ${when}`,
  expectedOn: (day: string) => `expected by ${day}`,
  coldUntil: (when: string) => `cold until ${when}`,
  tooWarm: 'Past its time: not to be used, not to be sent again, replaced free of charge.',
  delivered: 'Delivered',
  returned: 'Came back',
  lost: 'Lost',
  sure: { delivered: 'Yes, delivered', returned: 'Yes, it came back', lost: 'Yes, it is lost' },
  back: 'Back',
  over: 'Nothing more to do here',
  replace: 'Replace it',
  replaceWhy: 'A prescriber decides about another pen and a second one signs. The patient does not pay again.',
  replaced: 'Yes, have it replaced',
} as const

/** The page that goes into the box. The leaflet of the maker is in the pack as well. */
export const leafletWords = {
  title: 'Your medicine',
  lead: 'A short reminder. Please read the leaflet in the pack before your first injection.',
  how: 'How to use it',
  keep: 'How to keep it',
  keepLines: [
    'Keep the pen in the fridge, between 2 and 8 °C, and do not freeze it.',
    'If the parcel was warm when it came, do not use the pen. Tell us, and we replace it.',
    'Keep it out of the sight and reach of children, and never share it.',
  ],
  missed: 'If you miss a dose',
  missedLine:
    'Look into the leaflet for how many days late it can still be taken. After that, skip it. Never take two to catch up. If you have missed more than one, ask us first.',
  urgent: 'When not to wait',
  reach: `Questions: write to us in your account, or call ${brand.phone.display} (${brand.supportHours}).`,
} as const

/** They told of a sign that cannot wait. */
export const lockedWords =
  'They told of a sign that cannot wait. Nothing is released or sent before a prescriber has spoken with them.'

/** They have a pen, or one is on its way to them. */
export const tooEarlyWords = (date: string) =>
  `They have had a pen from us not long ago. This one leaves from ${date} on, so that nobody has two at once.`

/** They come from another medicine. */
export const firstDoseMissingWords =
  'They change from another medicine, and the prescription does not say from when the first dose may be injected. Return it to the prescriber.'

/** Why a parcel cannot leave yet. */
export const unconfirmedWords = {
  'switch-gap':
    'The patient has not yet confirmed when they may inject the first dose after their other medicine. They are asked in their account.',
  'barrier-method':
    'The patient has not yet confirmed that they will use a barrier method as well. They are asked in their account.',
} as const

/** Something about the person is new since the approval. */
export const heldBackWords =
  'Held: something is new since the approval, so this is back with the prescriber. Do not send it.'
