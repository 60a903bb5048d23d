import { bookingConsents, type ConsentKey } from '#content/booking-consents.ts'

/** As they travel: t1 to t8, each true or false. */
export type GivenConsents = Readonly<Record<ConsentKey, boolean>>

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

export interface ConsentRecord {
  readonly key: ConsentKey
  readonly isGiven: boolean
  readonly wording: string
  readonly version: number
}

/** What is kept of it: the answer with the words it was given to. A No is kept as well. */
export const consentsToKeep = (given: GivenConsents): ConsentRecord[] =>
  consentKeys.map((key) => {
    const { wording, version } = bookingConsents[key]
    return { key, isGiven: given[key], wording, version }
  })
