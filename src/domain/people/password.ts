import { type About, isMadeOf } from './personal-password.ts'
import { refusedPasswords } from './refused-passwords.ts'

export type PasswordRule = 'order' | 'booking'

/** Longer is welcome, up to what a person could still paste. */
export const longestPassword = 200

export const shortestPassword: Readonly<Record<PasswordRule, number>> = { order: 12, booking: 8 }

export type PasswordProblem = 'too short' | 'too long' | 'not mixed' | 'too common' | 'too personal'

/**
 * Both readings of the specification: the order form asks for 12 with letters, numbers and special characters,
 * the booking form for 8. What everybody tries first is refused on both, and so is what anybody would try who knows
 * whose account it is.
 */
export function passwordProblem(password: string, rule: PasswordRule, about: About = {}): PasswordProblem | null {
  const length = [...password].length
  if (length < shortestPassword[rule]) return 'too short'
  if (length > longestPassword) return 'too long'
  if (isCommon(password)) return 'too common'
  if (isMadeOf(password, about)) return 'too personal'
  if (rule === 'order' && !isMixed(password)) return 'not mixed'
  return null
}

const isMixed = (password: string) =>
  /\p{L}/u.test(password) && /\p{N}/u.test(password) && /[^\p{L}\p{N}\s]/u.test(password)

/** Also with a capital in front and digits or signs around: that is how everybody makes them longer. */
function isCommon(password: string): boolean {
  const plain = password.toLowerCase()
  return (
    refusedPasswords.has(plain) ||
    refusedPasswords.has(coreOf(plain)) ||
    /^(.)\1*$/u.test(plain) ||
    /^(0123456789|1234567890|123456789|12345678)\d*$/.test(plain)
  )
}

/** Without the digits and signs at its ends. */
const coreOf = (plain: string) => plain.replace(/[^\p{L}]+$/u, '').replace(/^[^\p{L}]+/u, '')

/** More than this around a common word, and it is no longer that word with a year behind it. */
const longestTail = 6
/** Shorter words are in too many passwords that are nobody else's. */
const shortestCore = 6

/** What a list of common passwords is asked for: the password, and the word in it that was only made longer. */
export function commonForms(password: string): readonly string[] {
  const plain = password.normalize('NFKC').toLowerCase()
  const core = coreOf(plain)
  const isOnlyLonger = core.length >= shortestCore && plain.length - core.length <= longestTail
  return isOnlyLonger ? [...new Set([plain, core])] : [plain]
}
