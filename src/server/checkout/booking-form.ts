import { bookingDetails } from '#content/booking.ts'
import { brand } from '#content/brand.ts'
import type { CallBody } from '#contract/calls.ts'
import type { FieldProblem } from '#contract/envelope.ts'
import { consentKeys, type GivenConsents, missingConsents } from '#domain/booking/consents.ts'
import { adultAge } from '#domain/people/age-limits.ts'
import { type Day, isAdultBirthday, parseDay, writeDay } from '#domain/people/date-of-birth.ts'
import { isEmail } from '#domain/people/email.ts'
import { longestPassword, type PasswordProblem, shortestPassword } from '#domain/people/password.ts'
import { normalisePhone } from '#domain/people/phone.ts'
import { normalisePostcode } from '#domain/people/postcode.ts'
import { passwordWeakness } from '../accounts/strong-password.ts'
import type { OrderDetails } from './place-order.ts'

type Body = CallBody<'create_new_user'>

const words = bookingDetails.problems

const passwordWords: Readonly<Record<PasswordProblem, string>> = {
  'too short': words.password(shortestPassword.booking),
  'not mixed': words.password(shortestPassword.booking),
  'too long': words.passwordTooLong(longestPassword),
  'too common': words.passwordTooCommon,
  'too personal': words.passwordTooPersonal,
}

export interface BookingForm {
  readonly details: OrderDetails
  readonly consents: GivenConsents
}

/** Everything that is wrong with a booking at once, in the specification's words, or what it says as it is kept. */
export function readBookingForm(
  body: Body,
  today: Day,
  { asksForPassword }: { readonly asksForPassword: boolean },
): BookingForm | readonly FieldProblem[] {
  const problems: FieldProblem[] = []
  const refuse = (field: keyof Body, message: string) => void problems.push({ field, message })
  const line = (text: string | undefined) => text?.trim().normalize('NFC') ?? ''
  const oneOf = (text: string | undefined, known: Readonly<Record<string, string>>) =>
    Object.hasOwn(known, line(text).toLowerCase()) ? line(text).toLowerCase() : ''

  const weakness = passwordWeakness(body.password ?? '', 'booking', body)
  const born = parseDay(line(body.dob))
  const mobile = normalisePhone(body.mobile ?? '') ?? ''
  const pincode = normalisePostcode(body.pincode ?? '') ?? ''
  const [address1 = '', ...further] = line(body.address).split('#').map(line)
  const consents = Object.fromEntries(consentKeys.map((key) => [key, body.consents?.[key] ?? false])) as GivenConsents

  const details = {
    email: line(body.email),
    title: oneOf(body.title, bookingDetails.fields.titles),
    gender: oneOf(body.gender, bookingDetails.fields.sexes),
    name: line(body.name),
    legalSurname: line(body.legalSurname),
    mobile,
    dob: born ? writeDay(born) : '',
    // As it travels: the second line, if there is one, behind a hash.
    address: [address1, ...further.filter((part) => part !== '')].join('#'),
    city: line(body.city),
    pincode,
    declineOffers: !consents.t1 && !consents.t2,
  }

  if (!isEmail(details.email)) refuse('email', words.email)
  if (asksForPassword && weakness) refuse('password', passwordWords[weakness])
  if (details.title === '') refuse('title', words.title)
  if (details.gender === '') refuse('gender', words.sex)
  if (details.name === '') refuse('name', words.firstName)
  if (details.legalSurname === '') refuse('legalSurname', words.lastName)
  if (mobile === '') refuse('mobile', words.mobile)
  if (line(body.dob) === '') refuse('dob', words.birth)
  else if (!born) refuse('dob', words.birthUnreal)
  else if (!isAdultBirthday(born, today)) refuse('dob', words.birthNotAdult(adultAge))
  if (address1 === '') refuse('address', words.address1)
  if (details.city === '') refuse('city', words.city)
  if (line(body.pincode) === '') refuse('pincode', words.postcode)
  else if (pincode === '') refuse('pincode', words.postcodeUnreal)
  if (missingConsents(consents, brand).length > 0) refuse('consents', words.consents)

  return problems.length > 0 ? problems : { details, consents }
}
