import { savedCardWords as words } from '#content/checkout/saved-card.ts'

/** A saved card, as far as the patient is shown it. */
export interface CardView {
  readonly brand: string
  readonly last4: string
  readonly expMonth: number
  readonly expYear: number
}

const brandName = (brand: string): string =>
  Object.hasOwn(words.brands, brand) ? words.brands[brand as keyof typeof words.brands] : words.unknownBrand

/** As on a button. */
export const cardName = ({ brand, last4 }: CardView): string => words.card(brandName(brand), last4)

/** For screen readers, without the four dots. */
export const cardForScreenReader = ({ brand, last4 }: CardView): string => words.spoken(brandName(brand), last4)

/** As printed on the card. */
export const formatExpiry = ({ expMonth, expYear }: CardView): string =>
  `${String(expMonth).padStart(2, '0')}/${String(expYear % 100).padStart(2, '0')}`

/** A card is valid to the end of its month. `today` is YYYY-MM-DD. */
export const isExpired = ({ expMonth, expYear }: CardView, today: string): boolean =>
  `${expYear}-${String(expMonth).padStart(2, '0')}` < today.slice(0, 7)
