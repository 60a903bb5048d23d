import type { IdentityCheck, Sex } from '../cases/evidence.ts'
import { adultAge, oldestAge } from '../identity/age-limits.ts'
import { ageOn, type Day, parseDay, writeDay } from '../identity/date-of-birth.ts'

/** Letters that do not decompose into a letter and an accent. */
const spelled: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th' }

/** The parts of a name, lower case, without accents, hyphens and apostrophes. */
const partsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .replace(/[ßæœøłđðþ]/g, (letter) => spelled[letter] as string)
    .normalize('NFKD')
    .replace(/[\p{M}’'`.]/gu, '')
    .split(/[^\p{L}]+/u)
    .filter(Boolean)

interface PersonName {
  readonly first: string
  readonly last: string
}

/** The whole surname: Ferncliff-Moss matches Ferncliff Moss, but not Moss. */
function isSameSurname(one: string, other: string): boolean {
  const joined = partsOf(one).join('')
  return joined !== '' && joined === partsOf(other).join('')
}

/** Middle names may be missing on either side: the first names both have must match from the first on. */
function isSameFirst(one: string, other: string): boolean {
  const [left, right] = [partsOf(one), partsOf(other)]
  const [few, many] = left.length <= right.length ? [left, right] : [right, left]
  if (few.length === 0) return false
  return few.every((part, at) => part === many[at]) || few.join('') === many.join('')
}

/** Whether a document and an account name the same person. */
export const isSameName = (document: PersonName, account: PersonName): boolean =>
  isSameSurname(document.last, account.last) && isSameFirst(document.first, account.first)

/** What an identity document says about its holder. */
export interface DocumentPerson extends PersonName {
  /** YYYY-MM-DD; null where it does not say. */
  readonly bornOn: string | null
  readonly sex: Sex | null
}

export interface AccountPerson extends PersonName {
  readonly bornOn: string
}

type IdentityProblem = 'name' | 'birth date' | 'age'

interface Judged {
  readonly finding: IdentityCheck
  readonly isPassed: boolean
  /** Why it does not pass; null if it does. */
  readonly because: IdentityProblem | null
}

/** The result for a document that the provider found to be genuine. */
export function judgeIdentity(document: DocumentPerson, account: AccountPerson, today: Day): Judged {
  const isNameMatching = isSameName(document, account)
  const born = document.bornOn === null ? null : parseDay(document.bornOn)
  const age = born && ageOn(born, today)
  const because =
    born === null || document.bornOn !== account.bornOn
      ? 'birth date'
      : age === null || age < adultAge || age > oldestAge
        ? 'age'
        : isNameMatching
          ? null
          : 'name'
  const finding = {
    is: 'verified',
    on: writeDay(today),
    isNameMatching,
    bornOn: born && writeDay(born),
    sex: document.sex,
  } as const
  return { finding, isPassed: because === null, because }
}
