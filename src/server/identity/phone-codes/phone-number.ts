import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { internationalPhone, normalisePhone, type PhoneProblem, phoneProblem } from '#domain/identity/phone.ts'

/** One phone, however its number is written. */
export interface Phone {
  /** As it is kept, and as the browser is told it. */
  readonly kept: string
  /** As it is texted: E.164. */
  readonly e164: string
  readonly problem: PhoneProblem | null
}

/**
 * Reads a number and judges whether it is sent codes: mobiles of the UK, and mobiles of the countries beside it whose
 * calling codes are given. Null if it is no number. Which UK numbers are mobiles is the domain's rule, which the browser
 * tells people early by; what it cannot know is how the rest of the world counts, and that the package does (decision 40).
 */
export function readPhone(written: string, callingCodes: readonly string[]): Phone | null {
  const digits = normalisePhone(written)
  if (digits === null) return null
  const number = parsePhoneNumberFromString(internationalPhone(digits))
  // No country has a number like this.
  if (!number) return { kept: digits, e164: internationalPhone(digits), problem: 'abroad' }
  const { number: e164, countryCallingCode, nationalNumber } = number
  if (countryCallingCode !== '44') return { kept: e164.slice(1), e164, problem: problemAbroad(number, callingCodes) }
  const kept = `0${nationalNumber}`
  return { kept, e164, problem: phoneProblem(kept) }
}

/** With what the package knows of mobiles alone, a valid number is a mobile: no landline, no premium rate. */
function problemAbroad(number: PhoneNumber, callingCodes: readonly string[]): PhoneProblem | null {
  if (!callingCodes.includes(number.countryCallingCode)) return 'abroad'
  return number.isValid() ? null : 'not a mobile'
}
