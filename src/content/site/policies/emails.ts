/** True of every message in src/content/notifications: tests/message-privacy.test.ts goes through them all. */
export const emailsSayNothing =
  'Our emails and text messages do not mention your health. They say that there is something to read or to do, and you sign in to see what. Only the receipt for an order or a booking says what you bought, because the law asks us to confirm it in writing.'
