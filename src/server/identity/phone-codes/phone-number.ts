import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { internationalPhone, normalisePhone, type PhoneProblem, phoneProblem } from '#domain/identity/phone.ts'

/** One phone, however its number is written. */
export interface Phone {
  /** As stored, and as the browser gets it. */
  readonly stored: string
  /** For texts: E.164. */
  readonly e164: string
  readonly problem: PhoneProblem | null
}

/**
 * Parses a number and decides whether it is sent codes: UK mobiles, and mobiles of further countries whose calling
 * codes are given. Null if it is no number. The domain has the rule for UK mobiles, which the browser uses too; numbers
 * of other countries are parsed by the package (decision 40).
 */
export function readPhone(written: string, callingCodes: readonly string[]): Phone | null {
  const digits = normalisePhone(written)
  if (digits === null) return null
  const number = parsePhoneNumberFromString(internationalPhone(digits))
  // No country has a number like this.
  if (!number) return { stored: digits, e164: internationalPhone(digits), problem: 'abroad' }
  const { number: e164, countryCallingCode, nationalNumber } = number
  if (countryCallingCode !== '44') return { stored: e164.slice(1), e164, problem: problemAbroad(number, callingCodes) }
  const stored = `0${nationalNumber}`
  return { stored, e164, problem: phoneProblem(stored) }
}

/** With mobile metadata alone, a valid number is a mobile: no landline, no premium rate. */
function problemAbroad(number: PhoneNumber, callingCodes: readonly string[]): PhoneProblem | null {
  if (!callingCodes.includes(number.countryCallingCode)) return 'abroad'
  return number.isValid() ? null : 'not a mobile'
}
