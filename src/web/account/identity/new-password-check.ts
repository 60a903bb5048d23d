import { passwordProblem } from '#domain/identity/password.ts'
import { newPasswordProblems } from '#domain/identity/password-words.ts'

/** What is wrong with a new password, as far as a browser can tell; `missing` says that there is none. */
export const newPasswordCheck =
  (missing: string) =>
  (password: string): string | null => {
    if (password === '') return missing
    const problem = passwordProblem(password, 'order')
    return problem && newPasswordProblems[problem]
  }
