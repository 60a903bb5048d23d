import { cardPayment } from '#content/checkout/order-summary.ts'

export interface TypedCard {
  readonly number: string
  readonly expiry: string
  readonly cvc: string
}

export interface Card {
  readonly number: string
  readonly expMonth: number
  readonly expYear: number
  readonly cvc: string
}

export type CardProblems = Partial<Record<keyof TypedCard, string>>

const digitsIn = (text: string) => text.replace(/\D/g, '')

/** In fours, as it stands on the card. */
export const spacedNumber = (typed: string): string =>
  digitsIn(typed)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ')

/** 04/29: the stroke comes by itself. */
export function strokedExpiry(typed: string): string {
  const digits = digitsIn(typed).slice(0, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
}

function readExpiry(typed: string): Pick<Card, 'expMonth' | 'expYear'> | null {
  const [, month, year] =
    /^\s*(\d{1,2})\s*[/.\- ]\s*(\d{2}|\d{4})\s*$/.exec(typed) ?? /^(\d{2})(\d{2})$/.exec(typed) ?? []
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return null
  return { expMonth: Number(month), expYear: Number(year.length === 2 ? `20${year}` : year) }
}

/** Whether anything is missing. Whether it is right is for the card's issuer to say. */
export function readCard(typed: TypedCard): { readonly card: Card } | { readonly problems: CardProblems } {
  const number = digitsIn(typed.number)
  const expiry = readExpiry(typed.expiry)
  const cvc = typed.cvc.trim()
  const problems: CardProblems = {
    ...(number.length < 12 && { number: cardPayment.incomplete.number }),
    ...(!expiry && { expiry: cardPayment.incomplete.expiry }),
    ...(!/^\d{3,4}$/.test(cvc) && { cvc: cardPayment.incomplete.cvc }),
  }
  return expiry && Object.keys(problems).length === 0 ? { card: { number, ...expiry, cvc } } : { problems }
}

/** So many digits are on a card of this kind. */
const digitsOn = (typed: string) => (brandOf(typed) === 'amex' ? 15 : 16)

/** The field after one that has just been filled up, as the provider's own form has it. Null: there is more to type. */
export function fieldAfter(part: keyof TypedCard, typed: TypedCard): keyof TypedCard | null {
  if (part === 'number')
    return digitsIn(typed.number).length === digitsOn(typed.number) && !typed.expiry ? 'expiry' : null
  return part === 'expiry' && readExpiry(typed.expiry) && typed.expiry.length >= 5 && !typed.cvc ? 'cvc' : null
}

export type CardBrand = 'visa' | 'mastercard' | 'amex'

/** By the digits it begins with; null while they do not tell. */
export function brandOf(typed: string): CardBrand | null {
  const digits = digitsIn(typed)
  if (digits.startsWith('4')) return 'visa'
  if (/^3[47]/.test(digits)) return 'amex'
  const [two, four] = [Number(digits.slice(0, 2)), Number(digits.slice(0, 4))]
  const isMastercard = (two >= 51 && two <= 55) || (digits.length >= 4 && four >= 2221 && four <= 2720)
  return isMastercard ? 'mastercard' : null
}
