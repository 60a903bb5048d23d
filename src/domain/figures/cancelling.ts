import { adultAdhdAssessment } from '../appointments/adult-adhd-assessment.ts'
import { holdMinutes } from '../appointments/hold.ts'
import { currentPolicy, refundFor } from '../appointments/policy.ts'
import { currentPolicyWords } from '../appointments/policy-words.ts'
import { dayMs } from '../calendar/durations.ts'
import { pounds } from '../orders/money.ts'
import { authorisationDays } from '../orders/order-states.ts'

const paidPence = adultAdhdAssessment.pricePence

const refundWith = (days: number) => ({
  days,
  refund: pounds(
    refundFor({ start: days * dayMs, paidPence, policy: currentPolicy, refundCapPence: null }, 0).refundPence,
  ),
})

/** Figures for the cancellation policy. One day more than the notice without a refund gives a partial one. */
export const cancellingFigures = {
  policy: currentPolicyWords,
  holdMinutes,
  authorisationDays,
  examples: {
    price: pounds(paidPence),
    full: refundWith(currentPolicy.fullRefundDays),
    part: refundWith(Math.ceil(currentPolicy.partRefundHours / 24) + 1),
  },
} as const
