/** What the patient reads when a card is not accepted, by the provider's code for it. */
export const cardProblems = {
  generic_decline: 'Your card was declined.',
  insufficient_funds: 'Your card has insufficient funds.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: 'Your card’s security code is incorrect.',
  incorrect_number: 'Your card number is incorrect.',
  invalid_expiry_month: 'Your card’s expiry month is not valid.',
  invalid_expiry_year: 'Your card’s expiry date is in the past or too far ahead.',
  invalid_cvc: 'Your card’s security code is incomplete.',
  test_mode_live_card: 'Nothing is charged here, and only test cards are accepted. Please do not enter a real card.',
  payment_intent_authentication_failure: 'Your bank did not confirm the payment. Try again or use another card.',
  setup_intent_authentication_failure: 'Your bank did not confirm this card. Try again or use another card.',
  setup_intent_unexpected_state: 'This card can’t be saved now. Please start again.',
  authentication_required: 'Your bank wants you to confirm this payment.',
  payment_intent_unexpected_state: 'This payment can’t be completed now. Please start again.',
  resource_missing: 'We couldn’t find this payment. Please start again.',
  api_connection_error: 'The card provider did not answer in time. We are checking what happened to your payment.',
} as const

export type CardProblemCode = keyof typeof cardProblems
