import { compliance } from '#content/compliance.ts'
import type { AccountDetails } from '#contract/identity/account-details.ts'
import { type OrderForm, orderForm } from '#domain/forms/order-form.ts'
import { type Day, parseDay, readDay, writeTyped } from '#domain/identity/date-of-birth.ts'
import { weightService } from '#domain/services/weight-management.ts'
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
  // Either way the box is empty.
  marketingOptOut: !compliance.marketingIsOptOut,
}

/** The fields by the names they have on the wire. */
const fieldOf = {
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
} as const

export type ProblemField = (typeof fieldOf)[keyof typeof fieldOf]
export type FormProblems = Partial<Record<ProblemField, string>>

/** What can be wrong, in the order in which the form asks for it. */
export const problemFields = orderForm.fields.map((field) => fieldOf[field])

/** How the server speaks of it. */
export const sentForm: SentForm<ProblemField> = { flow: weightService.questionnaire, fieldOf }

const isBlank = (text: string) => text.trim() === ''
const birthdayTyped = ({ birthDay, birthMonth, birthYear }: AccountForm) => ({
  day: birthDay,
  month: birthMonth,
  year: birthYear,
})
const hasNoBirthday = (form: AccountForm) => Object.values(birthdayTyped(form)).every(isBlank)

export const birthdayIn = (form: AccountForm): Day | null => readDay(birthdayTyped(form))

/** What was typed, in the names of the wire. */
export const asSent = (form: AccountForm): OrderForm => ({
  name: form.legalFirstName,
  legalSurname: form.legalSurname,
  email: form.email,
  password: form.password,
  dob: hasNoBirthday(form) ? '' : writeTyped(birthdayTyped(form)),
  gender: form.sex,
  address: form.address,
  city: form.city,
  pincode: form.postcode,
  agreedTerms: form.consentTerms,
  declineOffers: form.marketingOptOut,
})

export function problemsIn(form: AccountForm, today: Day, asksForPassword = true): FormProblems {
  const { problems } = orderForm.read(asSent(form), { today, asksForPassword })
  return Object.fromEntries(problems.map(({ field, message }) => [fieldOf[field], message]))
}

/** Whether something is in a field, so that leaving it says whether that is right. */
export const isFilled = (form: AccountForm, field: ProblemField): boolean =>
  field === 'birth' ? !Object.values(birthdayTyped(form)).some(isBlank) : !isBlank(String(form[field] || ''))

/** The fields of which a change speaks. */
export const fieldsIn = (change: Partial<AccountForm>): ProblemField[] =>
  problemFields.filter((field) => (field === 'birth' ? 'birthDay' in change : field in change))

export const birthdayFields = ({ day, month, year }: Day) => ({
  birthDay: String(day),
  birthMonth: String(month),
  birthYear: String(year),
})

/** Fills in what is known and still empty. What somebody has typed stays. */
export function filledIn(form: AccountForm, known: AccountDetails): AccountForm {
  const gender = known.gender?.toLowerCase()
  const born = known.dob ? parseDay(known.dob) : null
  return {
    ...form,
    email: form.email || (known.email ?? ''),
    legalFirstName: form.legalFirstName || (known.name ?? ''),
    legalSurname: form.legalSurname || (known.legalSurname ?? ''),
    sex: form.sex || (gender === 'male' || gender === 'female' ? gender : ''),
    address: form.address || (known.address ?? ''),
    city: form.city || (known.city ?? ''),
    postcode: form.postcode || (known.pincode ?? ''),
    ...(born && hasNoBirthday(form) ? birthdayFields(born) : {}),
  }
}
