import { brand } from '#content/brand.ts'
import { type Email, email } from '#content/messages/order-email.ts'
import { redFlagLead, redFlagLines } from '#content/red-flags.ts'

interface Decision {
  readonly name: string | null
  readonly reference: string
  readonly medication: string
  /** As it is written: £125.00. */
  readonly amount: string
  readonly accountAddress: string
  /** Where it is ordered again with one press, with everything kept. */
  readonly orderAgainAddress: string
}

export const approved = ({ dose, ...order }: Decision & { readonly dose: string }): Email =>
  email({
    name: order.name,
    subject: `Your order ${order.reference} is approved`,
    paragraphs: [
      `A clinician has approved your order and prescribed ${order.medication} ${dose}.`,
      `${order.amount} has now been taken from your card. Your medication will be prepared and sent to the address you gave us; delivery is free.`,
      'Please read the leaflet in the box before your first dose, and tell us if your health or your medicines change.',
      [redFlagLead, ...redFlagLines.map((line) => `- ${line}`)],
      `See your order: ${order.accountAddress}`,
    ],
  })

/** After a yes to another price, or another card. */
export const heldAnew = (order: Decision): Email =>
  email({
    name: order.name,
    subject: `Your order ${order.reference} goes on`,
    paragraphs: [
      `Thank you. ${order.amount} is now held on your card for your order. What was held before is released; your bank may take a few days to show it.`,
      'A pharmacist checks the order next. Only then is your card charged, and we write to you again.',
      `See your order: ${order.accountAddress}`,
    ],
  })

/** Why is between the clinician and the patient, and not for an email. */
export const declined = (order: Decision): Email =>
  email({
    name: order.name,
    subject: `About your order ${order.reference}`,
    paragraphs: [
      `A clinician has reviewed your answers and cannot prescribe ${order.medication} for you at the moment.`,
      `You have not been charged. The ${order.amount} held on your card has been released; your bank may take a few days to show it.`,
      'This does not mean that nothing can be done. Reply to this email or call us to hear more, and speak to your GP about what else may help.',
      `See your order: ${order.accountAddress}`,
    ],
  })

export const lapsed = (order: Decision): Email =>
  email({
    name: order.name,
    subject: `Your order ${order.reference} has expired`,
    paragraphs: [
      `We are sorry: your order for ${order.medication} was not reviewed before the hold on your card ended.`,
      `You have not been charged. The ${order.amount} has been released; your bank may take a few days to show it.`,
      `If you still want treatment from ${brand.name}, you can order again with one press. Everything you told us is kept: ${order.orderAgainAddress}`,
    ],
  })

/** Taken by mistake, and declined: nothing of it stays with us. */
export const declinedAndRefunded = (order: Decision): Email =>
  email({
    name: order.name,
    subject: `About your order ${order.reference}`,
    paragraphs: [
      `A clinician has reviewed your answers and cannot prescribe ${order.medication} for you at the moment.`,
      `The ${order.amount} that was taken from your card is on its way back to it, usually within 5 to 10 days.`,
      'This does not mean that nothing can be done. Reply to this email or call us to hear more, and speak to your GP about what else may help.',
      `See your order: ${order.accountAddress}`,
    ],
  })

export const withdrawn = (order: Decision): Email =>
  email({
    name: order.name,
    subject: `Your order ${order.reference} is cancelled`,
    paragraphs: [
      'You asked us to cancel your order, and we have.',
      `You have not been charged. The ${order.amount} held on your card has been released; your bank may take a few days to show it.`,
      `Your answers are kept, so that you can order again whenever you like: ${order.orderAgainAddress}`,
    ],
  })

export const refunded = ({ isWhole, ...order }: Decision & { readonly isWhole: boolean }): Email =>
  email({
    name: order.name,
    subject: isWhole ? `Your order ${order.reference} has been refunded` : `A refund for your order ${order.reference}`,
    paragraphs: [
      `We have refunded ${order.amount} for your order for ${order.medication}. It goes back to the card you paid with, usually within 5 to 10 days.`,
      `See your order: ${order.accountAddress}`,
    ],
  })
