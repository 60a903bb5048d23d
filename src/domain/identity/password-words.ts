import { everyNewPassword, passwordHint, passwordProblems, twoRules } from '#content/identity/password.ts'
import { longestPassword, shortestPassword } from './password.ts'

/** For a new password, by the rule of the order form. */
export const newPasswordHint = passwordHint(shortestPassword.order)

/** For a changed password, which may be shorter. */
export const replacingPasswordHint = `${newPasswordHint} ${everyNewPassword}`

/** Beside the hint of the booking form. */
export const bookingPasswordNote = twoRules(shortestPassword.booking, shortestPassword.order)

export const newPasswordProblems = passwordProblems({ shortest: shortestPassword.order, longest: longestPassword })
