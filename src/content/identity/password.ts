/** The specification's hint for the order form, and the same rule wherever a new password is chosen. */
export const passwordHint = (shortest: number) =>
  `At least ${shortest} characters with a mix of letters, numbers and special characters.`

/** Where a new password takes the place of one that may have been chosen by the shorter rule of a booking. */
export const everyNewPassword = 'You may have booked with a shorter one. Every new password follows this rule.'

/** Beside the shorter rule: which one goes where. */
export const twoRules = (booking: number, order: number) =>
  `An appointment asks for ${booking} characters or more. An order, and any password you choose later, asks for ${order}.`

interface PasswordBounds {
  readonly shortest: number
  readonly longest: number
}

export const passwordProblems = ({ shortest, longest }: PasswordBounds) => ({
  'too short': `Your password must have at least ${shortest} characters`,
  'too long': `Your password must have ${longest} characters or fewer`,
  'not mixed': 'Your password needs letters, numbers and special characters',
  'too common': 'Many people use this password. Choose one that is harder to guess',
  'too personal': 'Choose a password that is not made of your name, your email address or our name',
})
