import { brand } from '../brand.ts'

/** What somebody agrees to who keeps a card. Raise the version whenever the words change in meaning. */
export const cardConsent = {
  wording:
    'Keep this card for my next orders. Our card provider keeps it, and nothing is ever taken unless I press to pay.',
  version: 1,
} as const

/** Wherever a policy says what becomes of a card. True while `card` is a consent that can be withdrawn. */
export const cardKeptOnlyByConsent =
  'We do not keep your card unless you ask us to. If you do, our card provider keeps it, nothing is ever taken unless you press to pay, and you can remove it in your account at any time.'

export const savedCardWords = {
  brands: { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' },
  card: (brandName: string, last4: string) => `${brandName} •••• ${last4}`,
  spoken: (brandName: string, last4: string) => `${brandName} ending in ${last4}`,
  unknownBrand: 'Card',
  pay: (amount: string, card: string) => `Pay ${amount} with ${card}`,
  another: 'Use another card',
  again: (card: string) => `Try ${card} again`,
  back: (card: string) => `Pay with ${card} instead`,
  yourPress: 'Nothing is ever taken without your press.',
  expires: (date: string) => `Expires ${date}`,
  expired: (date: string) => `Expired ${date}. Use another card.`,
  refused: {
    changed: 'The words about keeping your card have changed. Please read them again. Nothing was sent.',
    gone: 'This card is no longer kept. Please use another one. Nothing was taken.',
    away: 'We could not reach the card provider. Nothing was changed. Please try again.',
  },
} as const

/** The page about it in the account. */
export const cardPageWords = {
  title: 'Payment card',
  description: 'The card you keep for your next orders.',
  heading: ['Your payment', 'card'],
  lead: `A card you keep saves typing it again. You press for every payment yourself: ${brand.name} never takes one by itself.`,
  loading: 'Asking the card provider...',
  failed: 'We could not ask the card provider just now.',
  tryAgain: 'Try again',
  none: 'No card is kept',
  noneWhat: 'You can keep one here, or tick the box the next time you pay.',
  where: 'Our card provider keeps it. We know its brand, how it ends and when it expires, and never its whole number.',
  keep: 'Keep a card',
  change: 'Change the card',
  changeWhat: 'The new card takes the place of this one.',
  opening: 'Getting the form ready...',
  save: 'Keep this card',
  notTaken: 'Nothing is taken now.',
  challenge: 'Do you want to approve keeping this card? Nothing is taken.',
  challengeHeading: 'Your bank asks you to confirm this card',
  problem: 'The card was not kept. Nothing was taken.',
  done: 'Your card is kept',
  cancel: 'Leave it as it is',
} as const
