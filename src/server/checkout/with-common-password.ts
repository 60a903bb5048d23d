import type { FormProblem } from '#domain/forms/form.ts'
import { isWidelyUsed } from '../identity/accounts/strong-password.ts'

/**
 * The password check only a server can do: the list of common passwords is too long for a browser. It outranks a
 * missing character, which would only make the same password longer.
 */
export function withCommonPassword(
  found: readonly FormProblem[],
  password: string,
  tooCommon: FormProblem,
): readonly FormProblem[] {
  const byRule = found.find(({ field }) => field === 'password')
  if (byRule && byRule.key !== 'password not mixed') return found
  return isWidelyUsed(password) ? [...found.filter((problem) => problem !== byRule), tooCommon] : found
}
