import { refusedPasswords } from './refused-passwords.ts'

/** Also with a capital in front and digits or signs around: that is how everybody makes them longer. */
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
