import { orderSummary } from '#content/checkout/order-summary.ts'
import { compliance } from '#content/compliance.ts'
import { textProblems } from '#content/forms.ts'
import { adultAge } from '#domain/identity/age-limits.ts'
import { earliestBirthYear } from '#domain/identity/date-of-birth.ts'
import type { PasswordProblem } from '#domain/identity/password.ts'
import { newPasswordProblems } from '#domain/identity/password-words.ts'
import { normalisePostcode } from '#domain/identity/postcode.ts'
import { type Checks, defineForm, type Sent } from './form.ts'
import { type Asked, newPasswordProblem, normalPerson, type Person, type PersonKey, personChecks } from './person.ts'
import { formatNumber, longestAddress, longestLine } from './text.ts'

/** The fields of the order form. The phone is verified and the medication chosen before it. */
export interface OrderForm extends Person {
  readonly agreedTerms: boolean
  readonly declineOffers: boolean
}

type Field = Exclude<keyof OrderForm, 'declineOffers'>
type Key = PersonKey | `password ${PasswordProblem | 'missing'}` | 'pincode' | 'agreedTerms'

const { problems } = orderSummary

const words: Readonly<Record<Key, string>> = {
  email: problems.email,
  'password missing': problems.password.missing,
  'password too short': newPasswordProblems['too short'],
  'password too long': newPasswordProblems['too long'],
  'password not mixed': newPasswordProblems['not mixed'],
  'password too common': newPasswordProblems['too common'],
  'password too personal': newPasswordProblems['too personal'],
  name: problems.legalFirstName,
  legalSurname: problems.legalSurname,
  gender: problems.sex,
  'dob missing': problems.birth.missing,
  'dob unreal': problems.birth.unreal,
  'dob not adult': problems.birth.notAdult(adultAge, earliestBirthYear),
  address: problems.address,
  'address too long': textProblems.tooLong(formatNumber(longestAddress)),
  city: problems.city,
  pincode: problems.postcode,
  agreedTerms: problems.consentTerms,
  'not text': textProblems.notText,
  'too long': textProblems.tooLong(formatNumber(longestLine)),
}

const checks: Checks<OrderForm, Field, Key, Asked> = {
  email: personChecks.email,
  password: (form, asked) =>
    asked.asksForPassword && form.password === '' ? 'password missing' : newPasswordProblem(form, 'order', asked),
  name: personChecks.name,
  legalSurname: personChecks.legalSurname,
  gender: personChecks.gender,
  dob: personChecks.dob,
  address: personChecks.address,
  city: personChecks.city,
  pincode: ({ pincode }) => (normalisePostcode(pincode) === null ? 'pincode' : null),
  agreedTerms: ({ agreedTerms }) => (agreedTerms ? null : 'agreedTerms'),
}

const normal = (sent: Sent<OrderForm>): OrderForm => ({
  ...normalPerson(sent),
  agreedTerms: sent.agreedTerms ?? false,
  // Where the box asks for offers, silence is a No.
  declineOffers: sent.declineOffers ?? !compliance.marketingIsOptOut,
})

export const orderForm = defineForm({ normal, checks, words })
