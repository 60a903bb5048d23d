interface Stored {
  /**
   * `cookie`: set by our server. `device` stays in the browser, `tab` lasts as long as one. `files`: what the worker of the app
   * keeps. `theirs`: another company's cookie.
   */
  readonly place: 'cookie' | 'device' | 'tab' | 'files' | 'theirs'
  /** What is about a person is deleted when they sign out; what is not may stay. */
  readonly whose: 'answers' | 'personal' | 'impersonal'
  readonly keys: readonly string[]
}

/**
 * Everything that is kept in a browser. Nothing else can be: storage and cookies take their keys from here, signing out
 * goes through it, and the privacy policy prints it in this order with what each holds, why and how long. Those words are
 * beside it, in policies/stored-words.ts, because no other page needs to load them.
 */
export const storedOnDevice = {
  visit: { place: 'cookie', whose: 'personal', keys: ['visit', '__Host-visit'] },
  session: { place: 'cookie', whose: 'personal', keys: ['session', '__Host-session'] },
  desk: { place: 'cookie', whose: 'impersonal', keys: ['desk', '__Host-desk'] },
  /** Whether staff on this computer use one-key shortcuts. */
  deskKeys: { place: 'device', whose: 'impersonal', keys: ['desk_keys_off'] },
  /** Light or dark, chosen in the account or at the desk. */
  theme: { place: 'device', whose: 'impersonal', keys: ['theme'] },
  /** It stays after signing out, or the next sign-in would be reported as one from a new device. */
  knownDevice: { place: 'cookie', whose: 'impersonal', keys: ['known_device', '__Host-known_device'] },
  oauth: { place: 'cookie', whose: 'personal', keys: ['oauth', '__Host-oauth'] },
  answers: { place: 'device', whose: 'answers', keys: ['questionnaire_data'] },
  adhdPoints: {
    place: 'device',
    whose: 'answers',
    keys: ['adhd-q1', 'adhd-q2', 'adhd-q3', 'adhd-q4', 'adhd-q5', 'adhd-q6'],
  },
  reference: { place: 'device', whose: 'personal', keys: ['uniqueId'] },
  savedVersion: { place: 'device', whose: 'personal', keys: ['questionnaire_sync'] },
  questionVersions: { place: 'device', whose: 'answers', keys: ['questionnaire_versions'] },
  startConsent: { place: 'device', whose: 'answers', keys: ['questionnaire_consent'] },
  weightUnit: { place: 'device', whose: 'personal', keys: ['weight_unit'] },
  /** Another person's answers, given before this account signed in: set aside until it signs out (decision 37). */
  answersAside: { place: 'device', whose: 'impersonal', keys: ['answers_aside'] },
  paidHere: { place: 'device', whose: 'personal', keys: ['paid_here'] },
  confirmationDue: { place: 'device', whose: 'personal', keys: ['payment_confirmation'] },
  contactDetails: { place: 'device', whose: 'personal', keys: ['verified', 'user_email', 'email'] },
  booking: { place: 'device', whose: 'personal', keys: ['paymentId'] },
  pendingPayment: { place: 'device', whose: 'personal', keys: ['pending_payment'] },
  forms: {
    place: 'tab',
    whose: 'personal',
    keys: [
      'order_form',
      'sent_code',
      'sent_code_account',
      'booking_form',
      'contact_form',
      'sign_in_from',
      'checking_answers',
    ],
  },
  progressWaiting: { place: 'device', whose: 'personal', keys: ['progress_waiting'] },
  checkIn: { place: 'device', whose: 'personal', keys: ['check_in_here', 'check_in_kept'] },
  /** Doses that wait to be sent, or for an answer. */
  dosesWaiting: { place: 'device', whose: 'personal', keys: ['doses_waiting'] },
  /** What logging a dose needs offline; the earlier ones only for patients who asked for a copy. */
  dosesHere: { place: 'device', whose: 'personal', keys: ['doses_here'] },
  /** Whose account offline tracking belongs to. It opens nothing. */
  progressMark: { place: 'device', whose: 'personal', keys: ['progress_mark'] },
  /** Who asked for a copy on this device, and the copy. */
  progressCopy: { place: 'device', whose: 'personal', keys: ['progress_keep', 'progress_copy'] },
  /** What was written in the companion without a connection. */
  companionWaiting: { place: 'device', whose: 'personal', keys: ['companion_waiting'] },
  /** Who asked for a copy of their companion on this device; whose was opened here last, and the copy. */
  companionKept: { place: 'device', whose: 'personal', keys: ['companion_keep', 'companion_kept'] },
  messageDraft: { place: 'tab', whose: 'personal', keys: ['message_draft'] },
  linkToken: { place: 'tab', whose: 'personal', keys: ['link_token'] },
  /** Set by signing in and removed by signing out. */
  signedIn: { place: 'device', whose: 'impersonal', keys: ['signed_in'] },
  /** Code and styles, the same for everyone. */
  appFiles: { place: 'files', whose: 'impersonal', keys: ['app-files'] },
  stripe: { place: 'theirs', whose: 'impersonal', keys: ['__stripe_mid', '__stripe_sid'] },
  reCaptcha: { place: 'theirs', whose: 'impersonal', keys: ['_GRECAPTCHA'] },
} as const satisfies Readonly<Record<string, Stored>>

export type StoredName = keyof typeof storedOnDevice

type Row = (typeof storedOnDevice)[StoredName]

export type Whose = Row['whose']
export type KeyIn<Place extends Row['place']> = Extract<Row, { readonly place: Place }>['keys'][number]
