import { type PolicyWords, policyWords } from '#content/site/policies/booking-policy.ts'
import { wholePounds } from '../orders/money.ts'
import { currentPolicy, policyOf } from './policy.ts'

/** What a policy says, in the words of its own version: those that somebody agreed to stay true for what they booked. */
export function policyWordsOf(version: number): PolicyWords {
  const policy = policyOf(version)
  return policyWords[policy.version]({
    ...policy,
    postedPrescription: wholePounds(policy.postedPrescriptionPence),
  })
}

/** For whoever books now. */
export const currentPolicyWords = policyWordsOf(currentPolicy.version)
