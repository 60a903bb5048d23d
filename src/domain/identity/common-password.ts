/** Words and sequences at the top of every published list of leaked passwords, in lower case. */
const refusedPasswords: ReadonlySet<string> = new Set(
  `password passw0rd p@ssword p@ssw0rd passwort passwordpassword letmein letmeinplease welcome welcomeback welcomehome
  qwerty qwertyuiop qwertyui qwerty123 asdfghjkl asdfghjk zxcvbnm zxcvbnm123 1qaz2wsx qazwsxedc 1q2w3e4r 1q2w3e4r5t
  1q2w3e4r5t6y abc123 abcdefgh abcdefghi abcdefghij abcd1234 a1b2c3d4 iloveyou iloveyouforever sunshine princess
  football footballfan baseball basketball liverpool liverpoolfc arsenal arsenalfc chelsea chelseafc manchester
  manchesterunited manunited tottenham everton rangers celtic monkey dragon master superman batman spiderman pokemon
  starwars trustno1 whatever freedom secret changeme changeit default admin administrator adminadmin root guest test
  testtest tester testing login hello hellohello helloworld computer internet samsung google facebook youtube iphone
  michael jennifer jessica charlie jordan thomas daniel ashley nicole matthew george harry william oliver jack summer
  winter spring autumn january february march april june july august september october november december monday friday
  cheese chocolate banana orange flower butterfly rainbow family friends lovely beautiful angel angels blessed jesus
  england scotland wales london birmingham weightloss mounjaro wegovy ozempic`.split(/\s+/),
)

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
