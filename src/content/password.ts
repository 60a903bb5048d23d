/** The specification's hint for the order form, and the same rule wherever a new password is chosen. */
export const passwordHint = 'At least 12 characters with a mix of letters, numbers and special characters.'

export const passwordProblems = {
  'too short': 'Your password must have at least 12 characters',
  'too long': 'Your password must have 200 characters or fewer',
  'not mixed': 'Your password needs letters, numbers and special characters',
  'too common': 'Many people use this password. Choose one that is harder to guess',
  'too personal': 'Choose a password that is not made of your name, your email address or our name',
} as const
