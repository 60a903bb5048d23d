import { refusedPasswords } from './refused-passwords.ts'

export type PasswordRule = 'order' | 'booking'

/** Longer is welcome, up to what a person could still paste. */
export const longestPassword = 200

const minimum: Readonly<Record<PasswordRule, number>> = { order: 12, booking: 8 }

export type PasswordProblem = 'too short' | 'too long' | 'not mixed' | 'too common'

/**
 * Both readings of the specification: the order form asks for 12 with letters, numbers and special characters,
 * the booking form for 8. What everybody tries first is refused on both.
 */
export function passwordProblem(password: string, rule: PasswordRule): PasswordProblem | null {
  const length = [...password].length
  if (length < minimum[rule]) return 'too short'
  if (length > longestPassword) return 'too long'
  if (isCommon(password)) return 'too common'
  if (rule === 'order' && !isMixed(password)) return 'not mixed'
  return null
}

const isMixed = (password: string) =>
  /\p{L}/u.test(password) && /\p{N}/u.test(password) && /[^\p{L}\p{N}\s]/u.test(password)

/** Also with a capital in front and digits or signs behind: that is how everybody makes them longer. */
function isCommon(password: string): boolean {
  const plain = password.toLowerCase()
  const core = plain.replace(/[^\p{L}]+$/u, '').replace(/^[^\p{L}]+/u, '')
  return (
    refusedPasswords.has(plain) ||
    refusedPasswords.has(core) ||
    /^(.)\1*$/u.test(plain) ||
    /^(0123456789|1234567890|123456789|12345678)\d*$/.test(plain)
  )
}
