/** For a patient who has changed an answer that ruled the medicine out. */
export const changedAnswersWords = {
  title: 'You’ve changed an important answer',
  lead: 'Please tell us why. Your order waits until you have, and a prescriber will read it.',
  before: 'Your earlier answer',
  now: 'Your answer now',
  notAsked: 'Not answered',
  reason: 'Why has this changed?',
  hint: 'For example, I ticked the wrong box, or my doctor has ruled it out.',
  send: 'Send my reason',
  sent: 'Thank you. A prescriber will read it before deciding.',
  failed: 'We couldn’t send that. Please try again.',
  none: 'None of your answers needs a reason.',
  empty: 'Please write a reason.',
} as const
