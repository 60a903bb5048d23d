/** Shown to a patient who is asked for a card again. */
export const cardRequestWords = {
  price: {
    title: 'Your dose costs more',
    says: (price: string, was: string) =>
      `Your clinician chose a dose that costs ${price} instead of the ${was} you ordered for. Nothing has been taken. If you agree, we authorise ${price} on your card and release the earlier ${was}.`,
    button: (price: string) => `Agree to ${price}`,
  },
  card: {
    title: 'Your bank refused the payment',
    says: (price: string) =>
      `Enter another card, or try the same one again, to carry on with your order. It’s approved, but your bank refused the ${price}. Nothing was taken.`,
    button: () => 'Enter a card',
  },
  line: (item: string) => `${item}, one pen`,
  note: 'Your card is charged once a pharmacist has checked your order.',
  done: 'Thank you',
  goesOn: 'Your order is going ahead. We’ll email you when the next step is done.',
  orElse: 'If you’d rather not, you can cancel the order below. It costs nothing.',
} as const
