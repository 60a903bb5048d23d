/** The form about medicines and conditions, beside its questions. */
export const followUpWords = {
  heading: 'A few more questions about your health',
  loading: 'Fetching your answers',
  failed: 'We could not fetch your answers. Nothing is lost.',
  tryAgain: 'Try again',
} as const
