import { type PolicyWords, policyWords } from '#content/site/policies/booking-policy.ts'
import { wholePounds } from '../orders/money.ts'
import { currentPolicy, policyOf } from './policy.ts'

/** The words of each policy version: those that a patient agreed to keep applying to their booking. */
export function policyWordsOf(version: number): PolicyWords {
  const policy = policyOf(version)
  return policyWords[policy.version]({
    ...policy,
    postedPrescription: wholePounds(policy.postedPrescriptionPence),
  })
}

/** The version for new bookings. */
export const currentPolicyWords = policyWordsOf(currentPolicy.version)
