/** True of every message in src/content/notifications: tests/message-privacy.test.ts goes through them all. */
export const emailsSayNothing =
  'Our emails and text messages do not mention your health. They tell you that you have a message or a task, and you sign in to see it. Only the receipt for an order or a booking says what you bought, because the law requires us to confirm it in writing.'
