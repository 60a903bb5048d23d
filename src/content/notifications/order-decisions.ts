import { type Email, email } from '#content/notifications/order-email.ts'

interface AboutOrder {
  readonly name: string | null
  readonly reference: string
  /** As it is written: £125.00. */
  readonly amount: string
  readonly accountAddress: string
}

/**
 * None of these says what was ordered, what was decided or why: others may read an email, or see its subject on a locked
 * screen. What was ordered is on the receipt, which is the confirmation that the law asks for.
 */
const news = (order: AboutOrder, says: readonly string[]): Email =>
  email({
    name: order.name,
    subject: `News about your order ${order.reference}`,
    paragraphs: [`There is news about your order. Sign in to read it: ${order.accountAddress}`, ...says],
  })

const bankShows = 'Your bank may take a few days to show it.'
const askUs = 'If you have questions, message us in your account.'

/** Once the payment was taken. */
export const approved = (order: AboutOrder): Email =>
  email({
    name: order.name,
    subject: `Your payment for order ${order.reference}`,
    paragraphs: [
      `${order.amount} has now been taken from your card for your order. We will email you when your parcel leaves us; delivery is free.`,
      `Before you use what is in the parcel, please read your letter and the leaflet in the box. The letter is in your account: ${order.accountAddress}`,
    ],
  })

/** After a yes to another price, or another card. */
export const reauthorised = (order: AboutOrder): Email =>
  email({
    name: order.name,
    subject: `Your order ${order.reference} is going ahead`,
    paragraphs: [
      `Thank you. ${order.amount} is now held on your card for your order. What was held before is released. ${bankShows}`,
      'We check your order once more. Only then is your card charged, and we will email you again.',
      `See your order: ${order.accountAddress}`,
    ],
  })

export const declined = (order: AboutOrder): Email =>
  news(order, [
    `You have not been charged. The ${order.amount} held on your card has been released. ${bankShows}`,
    askUs,
  ])

export const lapsed = (order: AboutOrder): Email =>
  email({
    name: order.name,
    subject: `Your order ${order.reference} has expired`,
    paragraphs: [
      'We are sorry: we did not finish looking at your order before the hold on your card ended.',
      `You have not been charged. The ${order.amount} has been released. ${bankShows}`,
      `If you would still like to order, you can do so from your account. Everything you told us is kept: ${order.accountAddress}`,
    ],
  })

/** Taken by mistake: nothing of it stays with us. */
export const declinedAndRefunded = (order: AboutOrder): Email =>
  news(order, [
    `The ${order.amount} that was taken from your card is on its way back to it, usually within 5 to 10 days.`,
    askUs,
  ])

export const withdrawn = (order: AboutOrder): Email =>
  email({
    name: order.name,
    subject: `Your order ${order.reference} is cancelled`,
    paragraphs: [
      'You asked us to cancel your order, and we have.',
      `You have not been charged. The ${order.amount} held on your card has been released. ${bankShows}`,
      `Your answers are kept, so you can order again whenever you like, from your account: ${order.accountAddress}`,
    ],
  })

export const refunded = ({ isWhole, ...order }: AboutOrder & { readonly isWhole: boolean }): Email =>
  email({
    name: order.name,
    subject: isWhole ? `Your order ${order.reference} has been refunded` : `A refund for your order ${order.reference}`,
    paragraphs: [
      `We have refunded ${order.amount} for your order. It goes back to the card you paid with, usually within 5 to 10 days.`,
      `See your order: ${order.accountAddress}`,
    ],
  })
