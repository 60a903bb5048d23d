import { commonForms } from '#domain/identity/common-password.ts'
import { type PasswordProblem, passwordProblem } from '#domain/identity/password.ts'
import { newPasswordProblems } from '#domain/identity/password-words.ts'
import type { About } from '#domain/identity/personal-password.ts'
import { badRequest } from '../../platform/http/api-error.ts'
import { isCommonPassword } from './common-passwords.ts'

/** Whether it is on a list too long for a browser. */
export const isWidelyUsed = (password: string): boolean => commonForms(password).some(isCommonPassword)

/** By the rule of the order form, which the browser uses as well, and by the list. */
function weaknessOf(password: string, about: About): PasswordProblem | null {
  const problem = passwordProblem(password, 'order', about)
  if (problem && problem !== 'not mixed') return problem
  return isWidelyUsed(password) ? 'too common' : problem
}

/** For an account that exists. */
export function requireStrongPassword(password: string, field: string, about: About): void {
  const problem = weaknessOf(password, about)
  if (problem) throw badRequest([{ field, message: newPasswordProblems[problem] }])
}
