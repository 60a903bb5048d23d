import type { Medication } from '#domain/catalogue/medications.ts'
import { writeDay } from '#domain/people/date-of-birth.ts'
import { normalisePostcode } from '#domain/people/postcode.ts'
import type { Answers } from '#domain/questionnaires/engine/step.ts'
import { filledIn, type Payload } from '#web/shared/checkout/send-form.ts'
import { type AccountForm, birthdayIn } from './account-form.ts'

export interface OrderFacts {
  readonly phone: string
  readonly medication: Medication
  readonly uniqueId: string | null
  readonly answers: Answers
}

/** The form in the names of the specification's call. What is not filled in yet is left out. */
export function accountPayload(form: AccountForm, { phone, medication, uniqueId, answers }: OrderFacts): Payload {
  const born = birthdayIn(form)
  const typed = {
    name: form.legalFirstName.trim(),
    legalSurname: form.legalSurname.trim(),
    email: form.email.trim(),
    password: form.password,
    dob: born ? writeDay(born) : '',
    gender: form.sex,
    address: form.address.trim(),
    city: form.city.trim(),
    pincode: normalisePostcode(form.postcode) ?? '',
  }
  return {
    ...filledIn(typed),
    mobile: phone,
    agreedTerms: form.consentTerms,
    declineOffers: form.marketingOptOut,
    otpVerified: true,
    medication: medication.key,
    uniqueId,
    questionnaire_type: 'weight-management',
    answers: { ...answers },
  }
}
