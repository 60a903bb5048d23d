/** The money of one order, at the desk. */
export const moneyScreen = {
  title: 'The money of this order',
  loading: 'One moment...',
  lead: (reference: string, state: string, amount: string) => `${reference}, ${state}, ${amount}`,
  refunds: 'Given back',
  reasons: (reason: string, by: string | null) => {
    if (by !== null) return `by ${by}`
    return reason === 'by hand' ? 'in the card provider’s own pages' : ''
  },
  given: (day: string) => `gone ${day}`,
  owed: (day: string) => `owed since ${day}, tried again`,
  advice: {
    'taken without approval':
      'Approve the case, or decline it: then all of it goes back by itself. Nobody is charged without an approval.',
    'not taken': 'Look at the payment in the card provider’s pages, and ask the patient to pay again if need be.',
    'another amount taken': 'Give back what is too much, or write down why it is right.',
    'refund came back': 'The bank sent it back. Ask the patient for another way, and give it back there.',
    'still held': 'Let it go, or give it back, in the card provider’s pages.',
    disputed: 'Answer the dispute in the card provider’s pages. The parcel waits until it is won or you close this.',
    'dispute lost': 'The bank has taken the money back. Write down what was decided about the supply.',
  },
  seenBy: (name: string) => `First looked at by ${name}`,
  whatWasDone: 'What was done about it',
  close: 'Close this difference',
  closing: 'Closing...',
  closed: 'Closed',
  giveBack: 'Give money back',
  amount: 'How much',
  most: (amount: string) => `At most ${amount}`,
  why: 'Why',
  give: 'Give it back',
  giving: 'Giving back...',
  gave: (amount: string) => `${amount} is on its way back`,
  owes: (amount: string) => `The card provider is away. ${amount} is owed, and goes as soon as it is back`,
  needsAmount: 'Enter an amount, like 12.50',
  tooMuch: (amount: string) => `You can give back at most ${amount}`,
  needsReason: 'Say why, in a few words',
} as const
