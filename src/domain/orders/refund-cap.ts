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
  if (!isTaken) return 'Nothing has been taken for this order that could be given back.'
  if (leftPence <= 0) return 'All of it has gone back already, or is on its way.'
  if (wantedPence > leftPence) return `At most ${pounds(leftPence)} of it can still go back.`
  if (capPence === null || givenTodayPence + wantedPence <= capPence) return null
  const left = Math.max(0, capPence - givenTodayPence)
  return `You can give back ${pounds(capPence)} in a day, and ${pounds(left)} of that is left. Ask a clinical lead or an administrator.`
}
