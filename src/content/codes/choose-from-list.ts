/** Below a question in words: a short file, because the question loads it. */
export const chooseFromListWords = {
  heading: 'Choose from our list, too',
  text: 'You don’t have to. It helps us check each one against your treatment.',
  open: 'Choose from our list',
  loading: 'Loading your list…',
  failed: 'We couldn’t load your list.',
} as const
