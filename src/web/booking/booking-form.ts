import { bookingDetails } from '#content/booking.ts'
import { brand } from '#content/brand.ts'
import type { UserData } from '#contract/fetch-user-data.ts'
import { consentKeys, type GivenConsents, missingConsents } from '#domain/booking/consents.ts'
import { adultAge } from '#domain/people/age-limits.ts'
import { type Day, isAdultBirthday, parseDay, readDay } from '#domain/people/date-of-birth.ts'
import { isEmail } from '#domain/people/email.ts'
import { longestPassword, passwordProblem, shortestPassword } from '#domain/people/password.ts'
import { normalisePhone } from '#domain/people/phone.ts'
import { normalisePostcode } from '#domain/people/postcode.ts'
import type { SentForm } from '#web/shared/checkout/outcome.ts'

export const titles = ['mr', 'mrs', 'ms', 'dr'] as const
export const sexes = ['male', 'female'] as const

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

/** What can be wrong, in the order in which the form asks for it. */
export const problemFields = [
  'email',
  'password',
  'title',
  'firstName',
  'lastName',
  'sex',
  'birth',
  'mobile',
  'address1',
  'city',
  'postcode',
  'consents',
] as const

export type ProblemField = (typeof problemFields)[number]
export type FormProblems = Partial<Record<ProblemField, string>>

/** How the server speaks of it. */
export const sentForm: SentForm<ProblemField> = {
  flow: 'adhd',
  fieldOf: {
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
  },
}

/** All eight as specified, unless the operator leaves the two about marketing open. */
export const consentRule = { marketingConsentRequired: brand.marketingConsentRequired }

export const hasAllConsents = ({ consents }: BookingForm): boolean =>
  missingConsents(consents, consentRule).length === 0

const words = bookingDetails.problems
const isBlank = (text: string) => text.trim() === ''

/** The same rules as the server's, in the words of the specification. */
export function problemsIn(form: BookingForm, today: Day, asksForPassword = true): FormProblems {
  const found: Record<ProblemField, string | null> = {
    email: isEmail(form.email.trim()) ? null : words.email,
    password: asksForPassword ? problemOfPassword(form.password) : null,
    title: form.title === '' ? words.title : null,
    firstName: isBlank(form.firstName) ? words.firstName : null,
    lastName: isBlank(form.lastName) ? words.lastName : null,
    sex: form.sex === '' ? words.sex : null,
    birth: problemOfBirthday(form, today),
    mobile: normalisePhone(form.mobile) === null ? words.mobile : null,
    address1: isBlank(form.address1) ? words.address1 : null,
    city: isBlank(form.city) ? words.city : null,
    postcode: problemOfPostcode(form.postcode),
    consents: hasAllConsents(form) ? null : words.consents,
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null))
}

/** Only the length is asked for here. */
function problemOfPassword(password: string): string | null {
  switch (passwordProblem(password, 'booking')) {
    case 'too long':
      return words.passwordTooLong(longestPassword)
    case 'too common':
      return words.passwordTooCommon
    case 'too personal':
      return words.passwordTooPersonal
    case null:
      return null
    default:
      return words.password(shortestPassword.booking)
  }
}

export const birthdayIn = ({ day, month, year }: BookingForm): Day | null => readDay({ day, month, year })

function problemOfBirthday(form: BookingForm, today: Day): string | null {
  if ([form.day, form.month, form.year].some(isBlank)) return words.birth
  const born = birthdayIn(form)
  if (!born) return words.birthUnreal
  return isAdultBirthday(born, today) ? null : words.birthNotAdult(adultAge)
}

function problemOfPostcode(postcode: string): string | null {
  if (isBlank(postcode)) return words.postcode
  return normalisePostcode(postcode) === null ? words.postcodeUnreal : null
}

export const digitsIn = (typed: string): string => typed.replace(/\D/g, '')

/** Digits only, and a UK number in its national form: what follows +44 begins with 0. */
export function mobileDigits(typed: string): string {
  const digits = digitsIn(typed)
  if (!typed.trimStart().startsWith('+')) return digits
  return /^44\d/.test(digits) ? `0${digits.slice(2).replace(/^0/, '')}` : `+${digits}`
}

const isOneOf = <Value extends string>(values: readonly Value[], text: string | undefined): text is Value =>
  values.some((value) => value === text)

/** Fills in what is known and still empty. What somebody has typed stays. */
export function filledIn(form: BookingForm, known: UserData): BookingForm {
  const [title, sex] = [known.title?.toLowerCase(), known.gender?.toLowerCase()]
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
