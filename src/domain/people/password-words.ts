import { passwordHint, passwordProblems } from '#content/password.ts'
import { longestPassword, shortestPassword } from './password.ts'

/** For a new password by the rule of the order form. */
export const newPasswordHint = passwordHint(shortestPassword.order)

export const newPasswordProblems = passwordProblems({ shortest: shortestPassword.order, longest: longestPassword })
