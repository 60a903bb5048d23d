/** Changing a patient's address or phone number, at the desk. */
export const contactEditWords = {
  edit: 'Edit address or phone',
  title: 'Edit address or phone',
  warning:
    'Anyone may know a name and a date of birth. Call the patient back on the number we hold, or ask them to write from their account.',
  known: 'How do you know it is the patient?',
  knownBy: {
    'called back': 'I called them on the number we hold',
    'account message': 'They wrote from their account',
    video: 'I saw them by video, with identity checked',
  },
  email: 'Only the patient can change their email address: in their account, under Sign-in and security.',
  phone: 'Phone',
  address: 'Address',
  city: 'Town or city',
  pincode: 'Postcode',
  reason: 'Reason',
  reasonHint: 'For colleagues. The email does not contain it, but a copy of the patient’s data does.',
  needsKnown: 'Choose how you know that it is the patient first.',
  needsReason: 'Give a reason first.',
  save: 'Save and tell the patient',
  saving: 'Saving...',
  back: 'Back',
  failed: 'We could not reach the server. Nothing was changed. Try again.',
  saved: 'Saved. The patient has been told by email.',
  /** References, one after the other. */
  redirected: (orders: string) => `Goes to the new address: ${orders}.`,
  elsewhere: (orders: string) => `Goes to a different address that the patient gave with the order: ${orders}.`,
  onTheirWay: (orders: string) => `Has already left for the old address: ${orders}. Call the carrier.`,
  phoneToProve: 'We send texts to the new number only once the patient has confirmed it with a code.',
  unproven: 'entered by us, not verified by the patient',
  changes: 'Changed by us',
  changed: { address: 'Address', phone: 'Phone', both: 'Address and phone' },
  /** Names and moments as they are written. */
  by: (name: string, at: string) => `${name}, ${at}`,
  before: (was: string) => `Before: ${was}`,
  nothingBefore: 'nothing',
  colleague: 'A colleague',
  problems: {
    mobile: 'Enter a full phone number.',
    address: 'Enter house and street.',
    city: 'Enter the town or city.',
    pincode: 'Enter a UK postcode.',
  },
  nothingChanged: 'Nothing to save: these are the details we already hold.',
  changedMeanwhile: 'A colleague has changed this. Open the record again.',
  unprovenNumber:
    'The number we hold was entered by us and is not verified, so a call to it proves nothing. Ask them to write from their account, or see them by video.',
  notReachable:
    'Their email address is not confirmed, so we could not warn them of the change. Ask them to open the link in our email first.',
  erased: 'They have asked for their data to be erased, so nothing is changed.',
} as const
