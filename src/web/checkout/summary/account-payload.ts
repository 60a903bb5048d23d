import type { Medication } from '#domain/catalogue/medications.ts'
import { orderForm } from '#domain/forms/order-form.ts'
import type { Answers } from '#domain/intake/engine/step.ts'
import { filledIn, type Payload } from '#web/shared/checkout/send-form.ts'
import { type AccountForm, asSent } from './account-form.ts'

export interface OrderFacts {
  readonly phone: string
  readonly medication: Medication
  readonly uniqueId: string | null
  readonly answers: Answers
}

/** The form in the names of the specification's call. What is not filled in yet is left out. */
export function accountPayload(form: AccountForm, { phone, medication, uniqueId, answers }: OrderFacts): Payload {
  const { agreedTerms, declineOffers, ...typed } = orderForm.normal(asSent(form))
  return {
    ...filledIn(typed),
    mobile: phone,
    agreedTerms,
    declineOffers,
    otpVerified: true,
    medication: medication.key,
    uniqueId,
    questionnaire_type: 'weight-management',
    answers: { ...answers },
  }
}
