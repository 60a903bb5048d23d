import { isCommonPassword } from './common-password.ts'
import { type About, isMadeOf } from './personal-password.ts'

export type PasswordRule = 'order' | 'booking'

/** Longer is welcome, up to what a person could still paste. */
export const longestPassword = 200

export const shortestPassword: Readonly<Record<PasswordRule, number>> = { order: 12, booking: 8 }

export type PasswordProblem = 'too short' | 'too long' | 'not mixed' | 'too common' | 'too personal'

/**
 * Both readings of the specification: the order form requires 12 characters with letters, numbers and special
 * characters, the booking form 8. Both refuse common passwords, and those easily guessed by a person who knows whose
 * account it is.
 */
export function passwordProblem(password: string, rule: PasswordRule, about: About = {}): PasswordProblem | null {
  const length = [...password].length
  if (length < shortestPassword[rule]) return 'too short'
  if (length > longestPassword) return 'too long'
  if (isCommonPassword(password)) return 'too common'
  if (isMadeOf(password, about)) return 'too personal'
  if (rule === 'order' && !isMixed(password)) return 'not mixed'
  return null
}

const isMixed = (password: string) =>
  /\p{L}/u.test(password) && /\p{N}/u.test(password) && /[^\p{L}\p{N}\s]/u.test(password)
