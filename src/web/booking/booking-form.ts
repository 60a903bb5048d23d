import type { AccountDetails } from '#contract/identity/account-details.ts'
import { consentKeys, type GivenConsents, missingConsents } from '#domain/appointments/consents.ts'
import { bookingForm, consentRule, type BookingForm as SentBooking, titles } from '#domain/forms/booking-form.ts'
import { isOneOf, sexes } from '#domain/forms/person.ts'
import { type Day, parseDay, writeTyped } from '#domain/identity/date-of-birth.ts'
import { adhdService } from '#domain/services/adhd.ts'
import type { SentForm } from '#web/shared/checkout/outcome.ts'

export interface BookingForm {
  readonly email: string
  readonly password: string
  readonly title: '' | (typeof titles)[number]
  readonly sex: '' | (typeof sexes)[number]
  readonly firstName: string
  readonly lastName: string
  readonly mobile: string
  readonly day: string
  readonly month: string
  readonly year: string
  readonly address1: string
  readonly address2: string
  readonly city: string
  readonly postcode: string
  readonly consents: GivenConsents
}

export const emptyForm: BookingForm = {
  email: '',
  password: '',
  title: '',
  sex: '',
  firstName: '',
  lastName: '',
  mobile: '',
  day: '',
  month: '',
  year: '',
  address1: '',
  address2: '',
  city: '',
  postcode: '',
  consents: Object.fromEntries(consentKeys.map((key) => [key, false])) as unknown as GivenConsents,
}

/** The fields by the names they have on the wire. */
const fieldOf = {
  email: 'email',
  password: 'password',
  title: 'title',
  gender: 'sex',
  name: 'firstName',
  legalSurname: 'lastName',
  mobile: 'mobile',
  dob: 'birth',
  address: 'address1',
  city: 'city',
  pincode: 'postcode',
  consents: 'consents',
} as const

export type ProblemField = (typeof fieldOf)[keyof typeof fieldOf]
export type FormProblems = Partial<Record<ProblemField, string>>

/** What can be wrong, in the order in which the form asks for it. */
export const problemFields = bookingForm.fields.map((field) => fieldOf[field])

/** How the server speaks of it. */
export const sentForm: SentForm<ProblemField> = { flow: adhdService.questionnaire, fieldOf }

export const hasAllConsents = ({ consents }: BookingForm): boolean =>
  missingConsents(consents, consentRule).length === 0

const isBlank = (text: string) => text.trim() === ''

/** Day, month and year are all needed. */
const hasWholeBirthday = ({ day, month, year }: BookingForm) => ![day, month, year].some(isBlank)

/** The separator cannot be in a line: it would make two of it. */
const addressLine = (typed: string) => typed.replace(/\s*#\s*/g, ' ').trim()

/** What was typed, in the names of the wire. */
export const asSent = (form: BookingForm): SentBooking => ({
  email: form.email,
  password: form.password,
  title: form.title,
  gender: form.sex,
  name: form.firstName,
  legalSurname: form.lastName,
  mobile: form.mobile,
  dob: hasWholeBirthday(form) ? writeTyped(form) : '',
  address: [form.address1, form.address2].map(addressLine).join('#'),
  city: form.city,
  pincode: form.postcode,
  consents: form.consents,
})

export function problemsIn(form: BookingForm, today: Day, asksForPassword = true): FormProblems {
  const { problems } = bookingForm.read(asSent(form), { today, asksForPassword })
  return Object.fromEntries(problems.map(({ field, message }) => [fieldOf[field], message]))
}

/** Whether something is in a field, so that leaving it says whether that is right. */
export const isFilled = (form: BookingForm, field: ProblemField): boolean => {
  if (field === 'birth') return hasWholeBirthday(form)
  return field !== 'consents' && !isBlank(form[field])
}

const birthParts: ReadonlySet<string> = new Set(['day', 'month', 'year'])

/** The fields of which a change speaks. */
export const fieldsIn = (change: Partial<BookingForm>): ProblemField[] =>
  problemFields.filter((field) =>
    field === 'birth' ? Object.keys(change).some((part) => birthParts.has(part)) : field in change,
  )

export const digitsIn = (typed: string): string => typed.replace(/\D/g, '')

/** Digits only, and a UK number in its national form: what follows +44 begins with 0. */
export function mobileDigits(typed: string): string {
  const digits = digitsIn(typed)
  if (!typed.trimStart().startsWith('+')) return digits
  return /^44\d/.test(digits) ? `0${digits.slice(2).replace(/^0/, '')}` : `+${digits}`
}

/** Fills in what is known and still empty. What somebody has typed stays. */
export function filledIn(form: BookingForm, known: AccountDetails): BookingForm {
  const [title, sex] = [known.title?.toLowerCase() ?? '', known.gender?.toLowerCase() ?? '']
  const born = known.dob ? parseDay(known.dob) : null
  const hasBirthday = ![form.day, form.month, form.year].every(isBlank)
  // An order keeps its address in lines, a booking with "#" between them.
  const [address1 = '', ...rest] = (known.address ?? '').split(/#|\n/).map((line) => line.trim())
  const hasAddress = !isBlank(form.address1) || !isBlank(form.address2)
  return {
    ...form,
    email: form.email || (known.email ?? ''),
    title: form.title || (isOneOf(titles, title) ? title : ''),
    sex: form.sex || (isOneOf(sexes, sex) ? sex : ''),
    firstName: form.firstName || (known.name ?? ''),
    lastName: form.lastName || (known.legalSurname ?? ''),
    mobile: form.mobile || (known.mobile ?? ''),
    city: form.city || (known.city ?? ''),
    postcode: form.postcode || (known.pincode ?? ''),
    ...(hasAddress ? {} : { address1, address2: rest.filter(Boolean).join(', ') }),
    ...(born && !hasBirthday ? { day: String(born.day), month: String(born.month), year: String(born.year) } : {}),
  }
}
