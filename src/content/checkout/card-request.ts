/** What somebody reads whose card is asked for once more. */
export const cardRequestWords = {
  price: {
    title: 'Your dose costs more',
    says: (price: string, was: string) =>
      `Your clinician chose a dose that costs ${price} instead of the ${was} you ordered for. Nothing has been taken. If you agree, ${price} is held on your card, and the ${was} held before is released.`,
    button: (price: string) => `Agree to ${price}`,
  },
  card: {
    title: 'Your bank refused the payment',
    says: (price: string) =>
      `Your order is approved, but your bank did not let us take the ${price}. Nothing was taken. Give another card, or the same one again, and your order goes on.`,
    button: () => 'Give a card',
  },
  line: (item: string) => `${item}, one pen`,
  note: 'Your card is charged once a pharmacist has checked your order.',
  done: 'Thank you',
  goesOn: 'Your order goes on. We email you when the next step is done.',
  orElse: 'If you would rather not, you can cancel the order below. It costs nothing.',
} as const
