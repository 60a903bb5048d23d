import { type Day, isAdultBirthday, parseDay } from '#domain/identity/date-of-birth.ts'
import { isEmail } from '#domain/identity/email.ts'
import { type PasswordProblem, type PasswordRule, passwordProblem } from '#domain/identity/password.ts'
import { normalisePostcode } from '#domain/identity/postcode.ts'
import type { Checks, Sent } from './form.ts'
import { isStorable, longestAddress, longestLine, textProblem, tidyText } from './text.ts'

export const sexes = ['male', 'female'] as const

/** The fields of every form that creates an account. */
export interface Person {
  readonly name: string
  readonly legalSurname: string
  readonly email: string
  readonly password: string
  /** YYYY-MM-DD. */
  readonly dob: string
  readonly gender: string
  readonly address: string
  readonly city: string
  readonly pincode: string
}

/** Context that a form does not have itself. */
export interface Asked {
  readonly today: Day
  /** Not asked of a patient who is signed in with this email address. */
  readonly asksForPassword: boolean
}

export const normalPerson = (sent: Sent<Person>): Person => ({
  name: tidyText(sent.name),
  legalSurname: tidyText(sent.legalSurname),
  email: tidyText(sent.email),
  password: sent.password ?? '',
  dob: tidyText(sent.dob),
  gender: tidyText(sent.gender).toLowerCase(),
  address: tidyText(sent.address),
  city: tidyText(sent.city),
  pincode: normalisePostcode(tidyText(sent.pincode)) ?? tidyText(sent.pincode),
})

export type PersonKey =
  | Exclude<keyof Person, 'password' | 'dob' | 'pincode'>
  | `dob ${'missing' | 'unreal' | 'not adult'}`
  | 'not text'
  | 'too long'
  | 'address too long'

export const isOneOf = <Value extends string>(values: readonly Value[], text: string): text is Value =>
  values.some((value) => value === text)

function lineProblem(text: string, missing: PersonKey): PersonKey | null {
  const problem = textProblem(text, longestLine)
  return problem === 'missing' ? missing : problem
}

function addressProblem({ address }: Person): PersonKey | null {
  const problem = textProblem(address, longestAddress)
  if (problem === 'missing') return 'address'
  return problem === 'too long' ? 'address too long' : problem
}

function birthdayProblem({ dob }: Person, { today }: Asked): PersonKey | null {
  if (dob === '') return 'dob missing'
  const born = parseDay(dob)
  if (!born) return 'dob unreal'
  return isAdultBirthday(born, today) ? null : 'dob not adult'
}

/** Password and postcode have different messages on each form. */
export const personChecks: Checks<Person, Exclude<keyof Person, 'password' | 'pincode'>, PersonKey, Asked> = {
  email: ({ email }) => (isEmail(email) ? null : 'email'),
  name: ({ name }) => lineProblem(name, 'name'),
  legalSurname: ({ legalSurname }) => lineProblem(legalSurname, 'legalSurname'),
  gender: ({ gender }) => (isOneOf(sexes, gender) ? null : 'gender'),
  dob: birthdayProblem,
  address: addressProblem,
  city: ({ city }) => lineProblem(city, 'city'),
}

/** By the rule alone: the server checks its password list afterwards. */
export function newPasswordProblem(
  person: Person,
  rule: PasswordRule,
  { asksForPassword }: Asked,
): `password ${PasswordProblem}` | 'not text' | null {
  if (!asksForPassword) return null
  if (!isStorable(person.password)) return 'not text'
  const problem = passwordProblem(person.password, rule, person)
  return problem && `password ${problem}`
}
