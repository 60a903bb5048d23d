/** Until the confirmation of a payment is there. Apart from it, so that the home page of everybody else loads these alone. */
export const waitingWords = {
  heading: 'Thank you.',
  text: 'Your payment went through. Loading your confirmation...',
} as const
