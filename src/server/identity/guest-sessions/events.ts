import { eventKind } from '../../platform/events.ts'

interface OrderInSession {
  readonly emailDigest: Buffer
  readonly isPaid: boolean
}

/** What other modules store for a guest session. Each answers for its own part. */
export interface GuestSessionContents {
  readonly hasAnswers: boolean
  readonly orders: readonly OrderInSession[]
}

/** Asks what a guest session holds, to find out whose it is. */
export const guestSessionExamined = eventKind<{ readonly guestSessionId: string }, GuestSessionContents>(
  'guest-session.examined',
)

interface AttachedTo {
  readonly guestSessionId: string
  readonly account: { readonly id: string; readonly emailDigest: Buffer }
}

/** A guest session was attached to an account. */
export const guestSessionAttached = eventKind<AttachedTo>('guest-session.attached')
