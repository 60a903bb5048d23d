/** What is said of a form that was not taken, whichever it is. `failed` and `exception` are the specification's words. */
export const placing = {
  failed: 'Failed to create user',
  exception: 'Something went wrong. Please try again.',
  saveNow: 'Save them now',
  overtaken: 'You have answered in another tab since. Reload this page to carry on from there; nothing is lost.',
  reload: 'Reload',
  answerIt: 'Answer it now',
} as const
