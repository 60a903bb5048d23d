import { passwordProblems } from '#content/password.ts'
import { passwordProblem } from '#domain/people/password.ts'

/** What is wrong with a new password, as far as a browser can tell; `missing` says that there is none. */
export const newPasswordCheck =
  (missing: string) =>
  (password: string): string | null => {
    if (password === '') return missing
    const problem = passwordProblem(password, 'order')
    return problem && passwordProblems[problem]
  }
