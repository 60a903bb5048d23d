/** At least ten digits, and no more than any number in the world has (specification, document 2, section 5). */
const shape = /^\d{10,15}$/

/**
 * A phone number as it is kept: digits only, a UK number in its national form, any other with its country in front.
 * People write spaces, brackets, hyphens, +44, 0044 or 44 alone, leave the nought out or write it beside the country:
 * all of these are one phone. Null if what is left is not a number.
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
 * 071 to 075 and 077 to 079 are mobiles, the numbers kept for drama among them. 070 follows a person around and 076 is
 * for pagers, both at the caller's cost, but for 07624, which is the Isle of Man.
 */
const ukMobile = /^07([1-57-9]\d{8}|624\d{6})$/

export type PhoneProblem = 'not a number' | 'not a mobile' | 'abroad'

/** Why a text may not be sent to a number as it is kept, as far as the UK goes: it is for its mobiles. */
export function phoneProblem(kept: string): PhoneProblem | null {
  if (!kept.startsWith('0')) return 'abroad'
  // A digit was forgotten, or typed twice.
  if (kept.startsWith('07') && kept.length !== 11) return 'not a number'
  return ukMobile.test(kept) ? null : 'not a mobile'
}

/** As a text message is addressed: +44… for a UK number, +… for any other. */
export const internationalPhone = (digits: string): string =>
  digits.startsWith('0') ? `+44${digits.slice(1)}` : `+${digits}`

/** Enough to know one's own number by, and not enough for anybody else: 07700 •••• 23. */
export const maskedPhone = (digits: string): string => `${digits.slice(0, 5)} •••• ${digits.slice(-2)}`
