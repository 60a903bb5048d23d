/** What is said of a form that was not taken, whichever it is. `failed` and `exception` are the specification's words. */
export const placing = {
  failed: 'Failed to create user',
  exception: 'Something went wrong. Please try again.',
  saveNow: 'Save them now',
  overtaken: 'Reload this page to carry on: your answers have since changed in another tab. Nothing is lost.',
  reload: 'Reload',
  answerIt: 'Answer it now',
  paidAlready: (reference: string) =>
    `Your order ${reference} has been paid for, with the details you sent earlier. To change something, please contact us.`,
  underWay: 'Your payment is being processed, so nothing can be changed now. Please wait a moment and check again.',
  notAsked:
    'We could not reach the card provider to check whether your order has been paid for. Nothing was changed. Please try again.',
  onTreatment:
    'You’re already on treatment with us. Order your next pen by answering the check-in in your account. Your card was not charged.',
  onRecord:
    'Something on your medical record means we can’t take this order. If it’s wrong or has changed, message your care team: a prescriber can correct it. Your card was not charged.',
  ruledOut:
    'You’ve changed your answers since you placed this order, and with the new ones we can’t offer it online. You haven’t been charged. If an answer is wrong, correct it and you can carry on.',
  endedByAnswers:
    'You changed your answers while you were paying, and with the new ones we can’t offer this online. We’ve closed your order and released the hold on your card. You haven’t been charged.',
  toAnswers: 'Check your answers',
  toCheckIn: 'Go to your check-in',
  toMessages: 'Message your care team',
  seeOrder: 'See your order',
  signedInAs: 'Signed in as',
  notYou: 'Not you?',
} as const
