import { refundProblems as words } from '#content/orders/money.ts'
import type { Role } from '../identity/staff/roles.ts'
import { pounds } from './money.ts'

/** The most that one person of support may refund in a day (ours). */
const supportRefundPencePerDay = 50_00

const withoutCap: readonly Role[] = ['clinical_lead', 'administrator']

/** Null: no cap. */
export function refundCapOf(roles: readonly Role[]): number | null {
  if (roles.some((role) => withoutCap.includes(role))) return null
  return roles.includes('support') ? supportRefundPencePerDay : 0
}

interface WantedRefund {
  readonly isTaken: boolean
  readonly wantedPence: number
  /** The charged amount less refunds made and under way. */
  readonly leftPence: number
  readonly capPence: number | null
  readonly givenTodayPence: number
}

/** Null: the refund is allowed. Otherwise the reason why not, for the member of staff. */
export function whyNotRefund({ isTaken, wantedPence, leftPence, capPence, givenTodayPence }: WantedRefund) {
  if (!isTaken) return words.notTaken
  if (leftPence <= 0) return words.allRefunded
  if (wantedPence > leftPence) return words.most(pounds(leftPence))
  if (capPence === null || givenTodayPence + wantedPence <= capPence) return null
  const left = Math.max(0, capPence - givenTodayPence)
  return words.cap(pounds(capPence), pounds(left))
}
