/** The medical history form, apart from its questions. */
export const followUpWords = {
  heading: 'A few more questions about your health',
  loading: 'Loading your answers',
  failed: 'We couldn’t load your answers. Nothing has been lost.',
  tryAgain: 'Try again',
} as const
