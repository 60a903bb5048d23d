import type { IdentityCheck, Sex } from '../cases/evidence.ts'
import { adultAge, oldestAge } from '../identity/age-limits.ts'
import { ageOn, type Day, parseDay, writeDay } from '../identity/date-of-birth.ts'
import { isSameName, type PersonName } from './same-person.ts'

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
