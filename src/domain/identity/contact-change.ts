import { longestAddress, longestLine, textProblem, tidyText } from '../forms/text.ts'
import { normalisePhone } from './phone.ts'
import { normalisePostcode } from './postcode.ts'

/** What of a person the desk may change for them. The email address is not among it: its owner proves that one. */
export interface ContactDetails {
  readonly mobile: string
  readonly address: string
  readonly city: string
  readonly pincode: string
}

/**
 * How the person at the desk knew that it is the patient who asks. Somebody who rings us is none of these: whoever knows a
 * name and a date of birth could be anybody.
 */
export const knownBy = ['called back', 'account message', 'video'] as const

export type KnownBy = (typeof knownBy)[number]

export type ContactProblem = 'mobile' | 'address' | 'city' | 'pincode'

/** As it is kept, and what is wrong with it. */
export function readContact(sent: ContactDetails): {
  readonly contact: ContactDetails
  readonly problems: readonly ContactProblem[]
} {
  const contact = {
    mobile: normalisePhone(sent.mobile) ?? sent.mobile.trim(),
    address: tidyText(sent.address),
    city: tidyText(sent.city),
    pincode: normalisePostcode(tidyText(sent.pincode)) ?? tidyText(sent.pincode),
  }
  const problems = [
    ...(normalisePhone(sent.mobile) === null ? ['mobile' as const] : []),
    ...(textProblem(contact.address, longestAddress) === null ? [] : ['address' as const]),
    ...(textProblem(contact.city, longestLine) === null ? [] : ['city' as const]),
    ...(normalisePostcode(contact.pincode) === null ? ['pincode' as const] : []),
  ]
  return { contact, problems }
}

type Addressed = { readonly [Field in 'address' | 'city' | 'pincode']?: string | undefined }

export const isSameAddress = (one: Addressed, other: Addressed): boolean =>
  (['address', 'city', 'pincode'] as const).every((field) => tidyText(one[field]) === tidyText(other[field]))

/** What a change is of. */
export const changedBy = (before: Partial<ContactDetails>, after: ContactDetails) => ({
  changesAddress: !isSameAddress(before, after),
  changesPhone: (normalisePhone(before.mobile ?? '') ?? '') !== after.mobile,
})

interface Standing {
  readonly knownBy: KnownBy
  /** Whether the number we hold is one that the desk typed and nobody has proved. */
  readonly isPhoneUnproven: boolean
}

/** A call to a number that came in by a call proves nothing: else one change would open the way to the next. */
export const mayRelyOn = ({ knownBy: by, isPhoneUnproven }: Standing): boolean =>
  by !== 'called back' || !isPhoneUnproven
