import { longestAddress, longestLine, textProblem, tidyText } from '../forms/text.ts'
import { normalisePhone } from './phone.ts'
import { normalisePostcode } from './postcode.ts'

/** The contact details that staff may change for a patient. Not the email address: its owner has to prove that one. */
export interface ContactDetails {
  readonly mobile: string
  readonly address: string
  readonly city: string
  readonly pincode: string
}

/**
 * How the member of staff knew that the request is the patient's. An incoming call is not listed: a caller who knows a
 * name and a date of birth could be anybody.
 */
export const knownBy = ['called back', 'account message', 'video'] as const

export type KnownBy = (typeof knownBy)[number]

export type ContactProblem = 'mobile' | 'address' | 'city' | 'pincode'

/** The stored form, and what is wrong with it. */
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

/** Which details a change affects. */
export const changedBy = (before: Partial<ContactDetails>, after: ContactDetails) => ({
  changesAddress: !isSameAddress(before, after),
  changesPhone: (normalisePhone(before.mobile ?? '') ?? '') !== after.mobile,
})

interface ContactStatus {
  readonly knownBy: KnownBy
  /** Whether the number we hold was typed by staff and never verified. */
  readonly isPhoneUnproven: boolean
}

/**
 * A call back to a number that was given in a call proves nothing: otherwise one change would open the way to the next.
 */
export const mayRelyOn = ({ knownBy: by, isPhoneUnproven }: ContactStatus): boolean =>
  by !== 'called back' || !isPhoneUnproven
