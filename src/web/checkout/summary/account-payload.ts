import { orderForm } from '#domain/forms/order-form.ts'
import type { Answers } from '#domain/intake/engine/step.ts'
import type { Medicine } from '#domain/medicines/medicines.ts'
import { weightService } from '#domain/services/weight-management.ts'
import { filledIn, type Payload } from '#web/shared/checkout/send-form.ts'
import { type AccountForm, asSent } from './account-form.ts'

export interface OrderFacts {
  readonly phone: string
  readonly medication: Medicine
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
    questionnaire_type: weightService.questionnaire,
    answers: { ...answers },
  }
}
