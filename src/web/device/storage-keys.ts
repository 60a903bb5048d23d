/** What is about a person goes when they leave the device; what is not may stay. */
type Kind = 'answers' | 'personal' | 'impersonal'

/** Every key written to the storage that stays on a device. One that is not here does not compile. */
export const deviceKeys = {
  questionnaire_data: 'answers',
  /** Which edition of the questions the answers here are of. */
  questionnaire_versions: 'answers',
  'adhd-q1': 'answers',
  'adhd-q2': 'answers',
  'adhd-q3': 'answers',
  'adhd-q4': 'answers',
  'adhd-q5': 'answers',
  'adhd-q6': 'answers',
  questionnaire_sync: 'personal',
  uniqueId: 'personal',
  paymentId: 'personal',
  pending_payment: 'personal',
  paid_here: 'personal',
  weight_unit: 'personal',
  verified: 'personal',
  email: 'personal',
  user_email: 'personal',
  /** Which of two links to show; signing in and out see to it themselves. */
  signed_in: 'impersonal',
  /** Of somebody else, who had not signed in: put aside until whoever is signed in leaves (decision 37). */
  answers_aside: 'impersonal',
} as const satisfies Record<string, Kind>

export type DeviceKey = keyof typeof deviceKeys

/** The same of what lasts as long as a tab. */
export const tabKeys = {
  order_form: 'personal',
  booking_form: 'personal',
  contact_form: 'personal',
  sign_in_from: 'personal',
  checking_answers: 'personal',
  link_token: 'personal',
} as const satisfies Record<string, Kind>

export type TabKey = keyof typeof tabKeys

export const keysOf = <Key extends string>(keys: Readonly<Record<Key, Kind>>, ...kinds: readonly Kind[]): Key[] =>
  (Object.keys(keys) as Key[]).filter((key) => kinds.includes(keys[key]))
