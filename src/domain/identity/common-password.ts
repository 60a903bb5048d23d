import { refusedPasswords } from './refused-passwords.ts'

/**
 * Passwords are also compared without a leading capital and surrounding digits or signs, the usual way to lengthen
 * them.
 */
export function isCommonPassword(password: string): boolean {
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

/** With more than this around a common word, the password is no longer that word with a year appended. */
const longestTail = 6
/** Shorter words occur in too many unusual passwords. */
const shortestCore = 6

/** What is looked up in a list of common passwords: the password, and the word in it that was only lengthened. */
export function commonForms(password: string): readonly string[] {
  const plain = password.normalize('NFKC').toLowerCase()
  const core = coreOf(plain)
  const isOnlyLonger = core.length >= shortestCore && plain.length - core.length <= longestTail
  return isOnlyLonger ? [...new Set([plain, core])] : [plain]
}
