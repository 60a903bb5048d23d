import { orderSummary } from '#content/order-summary.ts'
import type { UserData } from '#contract/fetch-user-data.ts'
import { adultAge } from '#domain/people/age-limits.ts'
import { type Day, earliestBirthYear, isAdultBirthday, parseDay, readDay } from '#domain/people/date-of-birth.ts'
import { isEmail } from '#domain/people/email.ts'
import { passwordProblem } from '#domain/people/password.ts'
import { newPasswordProblems } from '#domain/people/password-words.ts'
import { normalisePostcode } from '#domain/people/postcode.ts'
import type { SentForm } from '#web/shared/checkout/outcome.ts'

export interface AccountForm {
  readonly email: string
  readonly password: string
  readonly legalFirstName: string
  readonly legalSurname: string
  readonly sex: '' | 'male' | 'female'
  readonly birthDay: string
  readonly birthMonth: string
  readonly birthYear: string
  readonly address: string
  readonly city: string
  readonly postcode: string
  readonly consentTerms: boolean
  readonly marketingOptOut: boolean
}

export const emptyForm: AccountForm = {
  email: '',
  password: '',
  legalFirstName: '',
  legalSurname: '',
  sex: '',
  birthDay: '',
  birthMonth: '',
  birthYear: '',
  address: '',
  city: '',
  postcode: '',
  consentTerms: false,
  marketingOptOut: false,
}

/** What can be wrong, in the order in which the form asks for it. */
export const problemFields = [
  'email',
  'password',
  'legalFirstName',
  'legalSurname',
  'sex',
  'birth',
  'address',
  'city',
  'postcode',
  'consentTerms',
] as const

export type ProblemField = (typeof problemFields)[number]
export type FormProblems = Partial<Record<ProblemField, string>>

/** How the server speaks of it. */
export const sentForm: SentForm<ProblemField> = {
  flow: 'weight-management',
  fieldOf: {
    name: 'legalFirstName',
    legalSurname: 'legalSurname',
    email: 'email',
    password: 'password',
    dob: 'birth',
    gender: 'sex',
    address: 'address',
    city: 'city',
    pincode: 'postcode',
    agreedTerms: 'consentTerms',
  },
}

const words = orderSummary.problems

export const birthdayIn = ({ birthDay, birthMonth, birthYear }: AccountForm): Day | null =>
  readDay({ day: birthDay, month: birthMonth, year: birthYear })

/** The same rules as the server's, in words that say what to do. */
export function problemsIn(form: AccountForm, today: Day, asksForPassword = true): FormProblems {
  const found: Record<ProblemField, string | null> = {
    email: isEmail(form.email.trim()) ? null : words.email,
    password: asksForPassword ? problemOfPassword(form.password) : null,
    legalFirstName: isBlank(form.legalFirstName) ? words.legalFirstName : null,
    legalSurname: isBlank(form.legalSurname) ? words.legalSurname : null,
    sex: form.sex === '' ? words.sex : null,
    birth: problemOfBirthday(form, today),
    address: isBlank(form.address) ? words.address : null,
    city: isBlank(form.city) ? words.city : null,
    postcode: normalisePostcode(form.postcode) === null ? words.postcode : null,
    consentTerms: form.consentTerms ? null : words.consentTerms,
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null))
}

/** Whether something is in a field, so that leaving it says whether that is right. */
export const isFilled = (form: AccountForm, field: ProblemField): boolean =>
  field === 'birth'
    ? ![form.birthDay, form.birthMonth, form.birthYear].some(isBlank)
    : !isBlank(String(form[field] || ''))

/** The fields of which a change speaks. */
export const fieldsIn = (change: Partial<AccountForm>): ProblemField[] =>
  problemFields.filter((field) => (field === 'birth' ? 'birthDay' in change : field in change))

const isBlank = (text: string) => text.trim() === ''

function problemOfPassword(password: string): string | null {
  if (password === '') return words.password.missing
  const problem = passwordProblem(password, 'order')
  return problem && newPasswordProblems[problem]
}

function problemOfBirthday(form: AccountForm, today: Day): string | null {
  if ([form.birthDay, form.birthMonth, form.birthYear].every(isBlank)) return words.birth.missing
  const born = birthdayIn(form)
  if (!born) return words.birth.unreal
  return isAdultBirthday(born, today) ? null : words.birth.notAdult(adultAge, earliestBirthYear)
}

export const birthdayFields = ({ day, month, year }: Day) => ({
  birthDay: String(day),
  birthMonth: String(month),
  birthYear: String(year),
})

/** Fills in what is known and still empty. What somebody has typed stays. */
export function filledIn(form: AccountForm, known: UserData): AccountForm {
  const gender = known.gender?.toLowerCase()
  const born = known.dob ? parseDay(known.dob) : null
  const hasBirthday = ![form.birthDay, form.birthMonth, form.birthYear].every(isBlank)
  return {
    ...form,
    email: form.email || (known.email ?? ''),
    legalFirstName: form.legalFirstName || (known.name ?? ''),
    legalSurname: form.legalSurname || (known.legalSurname ?? ''),
    sex: form.sex || (gender === 'male' || gender === 'female' ? gender : ''),
    address: form.address || (known.address ?? ''),
    city: form.city || (known.city ?? ''),
    postcode: form.postcode || (known.pincode ?? ''),
    ...(born && !hasBirthday ? birthdayFields(born) : {}),
  }
}
