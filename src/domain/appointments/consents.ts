import {
  type Consent,
  type ConsentKey,
  bookingConsents as consentWords,
} from '#content/appointments/booking-consents.ts'
import { currentPolicyWords } from './policy-words.ts'

/** As they travel: t1 to t8, each true or false. */
export type GivenConsents = Readonly<Record<ConsentKey, boolean>>

/** The eight in their usual words. */
export const bookingConsents = consentWords(currentPolicyWords, { canCancel: true })

export const consentKeys = Object.keys(bookingConsents) as ConsentKey[]

export interface ConsentRule {
  /** The operator's switch. On: all eight, as specified. Off: the two about marketing are a free choice. */
  readonly marketingConsentRequired: boolean
}

export const isRequired = (key: ConsentKey, { marketingConsentRequired }: ConsentRule): boolean =>
  marketingConsentRequired || !bookingConsents[key].isMarketing

/** Those without which nobody can book, in their order. */
export const missingConsents = (given: GivenConsents, rule: ConsentRule): ConsentKey[] =>
  consentKeys.filter((key) => isRequired(key, rule) && !given[key])

/** What the words depend on: whether the person could cancel what they are about to book. */
export interface ConsentReader {
  readonly canCancel: boolean
}

/** The eight in the words for this person. */
export const consentsFor = (reader: ConsentReader): Readonly<Record<ConsentKey, Consent>> =>
  consentWords(currentPolicyWords, reader)

/** As they travel: which wording of each was on the screen. */
export type ConsentVersions = Readonly<Record<ConsentKey, number>>

export const versionsFor = (reader: ConsentReader): ConsentVersions =>
  Object.fromEntries(Object.entries(consentsFor(reader)).map(([key, { version }]) => [key, version])) as ConsentVersions

/** Whether somebody saw the words that are true for them. What was not said is taken for the usual ones. */
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

/** What is stored of it: the answer with the words it was given to. A No is stored as well. */
export const consentsToKeep = (given: GivenConsents, reader: ConsentReader): ConsentRecord[] =>
  consentKeys.map((key) => {
    const { wording, version } = consentsFor(reader)[key]
    return { key, isGiven: given[key], wording, version }
  })
