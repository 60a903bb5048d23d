import { bookingDetails } from '#content/appointments/booking.ts'
import { brand } from '#content/brand.ts'
import { compliance } from '#content/compliance.ts'
import { textProblems } from '#content/forms.ts'
import { type ConsentRule, consentKeys, type GivenConsents, missingConsents } from '#domain/appointments/consents.ts'
import { adultAge } from '#domain/identity/age-limits.ts'
import { longestPassword, type PasswordProblem, shortestPassword } from '#domain/identity/password.ts'
import { normalisePhone } from '#domain/identity/phone.ts'
import { normalisePostcode } from '#domain/identity/postcode.ts'
import { type Checks, defineForm, type Sent } from './form.ts'
import {
  type Asked,
  isOneOf,
  newPasswordProblem,
  normalPerson,
  type Person,
  type PersonKey,
  personChecks,
} from './person.ts'
import { formatNumber, longestAddress, longestLine, tidyText } from './text.ts'

export const titles = ['mr', 'mrs', 'ms', 'dr'] as const

/** All eight as specified, unless strict mode or the operator makes the two about marketing optional. */
export const consentRule: ConsentRule = {
  marketingConsentRequired: compliance.marketingConsentRequired && brand.marketingConsentRequired,
}

/** The fields of the booking form. A second address line follows the first after a hash. */
export interface BookingForm extends Person {
  readonly title: string
  readonly mobile: string
  readonly consents: GivenConsents
}

type Field = keyof BookingForm
type Key =
  | PersonKey
  | `password ${PasswordProblem}`
  | `pincode ${'missing' | 'unreal'}`
  | 'title'
  | 'mobile'
  | 'consents'

const { problems } = bookingDetails
const sentence = (text: string) => `${text}.`

/** The specification's words, where it has any. */
const words: Readonly<Record<Key, string>> = {
  email: problems.email,
  'password too short': problems.password(shortestPassword.booking),
  'password not mixed': problems.password(shortestPassword.booking),
  'password too long': problems.passwordTooLong(longestPassword),
  'password too common': problems.passwordTooCommon,
  'password too personal': problems.passwordTooPersonal,
  title: problems.title,
  name: problems.firstName,
  legalSurname: problems.lastName,
  gender: problems.sex,
  'dob missing': problems.birth,
  'dob unreal': problems.birthUnreal,
  'dob not adult': problems.birthNotAdult(adultAge),
  mobile: problems.mobile,
  address: problems.address1,
  'address too long': sentence(textProblems.tooLong(formatNumber(longestAddress))),
  city: problems.city,
  'pincode missing': problems.postcode,
  'pincode unreal': problems.postcodeUnreal,
  consents: problems.consents,
  'not text': sentence(textProblems.notText),
  'too long': sentence(textProblems.tooLong(formatNumber(longestLine))),
}

function postcodeProblem({ pincode }: BookingForm): Key | null {
  if (pincode === '') return 'pincode missing'
  return normalisePostcode(pincode) === null ? 'pincode unreal' : null
}

const checks: Checks<BookingForm, Field, Key, Asked> = {
  email: personChecks.email,
  password: (form, asked) => newPasswordProblem(form, 'booking', asked),
  title: ({ title }) => (isOneOf(titles, title) ? null : 'title'),
  name: personChecks.name,
  legalSurname: personChecks.legalSurname,
  gender: personChecks.gender,
  dob: personChecks.dob,
  mobile: ({ mobile }) => (normalisePhone(mobile) === null ? 'mobile' : null),
  address: (form, asked) => (form.address.startsWith('#') ? 'address' : personChecks.address(form, asked)),
  city: personChecks.city,
  pincode: postcodeProblem,
  consents: ({ consents }) => (missingConsents(consents, consentRule).length === 0 ? null : 'consents'),
}

function normalAddress(address: string | undefined): string {
  const [first = '', ...further] = tidyText(address).split('#').map(tidyText)
  return [first, ...further.filter((line) => line !== '')].join('#')
}

const normalConsents = (sent: Sent<GivenConsents> = {}): GivenConsents =>
  Object.fromEntries(consentKeys.map((key) => [key, sent[key] ?? false])) as GivenConsents

type SentBooking = Sent<Omit<BookingForm, 'consents'>> & { readonly consents?: Sent<GivenConsents> | undefined }

const normal = (sent: SentBooking): BookingForm => ({
  ...normalPerson(sent),
  title: tidyText(sent.title).toLowerCase(),
  mobile: normalisePhone(tidyText(sent.mobile)) ?? tidyText(sent.mobile),
  address: normalAddress(sent.address),
  consents: normalConsents(sent.consents),
})

export const bookingForm = defineForm({ normal, checks, words })
