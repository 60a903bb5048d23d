import { orderSummary } from '#content/order-summary.ts'
import type { CallBody } from '#contract/calls.ts'
import type { FieldProblem } from '#contract/envelope.ts'
import { type Medication, medicationNamed } from '#domain/catalogue/medications.ts'
import { adultAge } from '#domain/people/age-limits.ts'
import { type Day, earliestBirthYear, isAdultBirthday, parseDay, writeDay } from '#domain/people/date-of-birth.ts'
import { isEmail } from '#domain/people/email.ts'
import { newPasswordProblems } from '#domain/people/password-words.ts'
import { normalisePhone } from '#domain/people/phone.ts'
import { normalisePostcode } from '#domain/people/postcode.ts'
import type { Details } from '../accounts/account-rows.ts'
import { passwordWeakness } from '../accounts/strong-password.ts'
import type { OrderDetails } from './place-order.ts'

type Body = CallBody<'create_new_user'>
type Field = keyof Body

const words = orderSummary.problems

export interface OrderForm {
  readonly details: OrderDetails
  readonly medication: Medication
}

/** Everything that is wrong with a final submission at once, or what it says in the form it is kept in. */
export function readOrderForm(
  body: Body,
  today: Day,
  { asksForPassword }: { readonly asksForPassword: boolean },
): OrderForm | readonly FieldProblem[] {
  const problems: FieldProblem[] = []
  const refuse = (field: Field, message: string) => void problems.push({ field, message })
  /** Keeps reading after a problem, so that all of them are told together. */
  const need = <Value>(field: Field, value: Value | null | undefined, message: string): Value => {
    if (value === null || value === undefined || value === '') refuse(field, message)
    return value as Value
  }
  const line = (text: string | undefined) => text?.trim().normalize('NFC') ?? ''

  const email = line(body.email)
  const password = body.password ?? ''
  const weakness = password === '' ? 'missing' : passwordWeakness(password, 'order', body)
  const born = parseDay(line(body.dob))
  const gender = line(body.gender).toLowerCase()

  const details = {
    email: need('email', isEmail(email) ? email : null, words.email),
    name: need('name', line(body.name), words.legalFirstName),
    legalSurname: need('legalSurname', line(body.legalSurname), words.legalSurname),
    gender: need('gender', gender === 'male' || gender === 'female' ? gender : null, words.sex),
    dob: need('dob', line(body.dob), words.birth.missing),
    mobile: need('mobile', normalisePhone(body.mobile ?? ''), orderSummary.phone.invalid),
    address: need('address', line(body.address), words.address),
    city: need('city', line(body.city), words.city),
    pincode: need('pincode', normalisePostcode(body.pincode ?? ''), words.postcode),
    declineOffers: body.declineOffers ?? false,
  }
  if (asksForPassword && weakness) refuse('password', { ...words.password, ...newPasswordProblems }[weakness])
  if (details.dob !== '' && !born) refuse('dob', words.birth.unreal)
  if (born && !isAdultBirthday(born, today)) refuse('dob', words.birth.notAdult(adultAge, earliestBirthYear))
  if (!body.agreedTerms) refuse('agreedTerms', words.consentTerms)
  const medication = need('medication', medicationNamed(line(body.medication)), 'Choose a medication')

  if (problems.length > 0) return problems
  return { details: { ...details, dob: writeDay(born as Day) }, medication }
}

const draftFields = [
  'title',
  'name',
  'legalSurname',
  'email',
  'dob',
  'gender',
  'mobile',
  'address',
  'city',
  'pincode',
  'declineOffers',
  'medication',
] as const

/** What was typed so far, over what was typed before. A field left empty takes nothing away, and a password is never kept. */
export function mergeDraft(before: Details, body: Body): Details {
  const typed = draftFields.flatMap((field) => {
    const value = body[field]
    return value === undefined || value === '' ? [] : [[field, value] as const]
  })
  return { ...before, ...Object.fromEntries(typed) }
}
