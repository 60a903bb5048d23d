import { randomInt } from 'node:crypto'

/** No letters that look like digits, and none that spell words. */
const alphabet = '23456789BCDFGHJKMNPQRSTVWXZ'

/** A reference for patients and support. Its prefix says of what: LW an order, LWC an enquiry. */
export const newReference = (of: 'LW' | 'LWC'): string =>
  `${of}-${Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('')}`
