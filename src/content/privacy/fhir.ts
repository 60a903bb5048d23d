import { copyWords } from './my-data.ts'

const heldBack =
  'Notes that our clinicians write for each other, what they marked as likely to cause serious harm or as about another person, what we recorded when we were worried about someone’s safety, and what another person told a clinician in confidence are not included. By law a clinician reviews those first, in case they could cause serious harm or identify another person.'
const [, , unproven, notShownYet] = copyWords.notInWhat

/** What the interface for other systems says to the people who use them. */
export const fhirWords = {
  notFound: 'This resource could not be found.',
  notServed: 'This type of resource is not served. The capability statement lists those that are.',
  notSearched: 'Resources of this type are read by their id, and not searched.',
  readsOnly: 'Records can only be read here.',
  readHasNoParameters: 'A resource is read without parameters.',
  everythingHasNoParameters: '$everything has no parameters: it gives the whole record.',
  namePatient: 'Name the patient: ?patient=',
  notYours: 'This is not your record.',
  notIncluded: 'Your role does not include this.',
  /** By who reads. Staff see what the patient’s account does not show yet. */
  leftOut: {
    patient: [heldBack, unproven, notShownYet],
    staff: [heldBack, unproven],
  },
} as const
