import { checkProblems as words } from '#content/supply/pharmacy.ts'
import type { Instant } from '../calendar/london-time.ts'
import type { CaseState } from '../cases/states.ts'

/** Null: it can be returned to the prescriber who approved it. */
export const whyNotReturn = (state: CaseState): string | null => (state === 'approved' ? null : words.notIn(state))

interface ToCheck {
  readonly state: CaseState
  readonly isIntact: boolean
  readonly expiresAt: Instant
  /** The prescribers who approved and signed. */
  readonly decidedBy: readonly string[]
  readonly staffId: string
  readonly now: Instant
}

/** Null: the pharmacist may release it. Approver, signer and checking pharmacist are different people. */
export function whyNotCheck({ state, isIntact, expiresAt, decidedBy, staffId, now }: ToCheck): string | null {
  if (state !== 'approved') return words.notIn(state)
  if (!isIntact) return words.broken
  if (expiresAt <= now) return words.expired
  if (decidedBy.includes(staffId)) return words.ownDecision
  return null
}
