import { commonForms, type PasswordProblem, type PasswordRule, passwordProblem } from '#domain/people/password.ts'
import { newPasswordProblems } from '#domain/people/password-words.ts'
import type { About } from '#domain/people/personal-password.ts'
import { badRequest } from '../http/refusal.ts'
import { isCommonPassword } from './common-passwords.ts'

/** What is wrong with a password: by the rule that the browser goes by as well, and by a list too long for a browser. */
export function passwordWeakness(password: string, rule: PasswordRule, about: About): PasswordProblem | null {
  const problem = passwordProblem(password, rule, about)
  if (problem && problem !== 'not mixed') return problem
  return commonForms(password).some(isCommonPassword) ? 'too common' : problem
}

/** For an account that exists: the rule of the order form. */
export function requireStrongPassword(password: string, field: string, about: About): void {
  const problem = passwordWeakness(password, 'order', about)
  if (problem) throw badRequest([{ field, message: newPasswordProblems[problem] }])
}
