import { brand } from '../brand.ts'

/** What a patient agrees to when they save a card. Raise the version whenever the words change in meaning. */
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
  yourPress: 'You approve every payment yourself.',
  expires: (date: string) => `Expires ${date}`,
  expired: (date: string) => `Expired ${date}. Use another card.`,
  refused: {
    changed: 'The terms for saving your card have changed. Please read them again. Nothing was sent.',
    gone: 'This card is no longer saved. Please use another one. Nothing was taken.',
    away: 'We couldn’t reach our card provider. Nothing has changed. Please try again.',
  },
} as const

/** The page about it in the account. */
export const cardPageWords = {
  title: 'Payment card',
  description: 'The card you’ve saved for your next orders.',
  heading: ['Your payment', 'card'],
  lead: `Save a card so that you don’t have to type it again. You approve every payment yourself: ${brand.name} never takes one automatically.`,
  loading: 'Loading your card...',
  failed: 'We couldn’t reach our card provider.',
  tryAgain: 'Try again',
  none: 'No card saved',
  noneWhat: 'Save one here, or tick the box the next time you pay.',
  where: 'Our card provider stores it. We see only its brand, how its number ends and when it expires.',
  keep: 'Save a card',
  change: 'Change card',
  changeWhat: 'The new card will replace this one.',
  opening: 'Getting the form ready...',
  save: 'Save this card',
  notTaken: 'You won’t be charged now.',
  challenge: 'Do you want to approve saving this card? You won’t be charged.',
  challengeHeading: 'Your bank asks you to confirm this card',
  problem: 'The card wasn’t saved. Nothing was taken.',
  done: 'Your card is saved',
  cancel: 'Keep it as it is',
} as const
