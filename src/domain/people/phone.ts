/** At least ten digits, and no more than any number in the world has (specification, document 2, section 5). */
const shape = /^\d{10,15}$/

/**
 * A phone number as it is kept: digits only, a UK number in its national form. People write spaces, brackets, hyphens
 * and +44; none of that is wrong. Null if what is left is not a number.
 */
export function normalisePhone(written: string): string | null {
  const digits = written
    .replace(/[\s().-]/g, '')
    .replace(/^(\+|00)44(0?)/, '0')
    .replace(/^\+/, '')
  return shape.test(digits) ? digits : null
}

/** As a text message is addressed: +44… for a UK number, +… for any other. */
export const internationalPhone = (digits: string): string =>
  digits.startsWith('0') ? `+44${digits.slice(1)}` : `+${digits}`

/** Enough to know one's own number by, and not enough for anybody else: 07700 •••• 23. */
export const maskedPhone = (digits: string): string => `${digits.slice(0, 5)} •••• ${digits.slice(-2)}`
