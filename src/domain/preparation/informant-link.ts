import type { Instant } from '../calendar/london-time.ts'

/** `none`: nobody is asked. `withdrawn`: by the patient. `taken back`: by whoever was asked. */
export const informantStates = ['none', 'invited', 'sent', 'expired', 'withdrawn', 'taken back'] as const

export type InformantState = (typeof informantStates)[number]

export type Withdrawer = 'patient' | 'informant'

interface Invitation {
  readonly expiresAt: Instant
  readonly sentAt: Instant | null
  readonly withdrawnBy: Withdrawer | null
}

/** Answers that were sent stay readable for the clinician after the link has expired. */
export function informantState(invitation: Invitation | null, now: Instant): InformantState {
  if (invitation === null) return 'none'
  const { withdrawnBy, sentAt, expiresAt } = invitation
  if (withdrawnBy !== null) return withdrawnBy === 'patient' ? 'withdrawn' : 'taken back'
  if (sentAt !== null) return 'sent'
  return now < expiresAt ? 'invited' : 'expired'
}

/** Whether another link can be made: of one that was used the answers are there. */
export const mayInvite = (state: InformantState): boolean => state !== 'sent'

/** Letters, and what stands between them: the public page shows it to a stranger, so it is a name and nothing else. */
const firstName = /^[\p{L}\p{M}][\p{L}\p{M}' ’-]{0,39}$/u

export const isFirstName = (typed: string): boolean => firstName.test(typed.trim())
