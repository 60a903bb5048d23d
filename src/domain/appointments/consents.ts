import {
  type Consent,
  type ConsentKey,
  bookingConsents as consentWords,
} from '#content/appointments/booking-consents.ts'
import { currentPolicyWords } from './policy-words.ts'

/** As sent by the form: t1 to t8, each true or false. */
export type GivenConsents = Readonly<Record<ConsentKey, boolean>>

/** The eight consents in their usual words. */
export const bookingConsents = consentWords(currentPolicyWords, { canCancel: true })

export const consentKeys = Object.keys(bookingConsents) as ConsentKey[]

export interface ConsentRule {
  /**
   * The operator's switch. On: all eight are required, as specified. Off: the two about marketing are optional.
   */
  readonly marketingConsentRequired: boolean
}

export const isRequired = (key: ConsentKey, { marketingConsentRequired }: ConsentRule): boolean =>
  marketingConsentRequired || !bookingConsents[key].isMarketing

/** The consents without which a booking is refused, in order. */
export const missingConsents = (given: GivenConsents, rule: ConsentRule): ConsentKey[] =>
  consentKeys.filter((key) => isRequired(key, rule) && !given[key])

/** The words depend on whether the patient could cancel the appointment they are about to book. */
export interface ConsentReader {
  readonly canCancel: boolean
}

/** The eight consents in the words for this patient. */
export const consentsFor = (reader: ConsentReader): Readonly<Record<ConsentKey, Consent>> =>
  consentWords(currentPolicyWords, reader)

/** As sent by the form: which wording of each consent was on the screen. */
export type ConsentVersions = Readonly<Record<ConsentKey, number>>

export const versionsFor = (reader: ConsentReader): ConsentVersions =>
  Object.fromEntries(Object.entries(consentsFor(reader)).map(([key, { version }]) => [key, version])) as ConsentVersions

/**
 * Whether the patient saw the wording that applies to them. A client that does not say is taken to have shown the usual
 * one.
 */
export function hasSeen(shown: Partial<ConsentVersions>, reader: ConsentReader): boolean {
  const [usual, wanted] = [versionsFor({ canCancel: true }), versionsFor(reader)]
  return consentKeys.every((key) => (shown[key] ?? usual[key]) === wanted[key])
}

export interface ConsentRecord {
  readonly key: ConsentKey
  readonly isGiven: boolean
  readonly wording: string
  readonly version: number
}

/** What is stored: each answer, a No as well, with the words it was given to. */
export const consentsToKeep = (given: GivenConsents, reader: ConsentReader): ConsentRecord[] =>
  consentKeys.map((key) => {
    const { wording, version } = consentsFor(reader)[key]
    return { key, isGiven: given[key], wording, version }
  })
