import type { Instant } from '../calendar/london-time.ts'
import type { CaseState } from '../cases/states.ts'

const notIn = (state: CaseState) => `Not while it is ${state.replaceAll('_', ' ')}.`

/** Null: it can be returned to the prescriber who approved it. */
export const whyNotReturn = (state: CaseState): string | null => (state === 'approved' ? null : notIn(state))

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
  if (state !== 'approved') return notIn(state)
  if (!isIntact) return 'The signature does not fit the prescription. Return it, and tell the clinical lead.'
  if (expiresAt <= now) return 'The prescription has expired.'
  if (decidedBy.includes(staffId)) return 'You approved or signed it: another person checks.'
  return null
}
