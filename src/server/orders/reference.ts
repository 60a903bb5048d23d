import { randomInt } from 'node:crypto'

/** No letters that are read as figures, none that spell words. */
const alphabet = '23456789BCDFGHJKMNPQRSTVWXZ'

/** A number people and support speak of. What stands before it says of what: LW an order, LWC a request to support. */
export const newReference = (of: 'LW' | 'LWC'): string =>
  `${of}-${Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('')}`
