/** Said to a patient who answers otherwise than before, where the first answer ruled the medicine out. */
export const changedAnswersWords = {
  title: 'You’ve changed an important answer',
  lead: 'Please tell us why. Your order waits until you have, and a prescriber will read it.',
  before: 'You told us before',
  now: 'Your answer now',
  notAsked: 'Not told',
  reason: 'Why has this changed?',
  hint: 'For example: I ticked the wrong box, or my doctor has ruled it out.',
  send: 'Send my reason',
  sent: 'Thank you. A prescriber will read it before deciding.',
  failed: 'That wasn’t sent. Please try again.',
  none: 'No answer waits for a reason.',
  empty: 'Please write a reason.',
} as const
