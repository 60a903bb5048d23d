/** Why an amount cannot be refunded. Amounts as they are written. */
export const refundProblems = {
  notTaken: 'Nothing has been charged for this order, so there is nothing to refund.',
  allRefunded: 'All of it has been refunded, or is being refunded.',
  most: (amount: string) => `You can refund at most ${amount} of this payment.`,
  cap: (cap: string, left: string) =>
    `You can refund ${cap} a day, and ${left} of that is left. Ask a clinical lead or an administrator.`,
} as const

/** The payment of one order, at the desk. */
export const moneyScreen = {
  title: 'Payment',
  loading: 'One moment...',
  lead: (reference: string, state: string, amount: string) => `${reference}, ${state}, ${amount}`,
  refunds: 'Refunds',
  reasons: (reason: string, by: string | null) => {
    if (by !== null) return `by ${by}`
    return reason === 'by hand' ? 'in the card provider’s dashboard' : ''
  },
  given: (day: string) => `paid ${day}`,
  owed: (day: string) => `due since ${day}, being retried`,
  advice: {
    'taken without approval':
      'Approve the case, or decline it to refund everything automatically. No patient is charged without an approval.',
    'not taken': 'Check the payment in the card provider’s dashboard, and ask the patient to pay again if needed.',
    'another amount taken': 'Refund the difference, or record why the amount is correct.',
    'refund came back':
      'The bank returned the refund. Ask the patient for another way to pay them, and refund them that way.',
    'still held': 'Release the authorisation, or refund it, in the card provider’s dashboard.',
    disputed:
      'Answer the dispute in the card provider’s dashboard. The parcel is on hold until the dispute is won or you close this.',
    'dispute lost': 'The bank has reversed the payment. Record what was decided about the supply.',
  },
  seenBy: (name: string) => `First opened by ${name}`,
  whatWasDone: 'What was done',
  close: 'Close this difference',
  closing: 'Closing...',
  closed: 'Closed',
  giveBack: 'Refund',
  amount: 'Amount to refund',
  most: (amount: string) => `At most ${amount}`,
  why: 'Why',
  give: 'Refund',
  giving: 'Refunding...',
  gave: (amount: string) => `${amount} is being refunded`,
  owes: (amount: string) =>
    `The card provider is not responding. ${amount} will be refunded as soon as it is available`,
  needsAmount: 'Enter an amount, like 12.50',
  tooMuch: (amount: string) => `You can refund at most ${amount}`,
  needsReason: 'Enter a reason, in a few words',
} as const
