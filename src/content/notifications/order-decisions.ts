import { type Email, email } from '#content/notifications/order-email.ts'

interface AboutOrder {
  readonly name: string | null
  readonly reference: string
  /** As it is written: £125.00. */
  readonly amount: string
  readonly accountAddress: string
}

/**
 * None of these says what was ordered, what was decided or why: other people may read an email, or see its subject on a
 * locked screen. What was ordered is on the receipt, which is the confirmation that the law asks for.
 */
const news = (order: AboutOrder, says: readonly string[]): Email =>
  email({
    name: order.name,
    subject: `News about your order ${order.reference}`,
    paragraphs: [`There is news about your order. Sign in to read it: ${order.accountAddress}`, ...says],
  })

const bankShows = 'Your bank may take a few days to show it.'
const askUs = 'If you have questions, message us in your account.'

/** Once the card was charged. */
export const approved = (order: AboutOrder): Email =>
  email({
    name: order.name,
    subject: `Your payment for order ${order.reference}`,
    paragraphs: [
      `We’ve charged ${order.amount} to your card for your order. We’ll email you when we send your parcel. Delivery is free.`,
      `Before you use what is in the parcel, please read your letter and the leaflet in the box. The letter is in your account: ${order.accountAddress}`,
    ],
  })

/** After the patient accepted another price, or gave another card. */
export const reauthorised = (order: AboutOrder): Email =>
  email({
    name: order.name,
    subject: `Your order ${order.reference} is going ahead`,
    paragraphs: [
      `Thank you. ${order.amount} is now held on your card for your order, and the earlier hold has been released. ${bankShows}`,
      'We’ll check your order once more before we charge your card, and we’ll email you when we do.',
      `View your order: ${order.accountAddress}`,
    ],
  })

export const declined = (order: AboutOrder): Email =>
  news(order, [`You haven’t been charged. We’ve released the ${order.amount} held on your card. ${bankShows}`, askUs])

export const lapsed = (order: AboutOrder): Email =>
  email({
    name: order.name,
    subject: `Your order ${order.reference} has expired`,
    paragraphs: [
      'We’re sorry: we didn’t finish reviewing your order before the hold on your card ended.',
      `You haven’t been charged. We’ve released the ${order.amount}. ${bankShows}`,
      `If you’d still like to order, you can do so from your account. We’ve kept everything you told us: ${order.accountAddress}`,
    ],
  })

/** Before it was paid for: something new on the record has to be looked at first, or the treatment is over. */
export const closedUnpaid = (order: AboutOrder): Email =>
  news(order, ['We’ve closed it, so please don’t try to pay for it. You haven’t been charged.', askUs])

/** Answers that were changed while the card was being authorised rule it out. Nobody reviews it. */
export const ruledOut = (order: AboutOrder): Email =>
  email({
    name: order.name,
    subject: `Your order ${order.reference} is closed, and you haven’t been charged`,
    paragraphs: [
      'Some of your answers were changed while you were paying. With the new ones we can’t take this order, so we’ve closed it.',
      `You haven’t been charged. We’ve released the ${order.amount} held on your card. ${bankShows}`,
      `If an answer is wrong, you can correct it in your account and order again: ${order.accountAddress}`,
    ],
  })

/** Charged by mistake: all of it is refunded. */
export const declinedAndRefunded = (order: AboutOrder): Email =>
  news(order, [
    `We’re refunding the ${order.amount} we charged to your card. Your bank may take up to 10 days to show it.`,
    askUs,
  ])

export const withdrawn = (order: AboutOrder): Email =>
  email({
    name: order.name,
    subject: `Your order ${order.reference} is cancelled`,
    paragraphs: [
      'We’ve cancelled your order, as you asked.',
      `You haven’t been charged. We’ve released the ${order.amount} held on your card. ${bankShows}`,
      `We’ve kept your answers, so you can order again at any time from your account: ${order.accountAddress}`,
    ],
  })

export const refunded = ({ isWhole, ...order }: AboutOrder & { readonly isWhole: boolean }): Email =>
  email({
    name: order.name,
    subject: isWhole ? `Your order ${order.reference} has been refunded` : `A refund for your order ${order.reference}`,
    paragraphs: [
      `We’ve refunded ${order.amount} for your order to the card you paid with. Your bank may take up to 10 days to show it.`,
      `View your order: ${order.accountAddress}`,
    ],
  })
