/**
 * At least ten digits, and no more than any number in the world has (specification, document 2, section 5). None begins
 * with 00: read again, that would be taken for an international prefix.
 */
const shape = /^(?!00)\d{10,15}$/

/**
 * The stored form of a phone number: digits only, a UK number in its national form, any other with its country code.
 * People write spaces, brackets, hyphens, +44, 0044 or 44 alone, omit the zero or add it to the country code: all of
 * these are one phone. Null if the rest is not a number.
 */
export function normalisePhone(written: string): string | null {
  const digits = written
    .replace(/[\s().-]/g, '')
    .replace(/^\+/, '')
    .replace(/^00/, '')
    .replace(/^440?(?=[1-9]\d{8,9}$)/, '0')
    .replace(/^7(?=\d{9}$)/, '07')
  return shape.test(digits) ? digits : null
}

/**
 * 071 to 075 and 077 to 079 are mobiles, including the numbers reserved for drama. 070 numbers redirect and 076 is for
 * pagers, both at the caller's cost, except 07624, the Isle of Man.
 */
const ukMobile = /^07([1-57-9]\d{8}|624\d{6})$/

export type PhoneProblem = 'not a number' | 'not a mobile' | 'abroad'

/** Why no text is sent to a stored number: texts go to UK mobiles only. */
export function phoneProblem(kept: string): PhoneProblem | null {
  if (!kept.startsWith('0')) return 'abroad'
  // A digit is missing or doubled.
  if (kept.startsWith('07') && kept.length !== 11) return 'not a number'
  return ukMobile.test(kept) ? null : 'not a mobile'
}

/** In international format: +44… for a UK number, +… for any other. */
export const internationalPhone = (digits: string): string =>
  digits.startsWith('0') ? `+44${digits.slice(1)}` : `+${digits}`

/** Enough to recognise one's own number, and too little for others: 07700 •••• 23. */
export const maskedPhone = (digits: string): string => `${digits.slice(0, 5)} •••• ${digits.slice(-2)}`
