import { savedCardWords as words } from '#content/checkout/saved-card.ts'

/** A card that somebody keeps, as far as they are shown it. */
export interface ShownCard {
  readonly brand: string
  readonly last4: string
  readonly expMonth: number
  readonly expYear: number
}

const brandName = (brand: string): string =>
  Object.hasOwn(words.brands, brand) ? words.brands[brand as keyof typeof words.brands] : words.unknownBrand

/** As it stands on a button. */
export const cardName = ({ brand, last4 }: ShownCard): string => words.card(brandName(brand), last4)

/** As it is read aloud: nobody says four dots. */
export const cardForScreenReader = ({ brand, last4 }: ShownCard): string => words.spoken(brandName(brand), last4)

/** As it stands on the card. */
export const formatExpiry = ({ expMonth, expYear }: ShownCard): string =>
  `${String(expMonth).padStart(2, '0')}/${String(expYear % 100).padStart(2, '0')}`

/** A card is good to the end of its month. `today` is YYYY-MM-DD. */
export const isExpired = ({ expMonth, expYear }: ShownCard, today: string): boolean =>
  `${expYear}-${String(expMonth).padStart(2, '0')}` < today.slice(0, 7)
